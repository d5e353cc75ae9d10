import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { OrdersClosed } from '#storefront/nouns/checkout/orders-closed.tsx';
import { Button } from '#ui/button.tsx';
import { availabilityOf, type ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BuyBar } from './buy-bar.tsx';
import { GonePanel, SomeGone } from './gone-panel.tsx';
import { OptionChooser } from './option-chooser.tsx';
import { useBuy } from './use-buy.ts';

/** Options and the two purchase buttons: next to the photos on wide screens, in a sheet from the sticky bar on phones. */
export function BuyPanel({ product }: { product: ProductPage }) {
  const text = useText();
  const buy = useBuy(product);
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
