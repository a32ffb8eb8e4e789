import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Writes the service worker with the names of the build's files; fonts are kept once they are used. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle: {
    // After the page itself has been written.
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !/\.(html|woff2|txt)$/.test(name)).sort();
      const digest = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('src/offline/service-worker.js', import.meta.url), 'utf8')
        .replace('DIGEST', digest)
        .replace('= FILES', `= ${JSON.stringify(['./', ...files])}`);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

/** The font's licence wants to go where the font goes. */
const fontLicence = (): Plugin => ({
  name: 'font-licence',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('node_modules/@fontsource-variable/noto-sans-bengali/LICENSE', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'assets/noto-sans-bengali-licence.txt', source });
  },
});

// Relative addresses: the page works from any folder of any static host.
export default defineConfig({
  base: './',
  build: { outDir: '../build/web/page', emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' },
  // What the CMake preset wasm makes of the library.
  resolve: { alias: [{ find: /^queens\.wasm(?=\?)/, replacement: fileURLToPath(new URL('../build/wasm/web/bridge/queens.wasm', import.meta.url)) }] },
  server: { fs: { allow: ['.', '../build/wasm'] } },
  plugins: [fontLicence(), offline()],
  // A test that is slow on a busy machine is not wrong.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 300_000 },
});
