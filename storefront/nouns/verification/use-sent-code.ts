import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SentCode as SentReply } from '#contract/rest/verifications.ts';
import { codeOf, isCodeComplete } from '#rules/member/sign-in/verification.ts';
import { verificationTexts } from './texts.ts';

/** A code that is on its way; times are those of this browser's clock, in milliseconds. */
type Sent = { readonly id: string; readonly overAt: number; readonly againAt: number; readonly outbox: string | null };

type Calls = {
  ask: () => Promise<SentReply>;
  /** Throws what the server said when the code was not right. */
  check: (id: string, code: string) => Promise<void>;
};

export type SentCode = ReturnType<typeof useSentCode>;

/**
 * A code from being asked for to being right, wherever it was sent. Everything counts down by the clock of the browser, from the seconds that the server
 * told, so that a clock that is wrong does no harm.
 */
export function useSentCode(calls: Calls) {
  const text = useText();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState<'ask' | 'check' | null>(null);
  const [error, setError] = useState<string | null>(null);
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
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setPending(null);
    }
  };

  const check = async (entered: string) => {
    if (sent === null || pending !== null) return;
    setPending('check');
    setError(null);
    try {
      await calls.check(sent.id, entered);
      setSent(null);
      setCode('');
    } catch (failure) {
      // Used up before its time was over: only a new one helps.
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_EXPIRED') setSent({ ...sent, overAt: 0 });
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
    /** The last digit is enough to be checked. */
    setCode: (value: string) => {
      const digits = codeOf(value);
      setCode(digits);
      setError(null);
      if (isCodeComplete(digits) && digits !== code && !isOver) void check(digits);
    },
    /** As if none had been asked for: what it was sent to, or what it opens, is another. `why` is shown instead. */
    forget: (why: string | null = null) => {
      setSent(null);
      setCode('');
      setError(why);
    },
  };
}

/** The time, anew twice a second while somebody looks at it. */
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
