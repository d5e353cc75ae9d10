import { Gift, Link as LinkIcon, MessageCircle, Send } from 'lucide-react';
import { useCallback } from 'react';
import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import type { Order } from '#contract/rest/orders.ts';
import { isGiftOpen } from '#rules/order/gift/gift.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Button } from '#ui/button.tsx';
import { sendByKakao } from '../share/kakao.ts';
import { readGiftLink } from './gift-calls.ts';
import { giftTexts } from './texts.ts';

/** The state of a gift and, while it waits for an address, the ways to send its link. */
export function GiftSection({ order, kakaoKey }: { order: Order; kakaoKey: string | null }) {
  const text = useText();
  const momentText = useMomentText();
  const { gift } = order;
  const { run, isPending } = useAction((work: () => Promise<void>) => work(), failedToast);
  const isOpen = gift !== null && isGiftOpen(gift.state);
  // In advance: browsers share and copy only during the press.
  const { value } = useLoaded(useCallback(() => (isOpen ? readGiftLink(order.id) : Promise.resolve('')), [isOpen, order.id]));
  const link = value ?? '';
  if (gift === null) return null;
  const title = text(giftTexts.shared, { from: gift.from_name });
  const send = () =>
    run(async () => {
      // Closing the share sheet is not an error.
      await navigator.share({ title, text: title, url: link }).catch((error: unknown) => console.warn(error));
    });
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(link);
      toast(text(giftTexts.copied), 'success');
    });
  const kakao = () =>
    run(async () => {
      const picture = new URL(order.order_products[0]?.image_src ?? '', window.location.origin).href;
      await sendByKakao(kakaoKey ?? '', { title, words: gift.message, picture, link, button: text(giftTexts.accept) });
    });
  const said = text(giftTexts[gift.state], { time: gift.expires_at === null ? '' : momentText(gift.expires_at) });
  return (
    <section aria-label={text(giftTexts.title)} className="rounded-control bg-tile p-5 text-left">
      <p className="flex items-start gap-3 text-15">
        <Gift aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <span role="status">{said}</span>
      </p>
      {gift.message === '' ? null : (
        <p lang={writtenLanguage(gift.message)} className="mt-3 border-l-2 border-line pl-3 text-13 whitespace-pre-line text-ink-2">
          {gift.message}
        </p>
      )}
      {isOpen ? (
        <div className="mt-4 grid gap-2 sm:grid-cols-2">
          {'share' in navigator ? (
            <Button pending={isPending || link === ''} onClick={send}>
              <Send aria-hidden="true" size={18} />
              {text(giftTexts.send)}
            </Button>
          ) : null}
          <Button look="secondary" pending={isPending || link === ''} onClick={copy}>
            <LinkIcon aria-hidden="true" size={18} />
            {text(giftTexts.copy)}
          </Button>
          {kakaoKey === null ? null : (
            <Button look="secondary" pending={isPending || link === ''} onClick={kakao}>
              <MessageCircle aria-hidden="true" size={18} />
              {text(giftTexts.kakao)}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}
