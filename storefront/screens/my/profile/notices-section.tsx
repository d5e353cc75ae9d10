import { useCallback, useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { advertises, type NoticeEvent, noticeEventList } from '#rules/member/notice.ts';
import { mutesQuery } from '#storefront/nouns/notice/member-operations.ts';
import { muteNotices } from '#storefront/nouns/notice/notice-calls.ts';
import { noticeTexts } from '#storefront/nouns/notice/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from './section.tsx';

/** What a member wants by text or mail. Each change is saved at once and rolled back on failure. */
export function NoticesSection() {
  const { userId } = useSession();
  return userId === null ? null : (
    <Section title={noticeTexts.settings} lead={noticeTexts.settingsLead}>
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
  const change = async (event: NoticeEvent, isMuted: boolean) => {
    setMuted(changed(muted, event, isMuted));
    try {
      await muteNotices(event, isMuted);
    } catch (error) {
      setMuted(muted);
      toast(errorText(error), 'error');
    }
  };
  return (
    <ul className="-my-1">
      {noticeEventList.map((event) => (
        <li key={event}>
          <Checkbox
            checked={!muted.includes(event)}
            onChange={(isWanted) => change(event, !isWanted)}
            label={
              <span className="block py-2">
                {text(noticeTexts[event])}
                {advertises(event) ? <span className="block text-13 text-ink-2">{text(noticeTexts.advertising)}</span> : null}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function changed(muted: readonly NoticeEvent[], event: NoticeEvent, isMuted: boolean): readonly NoticeEvent[] {
  const others = muted.filter((each) => each !== event);
  return isMuted ? [...others, event] : others;
}

function useMutes(userId: string) {
  const [muted, setMuted] = useState<readonly NoticeEvent[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    runQuery(mutesQuery, { user_id: userId }).then(
      (answer) => setMuted(answer.member_notice_mutes.map(({ event }) => event)),
      () => setFailed(true),
    );
  }, [userId]);
  useEffect(ask, [ask]);
  return { muted, setMuted, isFailed, retry: ask };
}
