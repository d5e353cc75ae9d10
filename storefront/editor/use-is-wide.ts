import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** True where the editor has room for columns. Browser only. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
