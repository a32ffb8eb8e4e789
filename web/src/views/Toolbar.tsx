// What changes the board as a whole, and what a click on it does.
import { emptyGrid, largestSide } from '../state/board';
import { preset, presetNames } from '../state/presets';
import {
  canRedo,
  canUndo,
  doAgain,
  edit,
  grid,
  mode,
  setSide,
  side,
  tab,
  takeBack,
  type Mode,
} from '../state/studio';
import { words } from '../words/words';
import { IconButton } from './Icon';

function Side() {
  const { digits } = words.value.numbers;
  return (
    <div class="stepper" role="group" aria-label={words.value.side}>
      <button
        type="button"
        aria-label={words.value.smaller}
        disabled={side.value <= 1}
        onClick={() => setSide(side.value - 1)}
      >
        −
      </button>
      <output data-test="side">{digits(`${side.value} × ${side.value}`)}</output>
      <button
        type="button"
        aria-label={words.value.larger}
        disabled={side.value >= largestSide}
        onClick={() => setSide(side.value + 1)}
      >
        +
      </button>
    </div>
  );
}

function ModeSwitch() {
  const modes: readonly Mode[] = ['queen', 'reserve'];
  return (
    <fieldset class="modes" disabled={tab.value === 'solve'}>
      <legend class="unseen">{words.value.mode}</legend>
      {modes.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="mode"
            value={name}
            checked={mode.value === name}
            onChange={() => (mode.value = name)}
          />
          <span>
            <b aria-hidden="true" class={`sign ${name}`} /> {words.value.modes[name]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Toolbar() {
  const text = words.value;
  return (
    <div class="toolbar">
      <Side />
      <ModeSwitch />
      <div class="buttons">
        <IconButton name="undo" label={text.undo} keys="Ctrl+Z" disabled={!canUndo.value} onClick={takeBack} />
        <IconButton
          name="redo"
          label={text.redo}
          keys="Ctrl+Shift+Z"
          disabled={!canRedo.value}
          onClick={doAgain}
        />
        <button type="button" onClick={() => edit(emptyGrid(side.value))}>
          {text.clearBoard}
        </button>
        <select
          aria-label={text.presets}
          value=""
          onChange={(event) => {
            const name = presetNames[event.currentTarget.selectedIndex - 1];
            if (name) edit(preset(name, grid.value));
            event.currentTarget.selectedIndex = 0;
          }}
        >
          <option value="">{text.presets}</option>
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {text.presetNames[name]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
