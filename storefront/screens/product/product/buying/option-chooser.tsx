import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { isWorn } from '#rules/catalogue/product-facts.ts';
import { formatWon } from '#rules/money/money.ts';
import { readyProductPrice, sellingPrice } from '#rules/money/price.ts';
import { ChosenLines } from '#storefront/nouns/cart/chosen-lines.tsx';
import { SizeButtons } from '#storefront/nouns/cart/size-buttons.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { type ProductPage, sizeNameOf, sizesOf } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { ColorButtons } from './color-buttons.tsx';
import type { Buy } from './use-buy.ts';

/** Colour, then size. Chosen options are listed below with their quantity. */
export function OptionChooser({ product, buy }: { product: ProductPage; buy: Buy }) {
  return (
    <div className="space-y-5">
      {buy.hasColors ? <ColorButtons colors={product.colors} chosenId={buy.colorId} onChoose={buy.chooseColor} /> : null}
      {buy.hasSizes ? <Sizes product={product} buy={buy} /> : null}
      <ChosenList product={product} buy={buy} />
    </div>
  );
}

function Sizes({ product, buy }: { product: ProductPage; buy: Buy }) {
  const text = useText();
  const name = useName();
  const sizes = sizesOf(product).map((size) => {
    const option = product.options.find((each) => each.size === size && (!buy.hasColors || each.color_id === buy.colorId));
    return {
      label: name(sizeNameOf(product, size)) || size,
      isChosen: buy.chosen.some((line) => line.option_id === option?.id),
      stockCount: option?.stock_count,
      onChoose: () => buy.chooseSize(size),
    };
  });
  return <SizeButtons legend={text(isWorn(product.facts?.kind) ? productTexts.size : productTexts.variant)} sizes={sizes} />;
}

function ChosenList({ product, buy }: { product: ProductPage; buy: Buy }) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const canRemove = buy.hasColors || buy.hasSizes;
  const lines = buy.chosen.flatMap(({ option_id, quantity }) => {
    const option = product.options.find((each) => each.id === option_id);
    if (!option) return [];
    const parts = { product: formatWon(sellingPrice(product), locale), option: formatWon(option.price, locale) };
    return {
      optionId: option_id,
      name: name(option.name) || name(product.name),
      quantity,
      max: option.stock_count,
      unitPrice: readyProductPrice(product, option),
      parts: option.price > 0 ? text(cartMessages.optionPart, parts) : null,
      onQuantity: (next: number) => buy.change(option, next),
      onRemove: canRemove ? () => buy.remove(option) : null,
    };
  });
  return <ChosenLines lines={lines} />;
}
