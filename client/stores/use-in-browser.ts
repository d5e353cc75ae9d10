import { useSyncExternalStore } from 'react';

/** False on the server and during hydration; personal content waits for true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
