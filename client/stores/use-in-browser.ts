import { useSyncExternalStore } from 'react';

/** False while the server renders and while the page comes alive; what is personal waits for true (design 10). */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
