// Out of the page and into it: a link, a command line, files, and a text that is pasted or dropped.
import { useSignal } from '@preact/signals';
import { engine, report } from '../state/answers';
import { largestSide, sideOf } from '../state/board';
import { commandOf } from '../state/command';
import { save, type FileFormat } from '../state/files';
import { edit, grid, shared } from '../state/studio';
import { encode } from '../state/url';
import { words } from '../words/words';

function Copyable({ label, text, rows }: { label: string; text: string; rows: number }) {
  const { copy, copied } = words.value.share;
  const done = useSignal(false);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      done.value = true;
      setTimeout(() => (done.value = false), 2000);
    } catch {
      // Hosts without https have no clipboard; the text is there to be selected.
    }
  };
  return (
    <div class="copyable">
      <label>
        <span>{label}</span>
        <textarea readOnly rows={rows} value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" aria-live="polite" onClick={() => void copyText()}>
        {done.value ? copied : copy}
      </button>
    </div>
  );
}

function Import() {
  const text = words.value.share;
  const typed = useSignal('');
  const outcome = useSignal<{ readonly fine: boolean; readonly says: string } | null>(null);
  const openText = async (board: string) => {
    const answer = await engine.value?.read(board);
    if (!answer) return;
    if ('message' in answer) {
      outcome.value = { fine: false, says: text.refused(answer) };
    } else if (answer.grid === '' || sideOf(answer.grid) > largestSide) {
      outcome.value = { fine: false, says: text.tooLarge(sideOf(answer.grid), largestSide) };
    } else {
      edit(answer.grid);
      outcome.value = { fine: true, says: text.opened(answer.format, sideOf(answer.grid)) };
    }
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    // A board of side 20 is far below this, in any format; a larger file is something else.
    typed.value = file ? await file.slice(0, 100_000).text() : (event.dataTransfer?.getData('text') ?? '');
    await openText(typed.value);
  };
  return (
    <div
      class="import"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event).catch(report)}
    >
      <label>
        <span>{text.import}</span>
        <textarea
          rows={4}
          maxLength={100_000}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
          aria-describedby="import-help"
        />
      </label>
      <p class="quiet" id="import-help">
        {text.importExplained}
      </p>
      <button
        type="button"
        disabled={typed.value.trim() === ''}
        onClick={() => void openText(typed.value).catch(report)}
      >
        {text.importButton}
      </button>
      <p role="status" class={outcome.value?.fine ? '' : 'refusal'} data-test="opened">
        {outcome.value?.says}
      </p>
    </div>
  );
}

function Export() {
  const text = words.value.share;
  const formats: readonly FileFormat[] = ['grid', 'json', 'fen', 'svg', 'png'];
  const refused = useSignal('');
  const saveAs = async (format: FileFormat) => {
    if (!engine.value) return;
    const refusal = await save(engine.value, grid.value, format);
    refused.value = refusal ? text.refusedFormat(refusal) : '';
  };
  return (
    <section>
      <h3>{text.export}</h3>
      <div class="buttons">
        {formats.map((format) => (
          <button type="button" key={format} onClick={() => void saveAs(format).catch(report)}>
            {text.formats[format]}
          </button>
        ))}
      </div>
      <p role="status" class="refusal">
        {refused.value}
      </p>
    </section>
  );
}

export function SharePanel() {
  const text = words.value.share;
  const command = commandOf(shared.value);
  return (
    <div class="panel">
      <Copyable label={text.link} text={location.href.replace(/#.*/, '') + encode(shared.value)} rows={2} />
      <p class="quiet">{text.linkExplained}</p>
      <Copyable label={text.command} text={command} rows={Math.min(command.split('\n').length, 8)} />
      <Import />
      <Export />
    </div>
  );
}
