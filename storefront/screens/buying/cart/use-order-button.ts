import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAble } from '#client/abilities/is-able.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';

/**
 * Creates a checkout from the selection, once all changes have reached the server (`settled`). A guest is asked to log in first and returns
 * to the merged cart.
 */
export function useOrderButton(settled: () => Promise<void>) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const askLogin = useLoginQuestion();
  const [isOrdering, setOrdering] = useState(false);

  const order = async () => {
    if (!(await isAble('checkout.open'))) return askLogin();
    setOrdering(true);
    try {
      await settled();
      const { id } = await createCheckout({ source: 'CART' });
      navigate(urlFor('order-id', { id }));
    } catch (error) {
      await dialog.alert({ message: errorText(error) });
    } finally {
      setOrdering(false);
    }
  };
  return { order, isOrdering };
}
