import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { whenText } from '../support/when.ts';
import { inquiryTexts, ownInquiryTexts } from './texts.ts';

type Awaited = Pick<AwaitedInquiry, 'answer_by'>;

/** The message after sending an inquiry: by when it is answered, as promised by its form, or else that the member will be notified. */
export function useSentText(): (inquiry: Awaited) => string {
  const text = useText();
  const when = useWhen();
  return ({ answer_by }) => (answer_by === null ? text(inquiryTexts.sent) : text(inquiryTexts.sentUntil, { when: when(answer_by) }));
}

/** The sentence on a pending inquiry: by when it is answered, or that it waits. */
export function useAwaitedText(): (inquiry: Awaited) => string {
  const text = useText();
  const when = useWhen();
  return ({ answer_by }) =>
    answer_by === null ? text(ownInquiryTexts.waiting) : text(ownInquiryTexts.waitingUntil, { when: when(answer_by) });
}

function useWhen(): (iso: string) => string {
  const { text, locale } = useLanguage();
  return (iso) => whenText(iso, { now: shopNow(), locale, text });
}
