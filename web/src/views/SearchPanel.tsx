// Backtracking to watch: the film's controls, and one or two strategies beside each other.
import { engine } from '../state/answers';
import { step, strategies } from '../state/studio';
import { films, goTo, length, playing, speed, speeds } from '../search/films';
import { nextWith } from '../search/playback';
import { words } from '../words/words';
import { IconButton } from './Icon';
import { StrategyView } from './StrategyView';

function play() {
  if (!playing.value && step.value >= length.value - 1) goTo(0);
  playing.value = !playing.value;
}

function Controls() {
  const text = words.value.search;
  const first = films.value[0];
  const atEnd = step.value >= length.value - 1;
  return (
    <div class="controls">
      <div class="buttons">
        <IconButton name="start" label={text.toStart} disabled={step.value === 0} onClick={() => goTo(0)} />
        <IconButton name="back" label={text.back} disabled={step.value === 0} onClick={() => goTo(step.value - 1)} />
        <button type="button" class="primary play" onClick={play}>
          {playing.value ? text.pause : text.play}
        </button>
        <IconButton name="forward" label={text.forward} disabled={atEnd} onClick={() => goTo(step.value + 1)} />
        <IconButton name="end" label={text.toEnd} disabled={atEnd} onClick={() => goTo(length.value - 1)} />
        <button
          type="button"
          onClick={() => first && goTo(nextWith(first.walk.nodes, step.value, 'solution', 1))}
        >
          {text.nextSolution}
        </button>
        <select
          aria-label={text.speed}
          value={speed.value}
          onChange={(event) => (speed.value = speeds[event.currentTarget.selectedIndex] ?? 4)}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {text.perSecond(each)}
            </option>
          ))}
        </select>
      </div>
      <input
        type="range"
        aria-label={text.position}
        min={0}
        max={length.value - 1}
        value={step.value}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

export function SearchPanel() {
  const text = words.value.search;
  const [first] = strategies.value;
  const two = strategies.value.length === 2;
  const compare = () => {
    strategies.value = two
      ? [first!]
      : [first!, { prune: first!.prune === 'smallest' ? 'lines' : 'smallest', order: 'top' }];
  };
  if (!engine.value) return null;
  return (
    <div class="panel">
      <p>{text.intro}</p>
      <Controls />
      <div class={two ? 'strategies two' : 'strategies'}>
        {strategies.value.map((strategy, i) => (
          <StrategyView key={i} which={i} strategy={strategy} ask={engine.value!} />
        ))}
      </div>
      <button type="button" onClick={compare}>
        {two ? text.single : text.compare}
      </button>
    </div>
  );
}
