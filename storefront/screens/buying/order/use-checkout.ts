import { useCallback, useEffect, useRef, useState } from 'react';
import { tab } from '#client/drafts/draft.ts';
import { currentSession } from '#client/session/session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { useWhenReachable } from '#client/use-loaded.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { quoteCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { type Draft, quoteChoiceOf, readDraft, withQuote, writeDraft } from '#storefront/nouns/checkout/draft.ts';
import { keptReceipt } from '#storefront/nouns/checkout/stored-receipt.ts';
import { basketOf } from '#storefront/visits/baskets.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';

/** Debounce in ms for points and zip code before repricing. */
const typingMs = 250;

type Status = 'loading' | 'ready' | 'not-found' | 'login' | 'failed';

/**
 * The checkout with the shopper's input, kept per tab and repriced by the server after each relevant change. `isOutdated`: pricing failed,
 * so the amounts are stale and must not be paid.
 */
export function useCheckout(id: string) {
  const [key] = useState(() => ({ checkoutId: id, userId: currentSession().userId }));
  const [draft, setDraft] = useState<Draft>(() => readDraft(key, tab, keptBy(key.userId)));
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [isPending, setPending] = useState(true);
  const [isOutdated, setOutdated] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useRef(-1);
  const isBegun = useRef(false);
  const choice = JSON.stringify(quoteChoiceOf(draft));

  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => writeDraft(key, draft, tab), [key, draft]);

  useEffect(() => {
    const abort = new AbortController();
    setPending(true);
    const ask = async () => {
      try {
        const quoted = await quoteCheckout(id, JSON.parse(choice), abort.signal);
        setCheckout(quoted);
        setDraft((before) => withQuote(withoutGone(before, quoted), quoted, choice));
        setStatus('ready');
        if (!isBegun.current) pushEvent({ event: 'begin_checkout', ecommerce: basketOf(quoted.lines) });
        isBegun.current = true;
        setPending(false);
        setOutdated(false);
      } catch (error) {
        if (abort.signal.aborted) return;
        // A missing login is shown on the page; only other errors are logged.
        if (!(error instanceof ApiError && error.isLoginNeeded)) console.error(error);
        setPending(false);
        setOutdated(true);
        setStatus((before) => statusAfter(error, before));
      }
    };
    // Explicit reloads run at once, typing is debounced.
    const timer = setTimeout(ask, asked.current === round ? typingMs : 0);
    asked.current = round;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, choice, round]);

  const reload = useCallback(() => {
    setRound((before) => before + 1);
    setStatus((before) => (before === 'failed' ? 'loading' : before));
  }, []);
  useWhenReachable(isOutdated, reload);
  return { draft, change, checkout, status, isPending, isOutdated, reload };
}

function keptBy(userId: string | null): Partial<Draft> {
  const receipt = keptReceipt(userId, deviceStorage);
  return receipt === null ? {} : { receipt, isReceiptKept: true };
}

// Removes coupons that are gone and points over the limit, which the page shows no control to remove.
function withoutGone(draft: Draft, { coupons, points, refusal }: Checkout): Draft {
  const held = draft.issuedCouponIds?.filter((id) => coupons.some((coupon) => coupon.issued_coupon_id === id)) ?? null;
  const isTooMuch = refusal === 'POINTS_LIMIT' || refusal === 'POINTS_INSUFFICIENT';
  if (held?.length === draft.issuedCouponIds?.length && !isTooMuch) return draft;
  return { ...draft, issuedCouponIds: held, points: isTooMuch ? (draft.points > points.usable ? points.usable : 0) : draft.points };
}

function statusAfter(error: unknown, before: Status): Status {
  if (error instanceof ApiError && error.isLoginNeeded) return 'login';
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'not-found';
  return before === 'ready' ? 'ready' : 'failed';
}

export type CheckoutState = ReturnType<typeof useCheckout>;
