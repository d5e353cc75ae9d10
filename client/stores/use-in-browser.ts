import { useSyncExternalStore } from 'react';

/** False while the server renders and while the page hydrates; what is personal waits for true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
