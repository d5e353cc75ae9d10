import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { isWorn } from '#rules/catalogue/product-facts.ts';
import { formatWon } from '#rules/money/money.ts';
import { readyProductPrice, sellingPrice } from '#rules/money/price.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { ChosenLines } from '#storefront/nouns/cart/chosen-lines.tsx';
import { SizeButtons } from '#storefront/nouns/cart/size-buttons.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { OrdersClosed } from '#storefront/nouns/checkout/orders-closed.tsx';
import { Button } from '#ui/button.tsx';
import { availabilityOf, type Look, type ProductPage, sizeNameOf, sizesOf } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BuyBar } from './buy-bar.tsx';
import { ColorButtons } from './color-buttons.tsx';
import { GonePanel, SomeGone } from './gone-panel.tsx';
import { type Buy, useBuy } from './use-buy.ts';

/** Options and the two purchase buttons: next to the photos on wide screens, in a sheet from the sticky bar on phones. */
export function BuyPanel({ product, look, onLook }: { product: ProductPage; look: Look; onLook: (look: Look) => void }) {
  const text = useText();
  const buy = useBuy(product, look, onLook);
  const { toOrders } = useIsOpen();
  const availability = availabilityOf(product);
  if (availability !== 'on-sale') {
    return <GonePanel product={product} />;
  }
  const buttons = (
    <>
      <Button wide size="large" look="secondary" pending={buy.pending === 'cart'} onClick={buy.addToCart}>
        {text(productTexts.addToCart)}
      </Button>
      <Button wide size="large" disabled={!toOrders} pending={buy.pending === 'order'} onClick={buy.buyNow}>
        {text(productTexts.buyNow)}
      </Button>
    </>
  );
  return (
    <div className="mt-6">
      <div className="hidden lg:block">
        <OptionChooser product={product} buy={buy} />
        <SomeGone product={product} />
        {toOrders ? null : <OrdersClosed className="mt-6" />}
        <div className="mt-6 flex gap-2">{buttons}</div>
      </div>
      {toOrders ? null : <OrdersClosed className="lg:hidden" />}
      <BuyBar>
        <Button wide size="large" look="secondary" onClick={() => buy.setOpen(true)}>
          {text(productTexts.addToCart)}
        </Button>
        <Button wide size="large" disabled={!toOrders} onClick={() => buy.setOpen(true)}>
          {text(productTexts.buyNow)}
        </Button>
      </BuyBar>
      <SheetOnDemand
        open={buy.isOpen}
        onClose={() => buy.setOpen(false)}
        title={text(productTexts.chooseOptions)}
        closeLabel={text(shell.close)}
        footer={
          <>
            {toOrders ? null : <OrdersClosed className="mb-2" />}
            <div className="flex gap-2">{buttons}</div>
          </>
        }
      >
        <OptionChooser product={product} buy={buy} />
        <SomeGone product={product} />
      </SheetOnDemand>
    </div>
  );
}

/** Colour, then size. Chosen options are listed below with their quantity. */
function OptionChooser({ product, buy }: { product: ProductPage; buy: Buy }) {
  return (
    <div className="space-y-5">
      {buy.hasColors ? <ColorButtons colors={product.colors} chosenId={buy.colorId} onChoose={buy.chooseColor} /> : null}
      {buy.hasSizes ? <Sizes product={product} buy={buy} /> : null}
      <ChosenList product={product} buy={buy} />
    </div>
  );
}

function Sizes({ product, buy }: { product: ProductPage; buy: Buy }) {
  const { text, name } = useLanguage();
  const sizes = sizesOf(product).map((size) => {
    const option = product.options.find((each) => each.size === size && (!buy.hasColors || each.color_id === buy.colorId));
    return {
      label: name(sizeNameOf(product, size)) || size,
      isChosen: buy.chosen.some((line) => line.option_id === option?.id),
      option,
      onChoose: () => buy.chooseSize(size),
    };
  });
  return <SizeButtons legend={text(isWorn(product.facts?.kind) ? productTexts.size : productTexts.variant)} sizes={sizes} />;
}

function ChosenList({ product, buy }: { product: ProductPage; buy: Buy }) {
  const { text, name, locale } = useLanguage();
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
