import { type Prints, parseQuantitySteps, pieceAmounts } from '#rules/money/quantity-step.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { useShell } from '#storefront/frame/shell-data.ts';

/** The amounts for pieces of a design besides its own price, and the quantity discounts. */
export function usePieceAmounts(design: { unit_price: number; prints: Prints }, pieces: number) {
  const rules = useShell()?.rules ?? firstShopRules;
  const amounts = pieceAmounts({ ...design, quantity: pieces, bought: pieces }, rules);
  return {
    ...amounts,
    total: design.unit_price * pieces + amounts.text_amount + amounts.picture_amount - amounts.quantity_discount_amount,
    steps: parseQuantitySteps(rules.quantity_steps) ?? [],
  };
}
