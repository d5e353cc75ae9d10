import { useCallback, useEffect, useRef, useState } from 'react';
import { currentSession } from '#client/session/session.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { quoteCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { type Draft, quoteChoiceOf, readDraft, writeDraft } from '#storefront/nouns/checkout/draft.ts';
import { keptReceipt } from '#storefront/nouns/checkout/kept-receipt.ts';

/** Time in ms to go on typing points or a zip code before the sheet is priced again. */
const typingMs = 250;

type Status = 'loading' | 'ready' | 'not-found' | 'login' | 'failed';

/**
 * The order sheet with what the shopper entered: kept in this tab, priced again by the server after each change that matters.
 * `isOutdated`: pricing failed, so the amounts shown are those of an earlier choice and must not be paid.
 */
export function useCheckout(id: string) {
  const [key] = useState(() => ({ checkoutId: id, userId: currentSession().userId }));
  const [draft, setDraft] = useState<Draft>(() => readDraft(key, sessionStorage, keptBy(key.userId)));
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [isPending, setPending] = useState(true);
  const [isOutdated, setOutdated] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useRef(-1);
  const choice = JSON.stringify(quoteChoiceOf(draft));

  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => writeDraft(key, draft, sessionStorage), [key, draft]);

  useEffect(() => {
    const abort = new AbortController();
    setPending(true);
    const ask = async () => {
      try {
        const quoted = await quoteCheckout(id, JSON.parse(choice), abort.signal);
        setCheckout(quoted);
        setStatus('ready');
        setPending(false);
        setOutdated(false);
      } catch (error) {
        if (abort.signal.aborted) return;
        // Who is not signed in is shown the way there; only the rest is worth a look.
        if (!(error instanceof ApiError && error.isLoginNeeded)) console.error(error);
        setPending(false);
        setOutdated(true);
        setStatus((before) => statusAfter(error, before));
      }
    };
    // Asked for on purpose: at once. By typing: when the hand rests.
    const timer = setTimeout(ask, asked.current === round ? typingMs : 0);
    asked.current = round;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, choice, round]);

  useEffect(() => {
    if (checkout !== null) setDraft((before) => withoutGone(before, checkout));
  }, [checkout]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { draft, change, checkout, status, isPending, isOutdated, reload };
}

function keptBy(userId: string | null): Partial<Draft> {
  const receipt = keptReceipt(userId, localStorage);
  return receipt === null ? {} : { receipt, isReceiptKept: true };
}

// Coupons that are gone, and points beyond what can be used, would stand in the way with nothing on the screen to take them out.
function withoutGone(draft: Draft, { coupons, points, refusal }: Checkout): Draft {
  const held = draft.couponClaimIds?.filter((id) => coupons.some((coupon) => coupon.coupon_claim_id === id)) ?? null;
  const isTooMuch = refusal === 'POINTS_LIMIT' || refusal === 'POINTS_INSUFFICIENT';
  if (held?.length === draft.couponClaimIds?.length && !isTooMuch) return draft;
  return { ...draft, couponClaimIds: held, points: isTooMuch ? (draft.points > points.usable ? points.usable : 0) : draft.points };
}

function statusAfter(error: unknown, before: Status): Status {
  if (error instanceof ApiError && error.isLoginNeeded) return 'login';
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'not-found';
  return before === 'ready' ? 'ready' : 'failed';
}

export type CheckoutState = ReturnType<typeof useCheckout>;
