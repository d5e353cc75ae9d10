import { useId } from 'react';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { readyProductPrice } from '#rules/money/price.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { QuantityStepper } from '#storefront/nouns/cart/quantity-stepper.tsx';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { type ProductPage, sizesOf } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import type { Buy } from './use-buy.ts';

const FEW_LEFT = 5;
const choice =
  'inline-flex min-h-target items-center gap-2 rounded-control border border-line px-4 text-15 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-accent hover:border-ink';

/** Colour, then size; what is chosen is listed below with its quantity. */
export function OptionChooser({ product, buy }: { product: ProductPage; buy: Buy }) {
  return (
    <div className="space-y-5">
      {buy.hasColors ? <Colors product={product} buy={buy} /> : null}
      {buy.hasSizes ? <Sizes product={product} buy={buy} /> : null}
      <ChosenList product={product} buy={buy} />
    </div>
  );
}

function Colors({ product, buy }: { product: ProductPage; buy: Buy }) {
  const text = useText();
  const name = useName();
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold">{text(productTexts.color)}</legend>
      <div className="flex flex-wrap gap-2">
        {product.colors.map((color) => (
          <button
            key={color.id}
            type="button"
            aria-pressed={buy.colorId === color.id}
            onClick={() => buy.chooseColor(color.id)}
            className={choice}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
              <circle cx="8" cy="8" r="7.5" fill={color.hex} stroke="currentColor" strokeOpacity="0.3" />
            </svg>
            {name(color.name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Sizes({ product, buy }: { product: ProductPage; buy: Buy }) {
  const text = useText();
  const sizes = sizesOf(product);
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold">{text(productTexts.size)}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => {
          const option = product.options.find((each) => each.size === size && (!buy.hasColors || each.color_id === buy.colorId));
          const isOut = option !== undefined && isSoldOut(option.stock_count);
          const isFew = option !== undefined && !isOut && option.stock_count <= FEW_LEFT;
          return (
            <button
              key={size}
              type="button"
              aria-pressed={buy.chosen.some((line) => line.option_id === option?.id)}
              onClick={() => buy.chooseSize(size)}
              className={cx(choice, isOut && 'text-ink-2 line-through')}
            >
              <span aria-hidden="true">{size}</span>
              <span className="sr-only">{isOut ? text(productTexts.soldOutOption, { name: size }) : size}</span>
              {isFew ? (
                <span className="text-12 font-normal text-accent">{text(productTexts.fewLeft, { count: option.stock_count })}</span>
              ) : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function ChosenList({ product, buy }: { product: ProductPage; buy: Buy }) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const titleId = useId();
  const rows = buy.chosen.flatMap((line) => {
    const option = product.options.find((each) => each.id === line.option_id);
    return option ? [{ option, quantity: line.quantity, won: readyProductPrice(product, option) * line.quantity }] : [];
  });
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, row) => sum + row.won, 0);
  const pieces = rows.reduce((sum, row) => sum + row.quantity, 0);
  const canRemove = buy.hasColors || buy.hasSizes;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="sr-only">
        {text(productTexts.chosen)}
      </h3>
      <ul className="space-y-2">
        {rows.map(({ option, quantity, won }) => (
          <li key={option.id} className="rounded-control bg-tile p-3">
            <div className="flex items-start justify-between gap-2">
              <span className="text-15">{name(option.name) || name(product.name)}</span>
              {canRemove ? (
                <IconButton
                  label={text(productTexts.removeChoice, { name: name(option.name) })}
                  className="-mt-2.5 -mr-2.5 hover:bg-line"
                  onClick={() => buy.remove(option)}
                >
                  <Icon name="x" size={18} />
                </IconButton>
              ) : null}
            </div>
            <div className="mt-1 flex items-center justify-between gap-2">
              <span className="rounded-control bg-ground">
                <QuantityStepper
                  name={name(option.name)}
                  quantity={quantity}
                  max={option.stock_count}
                  onChange={(next) => buy.change(option, next)}
                />
              </span>
              <span className="text-15 font-semibold tabular-nums">{formatWon(won, locale)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between" aria-live="polite">
        <span className="text-13 text-ink-2">{text(productTexts.total, { count: pieces })}</span>
        <span className="text-20 font-extrabold tabular-nums">{formatWon(total, locale)}</span>
      </p>
    </section>
  );
}
