import { useEffect, useRef, useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SentCode as SentReply } from '#contract/rest/verifications.ts';
import { codeOf, isCodeComplete } from '#rules/member/sign-in/verification.ts';
import { verificationTexts } from './texts.ts';

/** A sent code and whom it went `to`. Times are in ms of this browser's clock. */
type Sent = { readonly id: string; readonly to: string; readonly overAt: number; readonly againAt: number; readonly outbox: string | null };

type Calls = {
  /** The recipient entered now: a phone number or a mail address. */
  to: string;
  ask: () => Promise<SentReply>;
  /** Throws the server's error if the code is wrong. `isForgotten`: whether the recipient has changed since. */
  check: (sent: Sent, code: string, isForgotten: () => boolean) => Promise<void>;
};

export type SentCode = ReturnType<typeof useSentCode>;

/**
 * Requesting and checking a code, for any channel. Countdowns use the browser's clock and the server's durations in seconds, so a wrong
 * clock does no harm. `draftName` keeps the code that is under way as a draft, so that it can be entered after a reload (its digits are not in
 * it); null for one that does not survive the page.
 */
export function useSentCode(calls: Calls, draftName: string | null = null) {
  const text = useText();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const { draft, write } = useDraft<{ sent: Sent | null }>(draftName, { sent: null });
  // A code put aside shows again once the recipient is the one it went to.
  const sent = draft.sent?.to === calls.to ? draft.sent : null;
  const setSent = (next: Sent | null) => write({ sent: next });
  const [pending, setPending] = useState<'ask' | 'check' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isAskRefused, setAskRefused] = useState(false);
  const [isShownAgain, setShownAgain] = useState(false);
  const [wrong, setWrong] = useState<{ code: string; message: string } | null>(null);
  // Counts the calls of `putAside`: a reply to what was asked before one is dropped.
  const forgotten = useRef(0);
  const now = useNow(draft.sent !== null);
  const secondsLeft = sent === null ? 0 : (sent.overAt - now) / 1000;
  const secondsUntilAgain = sent === null ? 0 : (sent.againAt - now) / 1000;
  const isOver = sent !== null && secondsLeft <= 0;

  const ask = async () => {
    if (pending !== null) return;
    const isForgotten = forgottenSince(forgotten.current);
    const { to } = calls;
    setPending('ask');
    setError(null);
    setAskRefused(false);
    try {
      const { id, expires_in, resend_in, outbox } = await calls.ask();
      if (isForgotten()) return;
      const at = Date.now();
      setShownAgain(false);
      setSent({ id, to, overAt: at + expires_in * 1000, againAt: at + resend_in * 1000, outbox });
      setCode('');
      setWrong(null);
    } catch (failure) {
      if (isForgotten()) return;
      setAskRefused(true);
      setError(errorText(failure));
    } finally {
      if (!isForgotten()) setPending(null);
    }
  };

  const check = async (entered: string) => {
    if (sent === null || pending !== null) return;
    // Its last digit checks a code already: a press after that must not cost another of the few attempts.
    if (entered === wrong?.code) return setError(wrong.message);
    const isForgotten = forgottenSince(forgotten.current);
    setPending('check');
    setError(null);
    try {
      await calls.check(sent, entered, isForgotten);
      if (isForgotten()) return;
      setSent(null);
      setCode('');
    } catch (failure) {
      if (isForgotten()) return;
      // Used up before it expired: only a new code helps.
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_EXPIRED') setSent({ ...sent, overAt: 0 });
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_MISMATCH')
        setWrong({ code: entered, message: errorText(failure) });
      setError(errorText(failure));
    } finally {
      if (!isForgotten()) setPending(null);
    }
  };

  const putAside = (why: string | null = null) => {
    forgotten.current += 1;
    setPending(null);
    setCode('');
    setError(why);
    setAskRefused(false);
    setShownAgain(true);
  };

  const forgottenSince = (count: number) => () => forgotten.current !== count;

  return {
    code,
    sent,
    /** True if the recipient was changed and put back: the code appears while somebody types elsewhere. */
    isShownAgain,
    pending,
    isOver,
    secondsLeft,
    secondsUntilAgain,
    // Why there is no new code matters more than that the old one has expired.
    error: isOver && !isAskRefused ? text(verificationTexts.expired) : error,
    ask,
    check: () => check(code),
    /** Checks the code on the last digit. */
    setCode: (value: string) => {
      const digits = codeOf(value);
      setCode(digits);
      setError(null);
      setAskRefused(false);
      if (isCodeComplete(digits) && digits !== code && !isOver) void check(digits);
    },
    /** Hides the code, because the recipient changed; it is still valid for the one before. Shows `why` instead. */
    putAside,
    /** Gives the code up, because what it was requested with changed. */
    forget: () => {
      putAside();
      setSent(null);
    },
  };
}

/** The current time, updated twice a second while watched. */
function useNow(isWatched: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWatched) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [isWatched]);
  return now;
}
