import { useCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { MyNoticesQuery } from '#client/graphql/operations.generated.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { noticeText } from '#contract/notices.ts';
import { urlFor } from '#contract/routes.ts';
import { isNoticeEvent, type NoticeOf } from '#rules/member/notice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { myNoticesQuery, noticesPageSize } from './member-operations.ts';
import { readNotices } from './notice-calls.ts';
import { noticeTexts } from './texts.ts';

type Notice = MyNoticesQuery['member_notices'][number];
type Props = { onClose: () => void; onRead: () => void };

/** A member's notices. Opening it marks them as read. */
export function Inbox({ onClose, onRead }: Props) {
  const text = useText();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <Sheet
      open
      side="right"
      onClose={onClose}
      title={text(noticeTexts.inbox)}
      closeLabel={text(shell.close)}
      footer={
        <ButtonLink href={urlFor('mypage-profile')} look="quiet" wide onClick={onClose}>
          {text(noticeTexts.settings)}
        </ButtonLink>
      }
    >
      <Notices userId={userId} onRead={onRead} onClose={onClose} />
    </Sheet>
  );
}

function Notices({ userId, onRead, onClose }: Props & { userId: string }) {
  const text = useText();
  const read = useRef(0);
  const load = useCallback(
    async (window: PageWindow) => {
      const { member_notices: notices } = await runQuery(myNoticesQuery, { user_id: userId, ...window });
      const newest = Math.max(0, ...notices.map(({ id }) => id));
      if (newest > read.current) {
        read.current = newest;
        // If this fails, they are marked the next time the inbox opens.
        readNotices(newest).then(onRead, (error) => console.warn(error));
      }
      return notices;
    },
    [userId, onRead],
  );
  return (
    <PagedList
      pageSize={noticesPageSize}
      load={load}
      empty={<EmptyState sentence={text(noticeTexts.empty)} />}
      skeleton={
        <div role="status" aria-label={text(shell.loading)}>
          <Skeleton className="h-18" />
          <Skeleton className="mt-2 h-18" />
        </div>
      }
    >
      {(notices) => (
        <ul className="-mx-5">
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onClose={onClose} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function NoticeLine({ notice: { event, values, link, created_at, read_at }, onClose }: { notice: Notice; onClose: () => void }) {
  const text = useText();
  const momentText = useMomentText();
  const locale = useLocale();
  const { pathname } = useLocation();
  // Skips events added by a later release.
  if (!isNoticeEvent(event)) return null;
  const { title, lines } = noticeText({ event, values } as NoticeOf, locale);
  return (
    <li className={cx('border-b border-line', read_at === null && 'bg-tile')}>
      <Link
        to={link}
        // The back office is a page of its own.
        reloadDocument={link.startsWith('/admin/')}
        onClick={link === pathname ? onClose : undefined}
        className="block px-5 py-4 hover:text-accent"
      >
        <span className="flex items-start gap-2">
          {read_at === null ? (
            <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{text(noticeTexts.isUnread)}</span>
            </span>
          ) : null}
          <span className="min-w-0">
            <span className="block text-15 font-semibold">{title}</span>
            {lines.map((line) => (
              <span key={line} className="mt-0.5 block text-13 wrap-anywhere text-ink-2">
                {line}
              </span>
            ))}
            <time dateTime={created_at} className="mt-1 block text-12 text-ink-2 tabular-nums">
              {momentText(created_at)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}
