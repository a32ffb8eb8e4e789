// The page: a board, and beside it what can be done with it.
import { Board } from '../board/Board';
import { failure } from '../state/answers';
import { brokenLink, tab } from '../state/studio';
import { tabs, type Tab } from '../state/url';
import { words } from '../words/words';
import { CountPanel } from './CountPanel';
import { Header } from './Header';
import { SearchPanel } from './SearchPanel';
import { SharePanel } from './SharePanel';
import { SolutionsPanel } from './SolutionsPanel';
import { SolvePanel } from './SolvePanel';
import { Toolbar } from './Toolbar';

const panels: Record<Tab, () => preact.ComponentChild> = {
  count: CountPanel,
  solutions: SolutionsPanel,
  search: SearchPanel,
  solve: SolvePanel,
  share: SharePanel,
};

/** Arrow keys go from tab to tab, as the pattern for tabs wants it. */
function onKeyDown(event: KeyboardEvent) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  tab.value = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length]!;
  document.getElementById(`tab-${tab.value}`)?.focus();
}

function Tabs() {
  return (
    <div class="tabs" role="tablist" aria-label={words.value.panels} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          type="button"
          key={name}
          role="tab"
          id={`tab-${name}`}
          aria-selected={tab.value === name}
          aria-controls="panel"
          tabIndex={tab.value === name ? 0 : -1}
          onClick={() => (tab.value = name)}
        >
          {words.value.tabs[name]}
        </button>
      ))}
    </div>
  );
}

export function App() {
  const Panel = panels[tab.value];
  return (
    <>
      <Header />
      {failure.value !== null && (
        <p class="notice" role="alert">
          {words.value.failed(failure.value)}
        </p>
      )}
      {brokenLink.value && (
        <p class="notice" role="alert">
          {words.value.brokenLink}
        </p>
      )}
      <main>
        <section class="table">
          <Board />
          <Toolbar />
        </section>
        <section>
          <Tabs />
          <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
            <Panel />
          </div>
        </section>
      </main>
      <footer>{words.value.offline}</footer>
    </>
  );
}
