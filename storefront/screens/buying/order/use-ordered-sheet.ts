import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { isPlaced } from '#rules/order/order-state.ts';
import { readOrder } from '#storefront/nouns/order/order-calls.ts';

/**
 * A sheet whose order stands (paid, or waiting for a deposit) has nothing left to fill in: its order is shown instead. One whose
 * payment window was left open stays here; paying again ends that attempt. True while on the way.
 */
export function useOrderedSheet(checkout: Checkout | null): boolean {
  const navigate = useNavigate();
  const orderId = checkout?.order_id ?? null;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (orderId === null) return;
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
  }, [orderId, navigate]);
  return isLeaving;
}
