import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { RefusalSubject, Refused } from '#contract/rest/notifications.ts';
import { urlFor } from '#contract/routes.ts';
import { refusalSubject, refusals } from '#storefront/nouns/notification/notification-calls.ts';
import { notificationTexts } from '#storefront/nouns/notification/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { unsubscribeTexts } from './texts.ts';

type Deed = keyof typeof refusals;
type Done = { deed: Deed; answer: Refused };
type Standing = RefusalSubject['standing'];

/** The subscription state after each action. */
const standingAfter: Record<Deed, Standing> = { refuse: 'REFUSED', takeBack: 'SENT', refuseAll: 'NO_CONSENT' };

/**
 * The target of a mail's unsubscribe link: one press unsubscribes, without signing in. Opening it changes nothing, because mail scanners
 * open links too.
 */
export default function UnsubscribeScreen() {
  const text = useText();
  const { subject, done, underWay, isWrong, act } = useRefusal();
  if (isWrong)
    return (
      <EmptyState
        sentence={text(unsubscribeTexts.wrongLink)}
        headingLevel="h1"
        action={<ButtonLink href={urlFor('main')}>{text(shell.toHome)}</ButtonLink>}
      />
    );
  const standing = done === null ? (subject?.standing ?? 'SENT') : standingAfter[done.deed];
  const button = (deed: Deed, look: 'primary' | 'secondary' | 'quiet') => (
    <Button wide size="large" look={look} pending={underWay === deed} onClick={() => act(deed)}>
      {text(unsubscribeTexts[deed])}
    </Button>
  );
  return (
    <div className="page-gutter mx-auto max-w-form pt-14 lg:pt-20">
      <div aria-live="polite">{done === null ? <Found subject={subject} /> : <Outcome key={done.deed} done={done} />}</div>
      <div className="mt-8 flex flex-col gap-3">
        {standing === 'SENT' ? button('refuse', 'primary') : null}
        {standing === 'REFUSED' ? button('takeBack', 'secondary') : null}
        {done?.deed === 'refuse' ? button('refuseAll', 'quiet') : null}
        {done === null && standing === 'SENT' ? null : (
          <ButtonLink href={urlFor('main')} look="quiet" wide size="large">
            {text(shell.toHome)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The page before a press. */
function Found({ subject }: { subject: RefusalSubject | null }) {
  return subject === null || subject.standing === 'SENT' ? <Question subject={subject} /> : <Already subject={subject} />;
}

/** Says which mails will stop; reserves its line while loading. */
function Question({ subject }: { subject: RefusalSubject | null }) {
  const text = useText();
  return (
    <>
      <h1 className="page-title">{text(unsubscribeTexts.question)}</h1>
      <p className="mt-3 min-h-12 text-15 font-semibold">
        {subject === null ? null : text(unsubscribeTexts.what, { kind: text(notificationTexts[subject.event]) })}
      </p>
      <p className="mt-3 text-15 text-ink-2">{text(unsubscribeTexts.lead)}</p>
    </>
  );
}

/** Already unsubscribed. Without a marketing consent, resubscribing is not offered. */
function Already({ subject: { event, standing } }: { subject: RefusalSubject }) {
  const text = useText();
  return (
    <>
      <h1 className="page-title">{text(unsubscribeTexts.already)}</h1>
      <p className="mt-3 text-15 text-ink-2">{text(unsubscribeTexts.alreadyWhat, { kind: text(notificationTexts[event]) })}</p>
      {standing === 'NO_CONSENT' ? <p className="mt-1 text-15 text-ink-2">{text(unsubscribeTexts.noConsent)}</p> : null}
    </>
  );
}

function Outcome({ done: { deed, answer } }: { done: Done }) {
  const text = useText();
  const momentText = useMomentText();
  const at = momentText(answer.at);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so focus moves to the heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const titles = { refuse: unsubscribeTexts.refused, takeBack: unsubscribeTexts.takenBack, refuseAll: unsubscribeTexts.refusedAll };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
        {text(titles[deed])}
      </h1>
      {deed === 'refuse' ? (
        <p className="mt-3 text-15 text-ink-2">{text(unsubscribeTexts.refusedWhat, { kind: text(notificationTexts[answer.event]), at })}</p>
      ) : null}
      {deed === 'refuseAll' ? <p className="mt-3 text-15 text-ink-2">{text(unsubscribeTexts.refusedAllWhat, { at })}</p> : null}
    </>
  );
}

function useRefusal() {
  const errorText = useErrorText();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [subject, setSubject] = useState<RefusalSubject | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [underWay, setUnderWay] = useState<Deed | null>(null);
  const [isWrong, setWrong] = useState(false);
  // The server renders this page without its query. If the request fails, the button still works.
  useEffect(() => {
    setWrong(token === '');
    if (token === '') return;
    refusalSubject(encodeURIComponent(token)).then(setSubject, (error: unknown) => setWrong(isUnknown(error)));
  }, [token]);
  const act = async (deed: Deed) => {
    setUnderWay(deed);
    try {
      setDone({ deed, answer: await refusals[deed](encodeURIComponent(token)) });
    } catch (error) {
      if (isUnknown(error)) setWrong(true);
      else toast(errorText(error), 'error');
    } finally {
      setUnderWay(null);
    }
  };
  return { subject, done, underWay, isWrong, act };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
