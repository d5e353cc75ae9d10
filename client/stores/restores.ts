import { createStore, useStore } from '#ui/store.ts';

const restores = createStore(0);

/** How often the browser has restored this page (Back, Forward). Components reload data that may have changed when it increases. */
export function useRestores(): number {
  return useStore(restores, () => 0);
}

/**
 * Calls `first`, then all users of `useRestores`, whenever the page is restored; `first` returns true if the page is left again. Browser
 * only.
 */
export function watchRestores(first: () => boolean): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !first()) restores.write(restores.read() + 1);
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
