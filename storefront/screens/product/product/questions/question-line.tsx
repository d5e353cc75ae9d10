import { ChevronDown, Lock } from 'lucide-react';
import type { SelectBoardQuery } from '#client/graphql/operations.generated.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { StateChip } from '#storefront/nouns/inquiry/state-chip.tsx';
import { inquiryTexts, typeTexts } from '#storefront/nouns/inquiry/texts.ts';
import { Thread } from '#storefront/nouns/inquiry/thread.tsx';

/** A question, collapsed to its title. A secret one has a lock; the data service hides it from others. */
export function QuestionLine({ question }: { question: SelectBoardQuery['member_inquiries'][number] }) {
  const text = useText();
  const dayText = useDayText();
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-18 list-none items-center gap-3 py-3">
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5 text-15 font-semibold">
              {question.is_secret ? <Lock aria-label={text(inquiryTexts.secret)} size={14} className="shrink-0" /> : null}
              <span lang={writtenLanguage(question.title)} className="min-w-0">
                {question.title}
              </span>
            </span>
            <span className="mt-1 block text-13 text-ink-2 tabular-nums">
              {text(typeTexts[question.type])} · {dayText(question.created_at)}
            </span>
          </span>
          <StateChip status={question.status} />
          <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-5">
          <p lang={writtenLanguage(question.content)} className="text-15 break-words whitespace-pre-line">
            {question.content}
          </p>
          <div className="mt-4">
            <Thread messages={question.messages} />
          </div>
        </div>
      </details>
    </li>
  );
}
