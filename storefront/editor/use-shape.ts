import { useSyncExternalStore } from 'react';

/** The editor's layout: columns, a tray below the stage, or beside it on phones in landscape. */
export type Shape = 'wide' | 'tall' | 'low';

const wide = '(min-width: 1024px)';
const low = '(orientation: landscape) and (max-height: 520px)';

/** The layout for this window size. Browser only. */
export function useShape(): Shape {
  return useSyncExternalStore(subscribe, () => (matchMedia(wide).matches ? 'wide' : matchMedia(low).matches ? 'low' : 'tall'));
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(low)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
