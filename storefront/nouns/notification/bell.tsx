import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { IconButton } from '#ui/button.tsx';
import { unreadQuery } from './member-operations.ts';
import { notificationTexts } from './texts.ts';

const Inbox = fetchedView(() => import('./inbox.tsx').then((file) => file.Inbox));

/** The bell with an unread mark, which opens the inbox. Loaded after the page, for members only. */
export function Bell() {
  const text = useText();
  const { pathname } = useLocation();
  const [unread, setUnread] = useUnread(pathname);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton
        label={unread > 0 ? text(notificationTexts.unread, { count: unread }) : text(notificationTexts.inbox)}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
        className="relative"
      >
        <BellIcon aria-hidden="true" size={22} strokeWidth={1.75} />
        {unread > 0 ? <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-ground bg-accent" /> : null}
      </IconButton>
      {/* Navigating closes the inbox. */}
      {openAt === pathname ? <Inbox onClose={() => setOpenAt(null)} onRead={() => setUnread(0)} /> : null}
    </>
  );
}

/** Minimum interval between requests in ms, since every page asks and little changes. */
const REST_MS = 60_000;
let askedAt = { userId: '', time: 0, count: 0 };

function useUnread(pathname: string) {
  const { userId } = useSession();
  const [count, setCount] = useState(askedAt.userId === userId ? askedAt.count : 0);
  const know = useCallback(
    (found: number) => {
      askedAt = { userId: userId ?? '', time: Date.now(), count: found };
      setCount(found);
    },
    [userId],
  );
  useEffect(() => {
    // Asks on every page, unless it was asked recently.
    const isKnown = askedAt.userId === userId && Date.now() - askedAt.time < REST_MS;
    if (userId === null || pathname === '' || isKnown) return;
    runQuery(unreadQuery, { user_id: userId }).then(
      (answer) => know(answer.member_notifications_aggregate.aggregate?.count ?? 0),
      // The header shows no errors.
      (error) => console.warn(error),
    );
  }, [userId, pathname, know]);
  return [count, know] as const;
}
