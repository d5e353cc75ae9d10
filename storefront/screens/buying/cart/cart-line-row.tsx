import { Link } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { CartLine } from '#contract/rest/cart.ts';
import { urlFor } from '#contract/routes.ts';
import { formatSigned, formatWon } from '#rules/money/money.ts';
import { goodsOf, labelOf, pieceAmountNames, sumOf } from '#rules/money/order-sums.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { LinePicture } from '#storefront/nouns/cart/line-picture.tsx';
import { QuantityStepper } from '#storefront/nouns/cart/quantity-stepper.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { ProofButton } from '#storefront/nouns/design/proof-button.tsx';
import { MoneyParts } from '#storefront/nouns/graphic/money-parts.tsx';
import { useBackText } from '#storefront/nouns/product/back-on.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { removalId } from './removed-line.tsx';

type Props = {
  line: CartLine;
  /** Shown until the server has priced it. */
  quantity: number;
  onSelect: (isSelected: boolean) => void;
  onQuantity: (quantity: number) => void;
  onOption: () => void;
  onRemove: () => void;
};

/** One cart line. A line that cannot be ordered says why and cannot be selected. */
export function CartLineRow({ line, quantity, onSelect, onQuantity, onOption, onRemove }: Props) {
  const { text, name: nameOf } = useLanguage();
  const name = nameOf(line.product_name);
  const isRefused = line.refusal !== null;
  const isGone = isRefused && line.refusal !== 'OUT_OF_STOCK';
  return (
    <li className="grid grid-cols-[32px_80px_minmax(0,1fr)] gap-x-3 border-b border-line py-5 lg:grid-cols-[36px_120px_minmax(0,1fr)] lg:gap-x-5">
      <Checkbox
        className="w-full self-start"
        checked={line.is_selected && !isRefused}
        disabled={isRefused}
        onChange={onSelect}
        label={<span className="sr-only">{text(cartMessages.selectLine, { name })}</span>}
      />
      <Link to={productUrl(line)} state={fromCart} tabIndex={-1} aria-hidden="true" className="self-start lg:row-span-2">
        <LinePicture src={line.image_src} sideSrcs={line.side_srcs} isDimmed={isGone} className="size-20 lg:size-30" />
      </Link>
      <div className="min-w-0">
        <LineNames line={line} name={name} onOption={onOption} onRemove={onRemove} />
        <Refusal line={line} onQuantity={onQuantity} />
      </div>
      <div className="col-span-2 col-start-2 mt-3 flex items-center justify-between gap-3 lg:col-span-1 lg:col-start-3 lg:items-end">
        {isGone ? null : (
          <QuantityStepper
            name={name}
            quantity={quantity}
            max={line.stock_count}
            isPending={quantity !== line.quantity}
            onChange={onQuantity}
          />
        )}
        <LineAmount line={line} isPending={quantity !== line.quantity} />
      </div>
      <PriceParts line={line} />
    </li>
  );
}

type NamesProps = { line: CartLine; name: string; onOption: () => void; onRemove: () => void };

function LineNames({ line, name, onOption, onRemove }: NamesProps) {
  const text = useText();
  const action = 'inline-flex min-h-target items-center text-13 font-semibold underline underline-offset-4';
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-13 font-semibold">
          <Name of={line.brand_name} />
        </p>
        <Link to={productUrl(line)} state={fromCart} className="line-clamp-2 text-15 hover:underline">
          {name}
        </Link>
        <p className="mt-1 text-13 text-ink-2">
          <Name of={line.option_name} />
          {line.is_custom ? ` · ${text(cartMessages.custom)}` : null}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <button type="button" aria-label={text(cartMessages.changeOptionOf, { name })} onClick={onOption} className={action}>
            {text(cartMessages.changeOption)}
          </button>
          {line.product_custom_id === null ? null : (
            <Link to={productUrl(line)} state={fromCart} className={action}>
              {text(cartMessages.editDesign)}
            </Link>
          )}
          <ProofButton proof={line.proof} />
        </p>
      </div>
      <IconButton
        id={removalId(line.id)}
        label={text(cartMessages.removeLine, { name })}
        onClick={onRemove}
        className="-mt-3 -mr-3 shrink-0"
      >
        <Icon name="x" size={18} />
      </IconButton>
    </div>
  );
}

/** Why the line cannot be ordered, with a button to reduce the quantity if that helps. */
function Refusal({ line, onQuantity }: { line: CartLine; onQuantity: (quantity: number) => void }) {
  const { text, locale } = useLanguage();
  const backText = useBackText();
  if (line.refusal === null) return null;
  const back = line.refusal === 'SOLD_OUT' ? backText([line]) : null;
  const canTakeFewer = line.refusal === 'OUT_OF_STOCK' && !isSoldOut(line.stock_count);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-13 font-semibold text-danger">
        {errorMessage(line.refusal, locale)}
        {canTakeFewer ? ` ${text(cartMessages.stockLeft, { count: line.stock_count })}` : null}
      </p>
      {back === null ? null : <p className="text-13">{back}</p>}
      {canTakeFewer ? (
        <Button look="quiet" onClick={() => onQuantity(line.stock_count)}>
          {text(cartMessages.takeStock, { count: line.stock_count })}
        </Button>
      ) : null}
    </div>
  );
}

function LineAmount({ line, isPending }: { line: CartLine; isPending: boolean }) {
  const { text, locale } = useLanguage();
  const won = (amount: number) => formatWon(amount, locale);
  const struck =
    line.origin_price > line.unit_price ? <del className="mr-1.5 text-13 font-normal text-ink-2">{won(line.origin_price)}</del> : null;
  return (
    <div className={cx('ml-auto text-right tabular-nums', isPending && 'animate-breathe')}>
      {line.quantity > 1 ? (
        <p className="text-13 text-ink-2">
          {struck}
          {text(cartMessages.times, { price: won(line.unit_price), count: line.quantity })}
        </p>
      ) : null}
      <p className="text-17 font-extrabold">
        {line.quantity > 1 ? <span className="mr-1.5 text-13 font-normal text-ink-2">{text(cartMessages.sum)}</span> : struck}
        {won(goodsOf(line))}
      </p>
    </div>
  );
}

/** The price breakdown of a design (specification 9, Custom product price). */
function PriceParts({ line }: { line: CartLine }) {
  const { custom_price: parts, graphic_ids: graphicIds, quantity, amount } = line;
  const { text, locale } = useLanguage();
  if (parts === null) return null;
  const won = (amount: number) => formatWon(amount, locale);
  return (
    <p className="col-span-2 col-start-2 mt-1 text-right text-12 text-ink-2 tabular-nums lg:col-span-1 lg:col-start-3">
      {text(cartMessages.customPrice, { product: won(parts.product), sides: won(parts.mockup_groups), graphics: won(parts.graphics) })}
      {pieceAmountNames
        .filter((amount) => line[amount] > 0)
        .map((amount) => ` · ${labelOf(amount)[locale]} ${formatSigned(sumOf([amount], line), locale)}`)}
      <MoneyParts graphicIds={graphicIds} production={parts.product + parts.mockup_groups} quantity={quantity} price={amount} />
    </p>
  );
}

/** The URL of a line. A design opens in the editor: saving there updates the line, and closing returns here. */
function productUrl({ id, product_id, product_custom_id }: CartLine): string {
  return urlFor('product-id', { id: product_id }, product_custom_id === null ? {} : { product_custom_id, cart_line_id: id });
}

/** Tells the editor that Back returns to the cart. */
const fromCart = { isFromCart: true };
