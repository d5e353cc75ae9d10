import { useCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { MyNotificationsQuery } from '#client/graphql/operations.generated.ts';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { notificationText } from '#contract/notifications.ts';
import { urlFor } from '#contract/routes.ts';
import { isNotificationEvent, type NotificationOf } from '#rules/member/notification.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { myNotificationsQuery, notificationsPageSize } from './member-operations.ts';
import { readNotifications } from './notification-calls.ts';
import { notificationTexts } from './texts.ts';

type Notification = MyNotificationsQuery['member_notifications'][number];
type Props = { onClose: () => void; onRead: () => void };

/** A member's notifications. Opening it marks them as read. */
export function Inbox({ onClose, onRead }: Props) {
  const text = useText();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <Sheet
      open
      side="right"
      onClose={onClose}
      title={text(notificationTexts.inbox)}
      closeLabel={text(shell.close)}
      footer={
        <ButtonLink href={urlFor('mypage-profile')} look="quiet" wide onClick={onClose}>
          {text(notificationTexts.settings)}
        </ButtonLink>
      }
    >
      <Notifications userId={userId} onRead={onRead} onClose={onClose} />
    </Sheet>
  );
}

function Notifications({ userId, onRead, onClose }: Props & { userId: string }) {
  const text = useText();
  const read = useRef(0);
  const load = useCallback(
    async (window: PageWindow) => {
      const { member_notifications: notifications } = await runQuery(myNotificationsQuery, { user_id: userId, ...window });
      const newest = Math.max(0, ...notifications.map(({ id }) => id));
      if (newest > read.current) {
        read.current = newest;
        // If this fails, they are marked the next time the inbox opens.
        readNotifications(newest).then(onRead, (error) => console.warn(error));
      }
      return notifications;
    },
    [userId, onRead],
  );
  return (
    <PagedList
      pageSize={notificationsPageSize}
      load={load}
      empty={<EmptyState sentence={text(notificationTexts.empty)} />}
      skeleton={
        <div role="status" aria-label={text(shell.loading)}>
          <Skeleton className="h-18" />
          <Skeleton className="mt-2 h-18" />
        </div>
      }
    >
      {(notifications) => (
        <ul className="-mx-5">
          {notifications.map((notification) => (
            <NotificationLine key={notification.id} notification={notification} onClose={onClose} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type NotificationLineProps = { notification: Notification; onClose: () => void };

function NotificationLine({ notification: { event, values, link, created_at, read_at }, onClose }: NotificationLineProps) {
  const { text, locale } = useLanguage();
  const momentText = useMomentText();
  const { pathname } = useLocation();
  // Skips events added by a later release.
  if (!isNotificationEvent(event)) return null;
  const { title, lines } = notificationText({ event, values } as NotificationOf, locale);
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
              <span className="sr-only">{text(notificationTexts.isUnread)}</span>
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
