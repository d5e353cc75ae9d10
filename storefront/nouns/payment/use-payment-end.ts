import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { tab } from '#client/drafts/draft.ts';
import { currentSession } from '#client/session/session.ts';
import type { SyncedPayment } from '#contract/rest/payments.ts';
import { urlFor } from '#contract/routes.ts';
import { refreshCartCount } from '../cart/cart-count.ts';
import { dropDraft } from '../checkout/draft.ts';
import { outcomeOf } from './payment-outcome.ts';
import { failureState } from './payment-return.ts';

/**
 * Navigates after a decided payment: to the finished order, to the order whose payment was refunded, or back to the checkout with the
 * provider's message and all input. False, without navigating, while the payment is open.
 */
export function usePaymentEnd(): (synced: SyncedPayment, windowMessage?: string | null) => boolean {
  const navigate = useNavigate();
  return useCallback(
    ({ payment, order }, windowMessage = null) => {
      const outcome = outcomeOf(payment);
      if (outcome === 'open') return false;
      if (outcome === 'returned') navigate(urlFor('mypage-order-id', { id: order.id }), { replace: true });
      if (outcome === 'done') {
        if (order.checkout_id !== null) dropDraft({ checkoutId: order.checkout_id, userId: currentSession().userId }, tab);
        void refreshCartCount();
        navigate(urlFor('order-complete', { id: order.id }), { replace: true });
      }
      if (outcome !== 'failed') return true;
      const back = order.checkout_id === null ? urlFor('cart') : urlFor('order-id', { id: order.checkout_id });
      navigate(back, { replace: true, state: failureState(payment.failure_message ?? windowMessage) });
      return true;
    },
    [navigate],
  );
}
