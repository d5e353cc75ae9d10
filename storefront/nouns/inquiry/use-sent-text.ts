import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { whenText } from '../support/when.ts';
import { inquiryTexts, ownInquiryTexts } from './texts.ts';

type Awaited = Pick<AwaitedInquiry, 'answer_by'>;

/** What is said of a question that was just sent: until when it is answered, as its form promised; where nothing tells, that its writer is told. */
export function useSentText(): (inquiry: Awaited) => string {
  const text = useText();
  const when = useWhen();
  return ({ answer_by }) => (answer_by === null ? text(inquiryTexts.sent) : text(inquiryTexts.sentUntil, { when: when(answer_by) }));
}

/** The same of one that waits. */
export function useAwaitedText(): (inquiry: Awaited) => string {
  const text = useText();
  const when = useWhen();
  return ({ answer_by }) =>
    answer_by === null ? text(ownInquiryTexts.waiting) : text(ownInquiryTexts.waitingUntil, { when: when(answer_by) });
}

function useWhen(): (iso: string) => string {
  const text = useText();
  const locale = useLocale();
  return (iso) => whenText(iso, { now: shopNow(), locale, text });
}
