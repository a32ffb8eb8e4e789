// The name, the language and the colours.
import { choose, theme, themes } from '../state/theme';
import { BengaliName } from './BengaliName';
import { language, speak, words } from '../words/words';

export function Header() {
  const { title, tagline, otherLanguage } = words.value;
  const other = language.value === 'en' ? 'bn' : 'en';
  return (
    <header class="header">
      <div>
        <h1>{title}</h1>
        <p>{tagline}</p>
      </div>
      <div class="switches">
        <button type="button" class="language" lang={other} onClick={() => speak(other)}>
          {other === 'bn' ? <BengaliName /> : otherLanguage}
        </button>
        <select
          aria-label={words.value.theme.label}
          value={theme.value}
          onChange={(event) => choose(themes[event.currentTarget.selectedIndex] ?? 'auto')}
        >
          {themes.map((name) => (
            <option key={name} value={name}>
              {words.value.theme[name]}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}
