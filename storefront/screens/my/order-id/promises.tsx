import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { Order } from '#contract/rest/orders.ts';
import { promiseState } from '#rules/order/ship-by.ts';
import { isToShip } from '#rules/order/work-step.ts';
import { writtenKoreanDay } from '#rules/shop/written-day.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { writtenArrival } from '#storefront/nouns/delivery/written-arrival.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';

/** The promises stand as long as they are some: once the parcel left, its number says more; once the day is over, they are owned up to. */
export function Promises({ order }: { order: Order }) {
  const text = useText();
  const locale = useLocale();
  if (order.ship_by === null || !isToShip(order.status) || order.tracking_number !== null || order.cancelled_at !== null) return null;
  const day = writtenKoreanDay(order.ship_by, locale);
  // The days of the arrival were reckoned from the day that was not kept.
  if (promiseState({ ship_by: order.ship_by, slips_on: null }, shopNow()) === 'LATE')
    return <p className="mt-2 text-15">{text(orderMessages.shipLate, { day })}</p>;
  return (
    <>
      <p className="mt-2 text-15">{text(orderMessages.shipBy, { day })}</p>
      {order.arrives === null ? null : (
        <p className="text-15">{text(deliveryMessages.arrivalPaid, { days: writtenArrival(order.arrives, locale) })}</p>
      )}
    </>
  );
}
