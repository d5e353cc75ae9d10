import { useSyncExternalStore } from 'react';

const key = 'seam-office-theme';

export type Theme = 'light' | 'dark';

/** The theme somebody chose here, else what the device prefers. */
export function currentTheme(): Theme {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Writes the theme into the page; tokens do the rest. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme();
}

/** The theme that is shown, for what is drawn with its colours and not by them: a canvas. */
export function useShownTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? 'light');
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
