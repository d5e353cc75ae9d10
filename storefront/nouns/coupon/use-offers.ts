import { useCallback, useEffect, useState } from 'react';
import type { ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { useLoginQuestion } from '../like/like.tsx';
import { takeShownCoupon } from './coupon-calls.ts';
import { myClaimsQuery } from './member-operations.ts';
import { isAllGone } from './takeable-coupons.ts';
import { couponWords as words } from './texts.ts';

/** The state of an offered coupon (claimable, held or exhausted) and the result of the last attempt. */
export type Offer = {
  state: 'open' | 'has' | 'gone';
  note: string;
  /** The expiry of the member's own coupon (null: none); undefined if unknown. */
  ownEnd?: Date | null;
};

/** A page's coupons with the issued coupons of the member, and the action that takes one. Visitors are asked to log in. */
export function useOffers(coupons: readonly ShownCouponItem[], onClaimed?: () => void) {
  const { text, name } = useLanguage();
  const errorText = useErrorText();
  const promptLogin = useLoginQuestion();
  const { userId } = useSession();
  const [offers, setOffers] = useState<Readonly<Record<number, Offer>>>({});
  const [pendingId, setPendingId] = useState<number | null>(null);
  const set = useCallback((id: number, offer: Offer) => setOffers((before) => ({ ...before, [id]: offer })), []);
  const ids = coupons.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (userId === null || ids === '') return;
    let isHere = true;
    runQuery(myClaimsQuery, { user_id: userId, coupon_ids: ids.split(' ').map(Number) }).then(
      (mine) => {
        if (isHere)
          for (const { coupon_id, expires_at } of mine.sales_issued_coupons)
            set(coupon_id, { state: 'has', note: '', ownEnd: momentOf(expires_at) });
      },
      // Watched queries ignore errors (specification 7.10); claiming then reports that the coupon is already held.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, [userId, ids, set]);

  const offerOf = (coupon: ShownCouponItem): Offer => offers[coupon.id] ?? { state: isAllGone(coupon) ? 'gone' : 'open', note: '' };
  const take = async (coupon: ShownCouponItem) => {
    if (userId === null) return void (await promptLogin());
    setPendingId(coupon.id);
    try {
      const { expires_at } = await takeShownCoupon(coupon.id);
      set(coupon.id, { state: 'has', note: '', ownEnd: momentOf(expires_at) });
      toast(text(words.taken, { name: name(coupon.name) }), 'success');
      onClaimed?.();
    } catch (error) {
      set(coupon.id, { state: stateAfter(error), note: errorText(error) });
    } finally {
      setPendingId(null);
    }
  };
  return { offerOf, take, pendingId };
}

function momentOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** The state an error implies; after any other error the member can try again. */
function stateAfter(error: unknown): Offer['state'] {
  if (!(error instanceof ApiError)) return 'open';
  if (error.code === 'COUPON_ALREADY_ISSUED') return 'has';
  return error.code === 'COUPON_EXHAUSTED' || error.code === 'COUPON_NUMBER_INVALID' ? 'gone' : 'open';
}
