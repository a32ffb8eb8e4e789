// What the browser keeps between visits. Where it may not, as in some private windows, the page forgets.
export function kept(key: 'language' | 'theme'): string | null {
  try {
    return localStorage.getItem(`queens-studio-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: 'language' | 'theme', value: string) {
  try {
    localStorage.setItem(`queens-studio-${key}`, value);
  } catch {
    // The choice lasts as long as the page.
  }
}
