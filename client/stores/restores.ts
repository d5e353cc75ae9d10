import { createStore, useStore } from '#ui/store.ts';

const restores = createStore(0);

/**
 * How often the browser has brought this page back as it was left (Back, Forward). Whoever shows what may have changed meanwhile asks for it
 * again whenever this does.
 */
export function useRestores(): number {
  return useStore(restores, () => 0);
}

/** Calls `first`, then everybody who uses `useRestores`, whenever the page is brought back; `first` is true if it is left again. Browser only. */
export function watchRestores(first: () => boolean): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !first()) restores.write(restores.read() + 1);
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
