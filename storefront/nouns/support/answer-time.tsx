import { Clock } from 'lucide-react';
import { useCallback } from 'react';
import { useLanguage, useServiceHours } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { Support } from '#contract/rest/support.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { supportTexts } from './texts.ts';
import { dayWithName, whenText } from './when.ts';

/** When an answer can be expected. Only the opening hours if nothing else is known, or if the shop does not answer. */
export function AnswerTime({ kind, className = '' }: { kind: InquiryKind; className?: string }) {
  const hours = useServiceHours();
  const { value: support, hasFailed } = useLoaded(useCallback(() => readSupport(kind), [kind]));
  return (
    <div className={`flex gap-3 rounded-control bg-tile px-4 py-3.5 text-13 ${className}`}>
      <Clock aria-hidden="true" size={18} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1" aria-busy={support === null && !hasFailed}>
        {support === null && !hasFailed ? <Skeleton className="mb-1 h-5 w-4/5 bg-line" /> : null}
        {support ? <Expected support={support} /> : null}
        <p className="text-ink-2">{hours.join(' · ')}</p>
      </div>
    </div>
  );
}

function Expected({ support }: { support: Support }) {
  const { text, name, locale } = useLanguage();
  const when = (iso: string) => whenText(iso, { now: shopNow(), locale, text });
  const { answer_by, answers, holidays } = support;
  return (
    <>
      <p className="mb-1 text-15 font-semibold">{text(supportTexts.answerBy, { when: when(answer_by) })}</p>
      <p className="text-ink-2">{answers === 0 ? text(supportTexts.inTurn) : text(supportTexts.countedFrom, { count: answers })}</p>
      {holidays.map((holiday) => (
        <p key={holiday.day} className="text-ink-2">
          {text(supportTexts.holiday, { day: dayWithName(holiday.day, locale), name: name(holiday.name) })}
        </p>
      ))}
    </>
  );
}

/** Whether customer service is available, and when an inquiry of this kind will be answered. */
function readSupport(kind: InquiryKind): Promise<Support> {
  return callApi('GET', `/support?kind=${kind}`);
}
