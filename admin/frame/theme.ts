import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#client/stores/browser-storage.ts';

const key = 'seam-office-theme';

export type Theme = 'light' | 'dark';

/** The theme chosen here, else the device's. */
export function currentTheme(): Theme {
  const chosen = deviceStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies the theme to the page through the design tokens. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
}

export function chooseTheme(theme: Theme): void {
  deviceStorage.setItem(key, theme);
  applyTheme();
}

/** The current theme, for what is drawn without CSS, such as a canvas. */
export function useShownTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? 'light');
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
