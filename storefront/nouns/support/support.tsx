import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#client/locale/locale-context.tsx';
import { openChat } from './chat-plug-in.ts';
import { SupportSheet } from './support-sheet.tsx';

type Props = { pluginKey: string | null; phone: string | undefined; onClose: () => void };

/**
 * Customer service, once requested. If the shop has a chat (CHAT_PLUGIN_KEY), its messenger opens over the page. Without one, or if it
 * fails to open, a sheet shows opening hours and other contacts.
 */
export function Support({ pluginKey, phone, onClose }: Props) {
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(onClose);
  useEffect(() => {
    if (pluginKey === null) return;
    openChat(pluginKey, locale).then(asked.current, (error: unknown) => {
      console.warn(error);
      setFailed(true);
    });
  }, [pluginKey, locale]);
  return pluginKey === null || hasFailed ? <SupportSheet phone={phone} hasChatFailed={hasFailed} onClose={onClose} /> : null;
}
