import { useText } from '#client/locale/locale-context.tsx';
import { useShell } from '#storefront/frame/shell-data.ts';
import { ChatButton } from '#storefront/nouns/support/chat-button.tsx';
import { serviceTexts } from '../texts.ts';

/** Contact links, if no answer fits. */
export function ContactSupport() {
  const text = useText();
  const shop = useShell();
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-control bg-tile px-5 py-5">
      <p className="text-15 font-semibold">{text(serviceTexts.notSolved)}</p>
      <ChatButton pluginKey={shop?.chatPluginKey ?? null} phone={shop?.shop?.phone} />
    </div>
  );
}
