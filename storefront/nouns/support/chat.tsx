import { type ReactNode, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLocale } from '#client/locale/locale-context.tsx';
import { useShell } from '#storefront/frame/shell-data.ts';

const SupportSheet = fetchedView(() => import('./support-sheet.tsx').then((file) => file.SupportSheet));

/**
 * The way to a person. Where the shop has a chat (CHAT_PLUGIN_KEY) its script comes with the first press and no earlier; without one, and when it
 * does not open, a sheet says when somebody is there and how else to reach them.
 */
export function ChatButton({ className, children }: { className?: string; children: ReactNode }) {
  const locale = useLocale();
  const key = useShell()?.chatPluginKey ?? null;
  const [sheet, setSheet] = useState<'closed' | 'open' | 'failed'>('closed');
  const [isOpening, setOpening] = useState(false);
  const press = async () => {
    if (key === null) return setSheet('open');
    setOpening(true);
    try {
      const { openChat } = await import('./chat-plug-in.ts');
      await openChat(key, locale);
    } catch (error) {
      console.warn(error);
      setSheet('failed');
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <button type="button" aria-busy={isOpening || undefined} onClick={isOpening ? undefined : press} className={className}>
        {children}
      </button>
      {sheet === 'closed' ? null : <SupportSheet hasChatFailed={sheet === 'failed'} onClose={() => setSheet('closed')} />}
    </>
  );
}
