// Light, dark, or as the system has it. The style sheet follows the attribute on the root element.
import { effect, signal } from '@preact/signals';
import { keep, kept } from './kept';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const theme = signal<Theme>(themes.find((name) => name === kept('theme')) ?? 'auto');

export function choose(next: Theme) {
  theme.value = next;
  keep('theme', next);
}

export const startTheme = () =>
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
