import { useNavigation } from 'react-router';
import { dialogQueue } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useStore } from '#client/stores/store.ts';

/** A line along the top while the next page, or the session check before it, is under way; none while a dialog waits for an answer. */
export function NavigationBar() {
  const text = useText();
  const isUnderWay = useNavigation().state !== 'idle';
  const isAsked = useStore(dialogQueue).length > 0;
  if (!isUnderWay || isAsked) return null;
  return (
    <div
      role="progressbar"
      aria-label={text(shell.loading)}
      className="fixed inset-x-0 top-0 z-70 h-0.5 origin-left animate-under-way bg-accent"
    />
  );
}
