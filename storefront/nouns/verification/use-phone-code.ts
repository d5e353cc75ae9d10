import { useEffect, useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { PhonePurpose } from '#contract/rest/verifications.ts';
import { normalizeMobile, writtenMobile } from '#rules/member/credential.ts';
import { codeOf, isCodeComplete } from '#rules/member/verification.ts';
import { verificationTexts } from './texts.ts';
import { verificationApi } from './verification-calls.ts';

/** A phone whose code was right, and what the server takes for it, once. */
export type ProvenPhone = { readonly phone: string; readonly proof: string; readonly isRegistered: boolean };

/** A code that is on its way; times are those of this browser's clock, in milliseconds. */
type Sent = { readonly id: string; readonly overAt: number; readonly againAt: number; readonly outbox: string | null };

export type PhoneCode = ReturnType<typeof usePhoneCode>;

/**
 * A phone and the code that proves it, from the first digit to the proof. Everything counts down by the clock of the browser, from the seconds that the
 * server told, so that a clock that is wrong does no harm.
 */
export function usePhoneCode(purpose: PhonePurpose, onProven: (proven: ProvenPhone) => void) {
  const text = useText();
  const locale = useLocale();
  const errorText = useErrorText();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState<'ask' | 'check' | null>(null);
  const [error, setError] = useState<{ field: 'phone' | 'code'; message: string } | null>(null);
  const now = useNow(sent !== null);
  const secondsLeft = sent === null ? 0 : (sent.overAt - now) / 1000;
  const secondsUntilAgain = sent === null ? 0 : (sent.againAt - now) / 1000;
  const isOver = sent !== null && secondsLeft <= 0;

  const ask = async () => {
    if (pending !== null) return;
    if (normalizeMobile(phone) === null) return setError({ field: 'phone', message: text(verificationTexts.checkPhone) });
    setPending('ask');
    setError(null);
    try {
      const { id, expires_in, resend_in, outbox } = await verificationApi.ask({ purpose, phone, locale });
      const at = Date.now();
      setSent({ id, overAt: at + expires_in * 1000, againAt: at + resend_in * 1000, outbox });
      setCode('');
    } catch (failure) {
      setError({ field: sent === null ? 'phone' : 'code', message: errorText(failure) });
    } finally {
      setPending(null);
    }
  };

  const check = async (entered: string) => {
    if (sent === null || pending !== null) return;
    setPending('check');
    setError(null);
    try {
      const { proof, is_registered } = await verificationApi.check(sent.id, entered);
      onProven({ phone, proof, isRegistered: is_registered });
      setSent(null);
      setCode('');
    } catch (failure) {
      // Used up before its time was over: only a new one helps.
      if (failure instanceof ApiError && failure.code === 'VERIFICATION_CODE_EXPIRED') setSent({ ...sent, overAt: 0 });
      setError({ field: 'code', message: errorText(failure) });
    } finally {
      setPending(null);
    }
  };

  return {
    phone,
    code,
    sent,
    pending,
    isOver,
    secondsLeft,
    secondsUntilAgain,
    error: isOver ? { field: 'code' as const, message: text(verificationTexts.expired) } : error,
    ask,
    check: () => check(code),
    setPhone: (value: string) => {
      setPhone(writtenMobile(value));
      setSent(null);
      setError(null);
    },
    /** The last digit is enough to be checked. */
    setCode: (value: string) => {
      const digits = codeOf(value);
      setCode(digits);
      setError(null);
      if (isCodeComplete(digits) && digits !== code && !isOver) void check(digits);
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
