// The tree as it grows: a handful of paths, however many nodes, so that it can be drawn anew each step.
import { useMemo } from 'preact/hooks';
import { words } from '../words/words';
import { layout } from './layout';
import { pathTo, type Film } from './playback';

const width = 600;

export function TreePicture({ film, step, height }: { film: Film; step: number; height: number }) {
  const { nodes } = film.walk;
  const points = useMemo(() => layout(film, width, height), [film, height]);
  const edges = useMemo(
    () =>
      points.map(({ x, y }, i) => {
        const parent = points[film.parents[i]!];
        return parent ? `M${parent.x.toFixed(1)} ${parent.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}` : '';
      }),
    [points],
  );
  // A line of no length with round ends is a dot.
  const dots = (fate: string) =>
    nodes
      .slice(0, step + 1)
      .map((node, i) =>
        node.fate === fate ? `M${points[i]!.x.toFixed(1)} ${points[i]!.y.toFixed(1)}h0` : '',
      )
      .join('');
  const path = pathTo(film.parents, step);
  const here = points[step]!;
  const size = Math.max(2.5, Math.min(9, 400 / nodes.length));
  return (
    <svg
      class="tree"
      viewBox={`-10 -10 ${width + 20} ${height + 20}`}
      role="img"
      aria-label={words.value.search.treeOf(step + 1)}
      style={{ '--dot': size }}
    >
      <path class="edges" d={edges.slice(0, step + 1).join('')} />
      <path class="edges path" d={path.map((i) => edges[i]).join('')} />
      <path class="dots branches" d={dots('branches')} />
      <path class="dots dead-end" d={dots('dead-end')} />
      <path class="dots solution" d={dots('solution')} />
      <circle class="here" cx={here.x} cy={here.y} r={size + 1} />
    </svg>
  );
}
