import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRestores } from '#client/stores/restores.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { isPlaced } from '#rules/order/order-state.ts';
import { readOrder } from '#storefront/nouns/order/order-calls.ts';

/**
 * Redirects a checkout that is already ordered (paid or awaiting a deposit) to its order. If its payment window was left open it stays, and
 * paying again ends that attempt. True while redirecting.
 */
export function useOrderedCheckout(checkout: Checkout | null): boolean {
  const navigate = useNavigate();
  const orderId = checkout?.order_id ?? null;
  const [isLeaving, setLeaving] = useState(false);
  const restores = useRestores();
  useEffect(() => {
    if (orderId === null || restores < 0) return;
    let isCurrent = true;
    readOrder(orderId)
      .then((order) => {
        if (!isCurrent || !isPlaced(order)) return;
        setLeaving(true);
        navigate(urlFor('order-complete', { id: orderId }), { replace: true });
      })
      .catch((error: unknown) => console.warn(error));
    return () => {
      isCurrent = false;
    };
  }, [orderId, navigate, restores]);
  return isLeaving;
}
