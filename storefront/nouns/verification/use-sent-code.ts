import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SentCode as SentReply } from '#contract/rest/verifications.ts';
import { codeOf, isCodeComplete } from '#rules/member/sign-in/verification.ts';
import { verificationTexts } from './texts.ts';

/** A sent code. Times are in ms of this browser's clock. */
type Sent = { readonly id: string; readonly overAt: number; readonly againAt: number; readonly outbox: string | null };

type Calls = {
  ask: () => Promise<SentReply>;
  /** Throws the server's error if the code is wrong. */
  check: (id: string, code: string) => Promise<void>;
};

export type SentCode = ReturnType<typeof useSentCode>;

/**
 * Requesting and checking a code, for any channel. Countdowns use the browser's clock and the server's durations in seconds, so a wrong
 * clock does no harm.
 */
export function useSentCode(calls: Calls) {
  const text = useText();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState<'ask' | 'check' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ code: string; message: string } | null>(null);
  const now = useNow(sent !== null);
  const secondsLeft = sent === null ? 0 : (sent.overAt - now) / 1000;
  const secondsUntilAgain = sent === null ? 0 : (sent.againAt - now) / 1000;
  const isOver = sent !== null && secondsLeft <= 0;

  const ask = async () => {
    if (pending !== null) return;
    setPending('ask');
    setError(null);
    try {
      const { id, expires_in, resend_in, outbox } = await calls.ask();
      const at = Date.now();
      setSent({ id, overAt: at + expires_in * 1000, againAt: at + resend_in * 1000, outbox });
      setCode('');
      setWrong(null);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setPending(null);
    }
  };

  const check = async (entered: string) => {
    if (sent === null || pending !== null) return;
    // Its last digit checks a code already: a press after that must not cost another of the few attempts.
    if (entered === wrong?.code) return setError(wrong.message);
    setPending('check');
    setError(null);
    try {
      await calls.check(sent.id, entered);
      setSent(null);
      setCode('');
    } catch (failure) {
      // Used up before it expired: only a new code helps.
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_EXPIRED') setSent({ ...sent, overAt: 0 });
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_MISMATCH')
        setWrong({ code: entered, message: errorText(failure) });
      setError(errorText(failure));
    } finally {
      setPending(null);
    }
  };

  return {
    code,
    sent,
    pending,
    isOver,
    secondsLeft,
    secondsUntilAgain,
    error: isOver ? text(verificationTexts.expired) : error,
    ask,
    check: () => check(code),
    /** Checks the code on the last digit. */
    setCode: (value: string) => {
      const digits = codeOf(value);
      setCode(digits);
      setError(null);
      if (isCodeComplete(digits) && digits !== code && !isOver) void check(digits);
    },
    /** Resets it, because the recipient or purpose changed. Shows `why` instead. */
    forget: (why: string | null = null) => {
      setSent(null);
      setCode('');
      setError(why);
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
