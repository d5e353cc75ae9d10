import { Badge } from '#admin/kit/badge.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { moment } from '#admin/kit/format.ts';
import { Secret } from '#admin/nouns/inquiry/subject.tsx';
import { call } from '#admin/session/wire.ts';
import type { InquiryFile } from '#contract/rest/admin/inquiries.ts';
import type { InquiryAuthor } from '#rules/community/inquiry.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { cx } from '#ui/class-names.ts';
import { AnswerBox } from './answer-box.tsx';
import { Beside } from './beside.tsx';
import { inquiryTexts as texts } from './texts.ts';

/** An inquiry with its thread; the member and their orders at the side, the answer below. */
export const InquiryDetail = detailScreen({
  name: 'inquiries',
  texts,
  load: ({ id }) => call<InquiryFile>('GET', `/admin/inquiries/${id}`),
  title: (asked) => asked.title,
  beside: (asked) => <Standing asked={asked} />,
  lead: (asked) => `${texts.kinds[asked.kind]} · ${texts.types[asked.type]} · ${moment(asked.created_at)}`,
  side: (asked) => <Beside asked={asked} />,
  content: (asked) => (
    <>
      <Section title={texts.thread}>
        <ol className="space-y-3">
          <Message author="MEMBER" name={asked.member.nickname} at={asked.created_at} content={asked.content} photos={asked.photos} />
          {asked.messages.map((message) => (
            <Message
              key={message.id}
              author={message.author}
              name={message.author === 'MEMBER' ? asked.member.nickname : texts.authors[message.author]}
              at={message.created_at}
              content={message.content}
              photos={message.photos}
            />
          ))}
        </ol>
      </Section>
      <AnswerBox asked={asked} />
    </>
  ),
});

function Standing({ asked }: { asked: InquiryFile }) {
  const due = asked.is_late ? texts.late : asked.due_at === null ? texts.noDue : `${texts.due} ${moment(asked.due_at)}`;
  return (
    <>
      {isAnswered(asked.status) ? (
        <Badge tone="success">{texts.tabs.ANSWERED}</Badge>
      ) : (
        <Badge tone={asked.is_late ? 'danger' : 'warning'}>{due}</Badge>
      )}
      <Secret of={asked} />
    </>
  );
}

interface MessageProps {
  author: InquiryAuthor;
  name: string;
  at: string;
  content: string;
  photos: InquiryFile['photos'];
}

/** A message of the thread: the member's on the left, the shop's on the right. */
function Message({ author, name, at, content, photos }: MessageProps) {
  const isOurs = author !== 'MEMBER';
  return (
    <li className={cx('max-w-[85%]', isOurs && 'ml-auto')}>
      <p className={cx('mb-1 text-12 text-ink-2', isOurs && 'text-right')}>
        <strong className="font-semibold text-ink">{name}</strong> {moment(at)}
      </p>
      <div className={cx('rounded-control px-3 py-2 text-15 leading-relaxed', isOurs ? 'bg-chosen' : 'bg-tile')}>
        <p className="whitespace-pre-wrap break-keep">{content}</p>
        {photos.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-2">
            {photos.map(({ src, width, height }, index) => (
              <li key={src}>
                <a href={src} target="_blank" rel="noreferrer">
                  <img
                    src={src}
                    width={width}
                    height={height}
                    alt={`${texts.photo} ${index + 1}`}
                    className="size-24 rounded-tile object-cover"
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
