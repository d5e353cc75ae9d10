import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { dialogQueue } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useStore } from '#ui/store.ts';
import { waiting } from '#ui/under-way.ts';

/**
 * A progress line at the top while the next page, its session check or an opened view loads; hidden while a dialog waits for an answer.
 * Subscribes to the router directly: `useNavigation` updates in a transition, which a busy phone delays.
 */
export function NavigationBar() {
  const text = useText();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isNavigating = useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.state.navigation.state !== 'idle',
    () => false,
  );
  const isWaiting = useSyncExternalStore(waiting.subscribe, waiting.read, () => false);
  const isAsked = useStore(dialogQueue).length > 0;
  if (!(isNavigating || isWaiting) || isAsked) return null;
  return (
    <div
      role="progressbar"
      aria-label={text(shell.loading)}
      className="fixed inset-x-0 top-0 z-70 h-0.75 origin-left animate-under-way bg-accent"
    />
  );
}

function never(): () => void {
  return () => undefined;
}
