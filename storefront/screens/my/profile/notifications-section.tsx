import { useCallback, useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { advertises, type NotificationEvent, notificationEventList } from '#rules/member/notification.ts';
import { mutesQuery } from '#storefront/nouns/notification/member-operations.ts';
import { muteNotifications } from '#storefront/nouns/notification/notification-calls.ts';
import { notificationTexts } from '#storefront/nouns/notification/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from './section.tsx';

/** What a member wants by text or mail. Each change is saved at once and rolled back on failure. */
export function NotificationsSection() {
  const { userId } = useSession();
  return userId === null ? null : (
    <Section title={notificationTexts.settings} lead={notificationTexts.settingsLead}>
      <Wishes userId={userId} />
    </Section>
  );
}

function Wishes({ userId }: { userId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const { muted, setMuted, isFailed, retry } = useMutes(userId);
  if (isFailed) return <LoadFailed onRetry={retry} />;
  if (muted === null) return <Skeleton className="h-60" />;
  const change = async (event: NotificationEvent, isMuted: boolean) => {
    setMuted(changed(muted, event, isMuted));
    try {
      await muteNotifications(event, isMuted);
    } catch (error) {
      setMuted(muted);
      toast(errorText(error), 'error');
    }
  };
  return (
    <ul className="-my-1">
      {notificationEventList.map((event) => (
        <li key={event}>
          <Checkbox
            checked={!muted.includes(event)}
            onChange={(isWanted) => change(event, !isWanted)}
            label={
              <span className="block py-2">
                {text(notificationTexts[event])}
                {advertises(event) ? <span className="block text-13 text-ink-2">{text(notificationTexts.advertising)}</span> : null}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function changed(muted: readonly NotificationEvent[], event: NotificationEvent, isMuted: boolean): readonly NotificationEvent[] {
  const others = muted.filter((each) => each !== event);
  return isMuted ? [...others, event] : others;
}

function useMutes(userId: string) {
  const [muted, setMuted] = useState<readonly NotificationEvent[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    runQuery(mutesQuery, { user_id: userId }).then(
      (answer) => setMuted(answer.member_notification_mutes.map(({ event }) => event)),
      () => setFailed(true),
    );
  }, [userId]);
  useEffect(ask, [ask]);
  return { muted, setMuted, isFailed, retry: ask };
}
