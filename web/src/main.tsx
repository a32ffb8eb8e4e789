// Starts the page: the state from the link, the engine's answers, the words, and the picture of it all.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { createEngine } from './engine/browser';
import { startFilms } from './search/films';
import { startAsking } from './state/answers';
import { doAgain, open, shared, takeBack } from './state/studio';
import { startTheme } from './state/theme';
import { encode, unedited } from './state/url';
import { App } from './views/App';
import { language, words } from './words/words';
import './styles/colours.css';
import './styles/page.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/search.css';

open(location.hash);
addEventListener('hashchange', () => {
  if (location.hash !== encode(shared.peek())) open(location.hash);
});
// Browsers refuse an address that changes too often, as while a search plays.
let writing: ReturnType<typeof setTimeout>;
effect(() => {
  const fragment = encode(shared.value);
  clearTimeout(writing);
  writing = setTimeout(() => {
    // The plain address stays plain until something is changed.
    if (fragment !== location.hash && !(location.hash === '' && fragment === encode(unedited)))
      history.replaceState(null, '', fragment);
  }, 300);
});

effect(() => {
  document.documentElement.lang = language.value;
  document.title = words.value.title;
  if (language.value === 'bn') void import('./styles/bengali.css');
});
startTheme();

addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLTextAreaElement ||
    (event.target instanceof HTMLInputElement && event.target.type === 'text');
  if (typing || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) takeBack();
  else if (key === 'y' || key === 'z') doAgain();
  else return;
  event.preventDefault();
});

const engine = createEngine();
startAsking(engine);
startFilms(engine);
render(<App />, document.getElementById('page')!);

// Once loaded the page works offline, where the host allows that; it never depends on it.
if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol.startsWith('http'))
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
