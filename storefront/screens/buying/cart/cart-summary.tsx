import { useDayText } from '#client/locale/dates.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Cart } from '#contract/rest/cart.ts';
import { formatWon } from '#rules/money/money.ts';
import { freeFrom } from '#rules/money/shipping.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { AmountList } from '#storefront/nouns/checkout/amount-list.tsx';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { OrdersClosed } from '#storefront/nouns/checkout/orders-closed.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';

type Props = { cart: Cart; isPending: boolean; isOrdering: boolean; onOrder: () => void };

/** The total of the selected lines and the order button: next to the lines on desktop, at the bottom on phones. */
export function CartSummary({ cart, isPending, isOrdering, onOrder }: Props) {
  const { text, locale } = useLanguage();
  const dayText = useDayText();
  const { selected } = cart;
  const { toOrders } = useIsOpen();
  return (
    <div className="contents lg:sticky lg:top-24 lg:block lg:self-start">
      <section aria-labelledby="cart-summary" className="mt-8 lg:mt-0">
        <h2 id="cart-summary" className="mb-4 text-17 font-extrabold">
          {text(cartMessages.summary)}
        </h2>
        <ShippingProgress parcels={selected.parcels} />
        <div className="mt-4">
          <AmountList amounts={selected} totalLabel={text(amountMessages.expected)} isPending={isPending} />
        </div>
        <p className="mt-3 text-13 text-ink-2">{text(cartMessages.beforeDiscount)}</p>
        <p className="mt-1 text-13 text-ink-2">{text(cartMessages.kept, { date: dayText(cart.kept_until) })}</p>
      </section>
      <div data-bottom-bar className="sticky-action-bar">
        {selected.line_count === 0 ? null : (
          <p className="mb-2 flex items-baseline justify-between gap-4 lg:hidden">
            <span className="text-13 text-ink-2">{text(amountMessages.expected)}</span>
            <span className={cx('text-17 font-extrabold tabular-nums', isPending && 'animate-breathe')}>
              {formatWon(selected.payment_amount, locale)}
            </span>
          </p>
        )}
        {toOrders ? null : <OrdersClosed className="mb-2" />}
        <Button wide size="large" disabled={selected.line_count === 0 || !toOrders} pending={isOrdering} onClick={onOrder}>
          {selected.line_count === 0 ? text(cartMessages.orderNothing) : text(cartMessages.order, { count: selected.quantity })}
        </Button>
      </div>
    </div>
  );
}

type Parcel = Cart['selected']['parcels'][number];

/** How far each parcel is from free shipping. Hidden for parcels that can never ship free; free ones say so once. */
function ShippingProgress({ parcels }: { parcels: readonly Parcel[] }) {
  const onTheWay = parcels.filter((parcel) => parcel.until_free > 0);
  const shown = onTheWay.length > 0 ? onTheWay : parcels.filter((parcel) => parcel.fee === 0).slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-3 rounded-tile bg-tile p-4">
      {shown.map((parcel) => (
        <ParcelProgress key={parcel.policy_id} parcel={parcel} number={shown.length > 1 ? shown.indexOf(parcel) + 1 : null} />
      ))}
    </ul>
  );
}

/** `number` distinguishes parcels if there are several. */
function ParcelProgress({ parcel, number }: { parcel: Parcel; number: number | null }) {
  const { text, locale } = useLanguage();
  const { goods_amount, until_free } = parcel;
  const sentence =
    until_free > 0 ? text(cartMessages.untilFree, { amount: formatWon(until_free, locale) }) : text(cartMessages.freeReached);
  return (
    <li>
      <p className="text-13 font-semibold">
        {number === null ? null : <span className="mr-2 font-normal text-ink-2">{text(cartMessages.parcel, { number })}</span>}
        {sentence}
      </p>
      <progress
        aria-label={text(cartMessages.shippingProgress)}
        aria-valuetext={sentence}
        max={freeFrom(parcel)}
        value={goods_amount}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </li>
  );
}
