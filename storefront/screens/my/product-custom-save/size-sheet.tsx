import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import { type Purpose, SizeForm } from '#storefront/editor/panels/size-form.tsx';
import { editorTexts } from '#storefront/editor/texts.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { confirmingPrint } from '#storefront/nouns/cart/confirm-print.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { Button } from '#ui/button.tsx';
import { selectCustomSizesQuery } from './operations.ts';
import { graphicIdsOf, type SavedDesign } from './saved-design.ts';
import { savedTexts } from './texts.ts';

type Props = { design: SavedDesign; price: CustomPrice; boughtSize: number | null; onClose: () => void };

/** Adds a saved design to the cart or buys it: size and quantity, starting with the size last bought. */
export function SizeSheet({ design, price, boughtSize, onClose }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { product_id } = design;
  const frame_id = design.option?.frame_id ?? 0;
  const color_id = design.option?.color_id ?? 0;
  const load = useCallback(
    () => runQuery(selectCustomSizesQuery, { id: design.id, product_id, frame_id, color_id }),
    [design.id, product_id, frame_id, color_id],
  );
  const { value: choices, failure, reload } = useLoaded(load);
  const problem = failure === null ? null : errorText(failure);
  const confirm = async (purpose: Purpose, chosen: readonly ChosenOption[]): Promise<string | null> => {
    const lines = chosen.map((line) => ({ product_id, product_custom_id: design.id, ...line }));
    try {
      if (purpose === 'order') {
        const checkout = await confirmingPrint(lines, (asked) => createCheckout({ source: 'BUY_NOW', lines: asked }));
        if (checkout) navigate(urlFor('order-id', { id: checkout.id }));
        return null;
      }
      const cart = await confirmingPrint(lines, (asked) => cartApi.add(asked));
      if (cart === null) return null;
      showCartCount(cart.line_count);
    } catch (error) {
      return errorText(error);
    }
    onClose();
    const asks = { message: text(savedTexts.addedToCart), okLabel: text(editorTexts.goToCart) };
    if (await dialog.confirm(asks)) navigate(urlFor('cart'));
    return null;
  };
  return (
    <SizeForm
      sizes={choices?.product_product_options ?? null}
      prints={{ texts: choices?.texts.length ?? 0, pictures: choices?.pictures.length ?? 0 }}
      first={boughtSize}
      price={price}
      graphicIds={graphicIdsOf(design)}
      problem={problem}
      onClose={onClose}
      onConfirm={confirm}
    >
      {problem === null ? null : (
        <Button look="secondary" wide className="mt-5" onClick={reload}>
          {text(shell.retry)}
        </Button>
      )}
    </SizeForm>
  );
}
