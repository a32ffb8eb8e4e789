// One strategy at one step: its counters, its board when two are compared, its tree and its algorithm.
import { MiniBoard } from '../board/MiniBoard';
import type { Engine, Node, Prune, Strategy } from '../engine/engine';
import { countTree, films, nodesShown, profiles, profiling, stepOf } from '../search/films';
import { isNewest, queensAt } from '../search/playback';
import { ProfilePicture } from '../search/ProfilePicture';
import { codeOf, indentOf, lineAt } from '../search/pseudocode';
import { TreePicture } from '../search/TreePicture';
import { grid, step, strategies } from '../state/studio';
import { orders, prunes } from '../state/url';
import { words } from '../words/words';

function Choice({ which, strategy }: { which: number; strategy: Strategy }) {
  const text = words.value.search;
  const set = (change: Partial<Strategy>) => {
    strategies.value = strategies.value.map((each, i) => (i === which ? { ...each, ...change } : each));
    step.value = 0;
  };
  // These two choose their rows by themselves.
  const ordered = strategy.prune !== 'smallest' && strategy.prune !== 'symmetry';
  return (
    <div class="choice">
      <select
        aria-label={text.strategy}
        value={strategy.prune}
        onChange={(event) =>
          set({ prune: prunes[event.currentTarget.selectedIndex] ?? 'lines', order: 'top' })
        }
      >
        {prunes.map((name) => (
          <option key={name} value={name}>
            {text.prunes[name]}
          </option>
        ))}
      </select>
      <select
        aria-label={text.order}
        value={strategy.order}
        disabled={!ordered}
        onChange={(event) => set({ order: orders[event.currentTarget.selectedIndex] ?? 'top' })}
      >
        {orders.map((name) => (
          <option key={name} value={name}>
            {text.orders[name as keyof typeof text.orders]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Code({ prune, node }: { prune: Prune; node: Node }) {
  const text = words.value.search;
  const here = lineAt(prune, node);
  return (
    <ol class="code" aria-label={text.steps}>
      {codeOf(prune).map((line) => (
        <li
          key={line}
          class={line === here ? 'here' : ''}
          aria-current={line === here ? 'step' : undefined}
          style={{ '--indent': indentOf(line) }}
        >
          {text.code[line]}
        </li>
      ))}
    </ol>
  );
}

function says(node: Node): string {
  const text = words.value.search;
  if (node.fate === 'solution') return text.solution;
  if (node.deadEnd) return text.deadEnd(node.deadEnd.kind, node.deadEnd.index);
  return node.row === null ? '' : text.branches(node.row, node.open.length);
}

export function StrategyView({ which, strategy, ask }: { which: number; strategy: Strategy; ask: Engine }) {
  const text = words.value.search;
  const { number } = words.value.numbers;
  const film = films.value[which];
  const at = stepOf(which);
  const node = film?.walk.nodes[at];
  const counters = film?.counters[at];
  const profile = profiles.value[which];
  return (
    <section class="strategy" data-test={`strategy-${which}`}>
      <Choice which={which} strategy={strategy} />
      <dl class="counters">
        <div>
          <dt>{text.nodes}</dt>
          <dd data-test="nodes">{number(counters?.nodes ?? 0)}</dd>
        </div>
        <div class="dead-end">
          <dt>{text.deadEnds}</dt>
          <dd>{number(counters?.deadEnds ?? 0)}</dd>
        </div>
        <div class="solution">
          <dt>{text.solutions}</dt>
          <dd>{number(counters?.solutions ?? 0)}</dd>
        </div>
      </dl>
      {film && node && (
        <>
          <p class={`says ${node.fate}`}>{says(node)}</p>
          {films.value.length === 2 && (
            <MiniBoard
              grid={grid.value}
              queens={queensAt(node)}
              label={text.prunes[strategy.prune]}
              newest={(queen) => isNewest(node, queen)}
            />
          )}
          <TreePicture film={film} step={at} height={films.value.length === 2 ? 400 : 210} />
          {!film.walk.complete && <p class="quiet">{text.beginning(nodesShown)}</p>}
          {profile && <ProfilePicture profile={profile} film={film} step={at} />}
          {!film.walk.complete &&
            !profile &&
            (profiling.value === which ? (
              <p>
                {text.counting}{' '}
                <button type="button" onClick={() => ask.cancel('profile')}>
                  {text.stop}
                </button>
              </p>
            ) : (
              <button type="button" onClick={() => void countTree(ask, which)}>
                {text.wholeTree}
              </button>
            ))}
          <Code prune={strategy.prune} node={node} />
        </>
      )}
    </section>
  );
}
