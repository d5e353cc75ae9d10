import { type ReactNode, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLocale } from '#client/locale/locale-context.tsx';

const SupportSheet = fetchedView(() => import('./support-sheet.tsx').then((file) => file.SupportSheet));

type Props = {
  /** The key of the shop's chat; null where it has none. */
  pluginKey: string | null;
  /** Of customer service; left out while the shop is not known. */
  phone: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * The way to a person. Where the shop has a chat (CHAT_PLUGIN_KEY) its script comes with the first press and no earlier; without one, and when it
 * does not open, a sheet says when somebody is there and how else to reach them.
 */
export function ChatButton({ pluginKey: key, phone, className, children }: Props) {
  const locale = useLocale();
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
      {sheet === 'closed' ? null : <SupportSheet phone={phone} hasChatFailed={sheet === 'failed'} onClose={() => setSheet('closed')} />}
    </>
  );
}
