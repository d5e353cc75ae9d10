import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAble } from '#client/abilities/is-able.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { type CartStore, linesShown } from './cart-store.ts';

/**
 * Creates a checkout from the lines shown as selected, once all changes have reached the server. If it is refused, the cart is read again,
 * and the rest can be ordered without the lines that were in the way. A guest is asked to log in first and returns to the merged cart.
 */
export function useOrderButton(store: CartStore) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const promptLogin = useLoginQuestion();
  const { text, name: nameOf, locale } = useLanguage();
  const [isOrdering, setOrdering] = useState(false);
  const chosen = () => linesShown(store.store.read()).filter((line) => line.is_selected && line.refusal === null);

  /** True if the rest is to be ordered. */
  const asksForRest = async (error: unknown, wanted: readonly number[]): Promise<boolean> => {
    await store.retry();
    const refused = linesShown(store.store.read()).flatMap(({ id, refusal, product_name }) =>
      refusal !== null && wanted.includes(id) ? [`${nameOf(product_name)}: ${errorMessage(refusal, locale)}`] : [],
    );
    const message = refused.length > 0 ? refused.join('\n') : errorText(error);
    const rest = chosen();
    if (refused.length === 0 || rest.length === 0) await dialog.alert({ message });
    else
      return dialog.confirm({
        message,
        okLabel: text(cartMessages.orderRest, { count: rest.reduce((sum, { quantity }) => sum + quantity, 0) }),
      });
    return false;
  };

  const order = async (): Promise<unknown> => {
    if (!(await isAble('checkout.open'))) return promptLogin();
    setOrdering(true);
    await store.settled();
    const ids = chosen().map(({ id }) => id);
    try {
      const { id } = await createCheckout({ source: 'CART', cart_line_ids: ids });
      navigate(urlFor('order-id', { id }));
    } catch (error) {
      if (await asksForRest(error, ids)) return order();
    } finally {
      setOrdering(false);
    }
  };
  return { order, isOrdering };
}
