import { CircleHelp, MessageSquareText, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { Sheet } from '#ui/sheet.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { AnswerTime } from './answer-time.tsx';
import { openChat } from './chat-plug-in.ts';
import { supportTexts } from './texts.ts';

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

/** Customer service without a chat: opening hours, phone, the 1:1 form, the FAQ. */
function SupportSheet({ phone, hasChatFailed, onClose }: { phone: string | undefined; hasChatFailed: boolean; onClose: () => void }) {
  const text = useText();
  const { isSignedIn } = useSession();
  const form = urlFor('mypage-oneonone');
  return (
    <Sheet open onClose={onClose} title={text(supportTexts.title)} closeLabel={text(shell.close)}>
      {hasChatFailed ? (
        <p role="alert" className="mb-4 text-15 font-semibold">
          {text(supportTexts.chatFailed)}
        </p>
      ) : null}
      <AnswerTime kind="ONE_ON_ONE" />
      <ul className="mt-2">
        <Way
          href={isSignedIn ? form : urlFor('login', {}, { next: form })}
          icon={<MessageSquareText aria-hidden="true" size={20} />}
          onPress={onClose}
        >
          {text(supportTexts.writeUs)}
        </Way>
        {phone ? (
          <li className="border-b border-line last:border-b-0">
            <a href={`tel:${phone}`} className={lineClass}>
              <Phone aria-hidden="true" size={20} />
              {text(supportTexts.callUs, { phone })}
            </a>
          </li>
        ) : null}
        <Way href={urlFor('mypage-faq')} icon={<CircleHelp aria-hidden="true" size={20} />} onPress={onClose}>
          {text(supportTexts.readFaq)}
        </Way>
      </ul>
    </Sheet>
  );
}

const lineClass = 'flex min-h-14 items-center gap-3 text-15 font-semibold hover:text-accent';

function Way({ href, icon, onPress, children }: { href: string; icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <SmartLink href={href} onClick={onPress} className={lineClass}>
        {icon}
        {children}
      </SmartLink>
    </li>
  );
}
