// Saves the board as a file, in the library's formats; the picture of pixels is its SVG, painted.
import type { Engine, Grid, Refusal } from '../engine/engine';

export type FileFormat = 'grid' | 'json' | 'fen' | 'svg' | 'png';

const files: Record<FileFormat, { readonly format: string; readonly name: string; readonly type: string }> = {
  grid: { format: 'grid', name: 'board.txt', type: 'text/plain' },
  json: { format: 'json', name: 'board.json', type: 'application/json' },
  fen: { format: 'fen', name: 'board.fen', type: 'text/plain' },
  svg: { format: 'svg', name: 'board.svg', type: 'image/svg+xml' },
  png: { format: 'svg', name: 'board.png', type: 'image/png' },
};

function download(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Pixels of a side of the painted picture. */
const pixels = 1000;

async function paint(svg: string): Promise<Blob | null> {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Null when the file was saved, else why the format cannot hold the board. */
export async function save(engine: Engine, grid: Grid, as: FileFormat): Promise<Refusal | null> {
  const { format, name, type } = files[as];
  const text = await engine.write(grid, format);
  if (typeof text !== 'string') return text;
  const blob = as === 'png' ? await paint(text) : new Blob([text], { type });
  if (blob) download(blob, name);
  return null;
}
