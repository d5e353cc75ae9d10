import { useLanguage } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { Order } from '#contract/rest/orders.ts';
import { writtenKoreanDay } from '#rules/shop/written-day.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { writtenArrival } from '#storefront/nouns/delivery/written-arrival.ts';
import { standingPromise } from '#storefront/nouns/order/standing-promise.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';

/** Shown until the parcel ships; after the promised day it says that we are late. */
export function Promises({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  const promise = standingPromise(order, shopNow());
  if (promise === null) return null;
  const day = writtenKoreanDay(promise.shipBy, locale);
  return (
    <>
      <p className="mt-2 text-15">{text(promise.isLate ? orderMessages.shipLate : orderMessages.shipBy, { day })}</p>
      {promise.arrives === null ? null : (
        <p className="text-15">{text(deliveryMessages.arrivalPaid, { days: writtenArrival(promise.arrives, locale) })}</p>
      )}
    </>
  );
}
