import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { advertises, type NoticeEvent, noticeEventList } from '#rules/member/notice.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { mutesQuery } from './member-operations.ts';
import { muteNotices } from './notice-calls.ts';
import { noticeTexts } from './texts.ts';

/** What a member wants by text or mail. Each change is saved at once and rolled back on failure. */
export function InboxSettings({ userId }: { userId: string }) {
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
    <>
      <p className="text-15">{text(noticeTexts.settingsLead)}</p>
      <ul className="mt-3">
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
      <Link to={urlFor('mypage-profile')} className="mt-2 inline-flex min-h-target items-center text-15 font-semibold underline">
        {text(noticeTexts.toConsents)}
      </Link>
    </>
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
