import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';
import { type Purpose, SizeForm, type SizeOption } from '#storefront/editor/panels/size-form.tsx';
import { editorTexts } from '#storefront/editor/texts.ts';
import { cartApi } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { Button } from '#ui/button.tsx';
import { selectCustomSizesQuery } from './operations.ts';
import { graphicIdsOf, type SavedDesign } from './saved-design.ts';
import { savedTexts } from './texts.ts';

/** Adds a saved design to the cart: size and quantity. */
export function SizeSheet({ design, price, onClose }: { design: SavedDesign; price: CustomPrice; onClose: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [sizes, setSizes] = useState<readonly SizeOption[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { product_id } = design;
  const [attempt, setAttempt] = useState(0);
  const frame_id = design.option?.frame_id ?? 0;
  const color_id = design.option?.color_id ?? 0;
  useEffect(() => {
    // `attempt` only triggers a retry.
    let isCurrent = attempt >= 0;
    setProblem(null);
    runQuery(selectCustomSizesQuery, { product_id, frame_id, color_id }).then(
      ({ product_product_options }) => isCurrent && setSizes(product_product_options),
      (error: unknown) => isCurrent && setProblem(errorText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [product_id, frame_id, color_id, errorText, attempt]);
  const confirm = async (purpose: Purpose, chosen: readonly ChosenOption[]): Promise<string | null> => {
    const lines = chosen.map((line) => ({ product_id, product_custom_id: design.id, ...line }));
    try {
      if (purpose === 'order') {
        const { id } = await createCheckout({ source: 'BUY_NOW', lines });
        navigate(urlFor('order-id', { id }));
        return null;
      }
      showCartCount((await cartApi.add(lines)).line_count);
    } catch (error) {
      return errorText(error);
    }
    onClose();
    const asks = { message: text(savedTexts.addedToCart), okLabel: text(editorTexts.goToCart) };
    if (await dialog.confirm(asks)) navigate(urlFor('cart'));
    return null;
  };
  return (
    <SizeForm sizes={sizes} price={price} graphicIds={graphicIdsOf(design)} problem={problem} onClose={onClose} onConfirm={confirm}>
      {problem === null ? null : (
        <Button look="secondary" wide className="mt-5" onClick={() => setAttempt(attempt + 1)}>
          {text(shell.retry)}
        </Button>
      )}
    </SizeForm>
  );
}
