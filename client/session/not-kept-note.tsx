import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { isStorageKept } from '#client/stores/browser-storage.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';

/** Says at a sign-in or a checkout that this browser will not remember it. */
export function NotKeptNote({ className = '' }: { className?: string }) {
  const text = useText();
  const isNotKept = useInBrowser() && !isStorageKept();
  return isNotKept ? <p className={`rounded-control bg-tile px-4 py-3 text-13 text-ink-2 ${className}`}>{text(shell.notKept)}</p> : null;
}
