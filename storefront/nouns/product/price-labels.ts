import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { PriceLabels } from '#ui/tiles/price-tag.tsx';

/**
 * The labels next to a product's price. A customizable product is shown with a print but priced as the blank garment, so its price is a
 * minimum.
 */
export function usePriceLabels({ is_custom }: { is_custom: boolean }): PriceLabels {
  const text = useText();
  return {
    discount: text(shell.discount),
    origin: text(shell.originPrice),
    from: is_custom ? (price) => text(shell.priceFrom, { price }) : null,
  };
}
