import { useLocale, useText } from '#client/locale/locale-context.tsx';
import type { Cart } from '#contract/rest/cart.ts';
import { formatWon } from '#rules/money/money.ts';
import { freeFrom } from '#rules/money/shipping.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';

type Parcel = Cart['selected']['parcels'][number];

/** How far each parcel is from free shipping. Hidden for parcels that can never ship free; free ones say so once. */
export function ShippingProgress({ parcels }: { parcels: readonly Parcel[] }) {
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
  const text = useText();
  const locale = useLocale();
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
