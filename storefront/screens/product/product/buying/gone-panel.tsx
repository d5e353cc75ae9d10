import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useBackText } from '#storefront/nouns/product/back-on.tsx';
import { Button } from '#ui/button.tsx';
import { availabilityOf, type ProductPage, sizesOf, soldOutOptions } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BuyBar } from './buy-bar.tsx';
import { RestockSheet } from './restock.tsx';

/** Shown instead of the purchase panel when sold out: a restock notification, or that the product is discontinued. */
export function GonePanel({ product }: { product: ProductPage }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isSoldOut = availabilityOf(product) === 'sold-out';
  const back = useBackText()(soldOutOptions(product));
  const button = isSoldOut ? (
    <Button wide size="large" look="secondary" onClick={() => setOpen(true)}>
      {text(productTexts.restock)}
    </Button>
  ) : (
    <Button wide size="large" disabled>
      {text(productTexts.discontinued)}
    </Button>
  );
  return (
    <>
      {isSoldOut ? (
        <p className="mt-6 text-17 font-extrabold">
          {text(productTexts.soldOut)}
          {back === null ? null : <span className="ml-2 text-15 font-semibold">{back}</span>}
        </p>
      ) : null}
      <div className="mt-4 hidden lg:block">{button}</div>
      <BuyBar>{button}</BuyBar>
      <RestockSheet product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Some options are sold out: a small link to get notified. */
export function SomeGone({ product }: { product: ProductPage }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const backText = useBackText();
  const gone = soldOutOptions(product);
  if (gone.length === 0) return null;
  // Sizes say their own days.
  const back = sizesOf(product).length === 0 ? backText(gone) : null;
  return (
    <>
      <button type="button" className="mt-3 min-h-target text-13 text-ink-2 underline hover:text-ink" onClick={() => setOpen(true)}>
        {[text(productTexts.restockSome), back].filter(Boolean).join(' · ')}
      </button>
      <RestockSheet product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
