import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import type { InquiryPhoto } from '#contract/rest/inquiries.ts';
import { type InquiryAuthor, isAnswered, stateAfter } from '#rules/community/inquiry.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { SentPhotos } from './sent-photos.tsx';
import { authorTexts } from './texts.ts';

type Message = { id: number; author: InquiryAuthor; content: string; created_at: string; photos?: readonly InquiryPhoto[] };

/** The messages after an inquiry: answers with a background, the member's additions without. */
export function Thread({ messages }: { messages: readonly Message[] }) {
  const text = useText();
  const momentText = useMomentText();
  if (messages.length === 0) return null;
  return (
    <ol className="space-y-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx('rounded-control px-4 py-3.5', isAnswered(stateAfter(message.author)) ? 'bg-tile' : 'border border-line')}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-13">
            <span className="font-semibold">{text(authorTexts[message.author])}</span>
            <time dateTime={message.created_at} className="text-ink-2 tabular-nums">
              {momentText(message.created_at)}
            </time>
          </p>
          <p lang={writtenLanguage(message.content)} className="mt-1.5 text-15 break-words whitespace-pre-line">
            {message.content}
          </p>
          <SentPhotos photos={message.photos ?? []} />
        </li>
      ))}
    </ol>
  );
}
