import { useEffect } from 'react';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { Order } from '#contract/rest/orders.ts';
import { urlFor } from '#contract/routes.ts';
import { awaitsDeposit } from '#rules/order/order-state.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { LinePicture } from '#storefront/nouns/cart/line-picture.tsx';
import { LineRow } from '#storefront/nouns/cart/line-row.tsx';
import { AmountList } from '#storefront/nouns/checkout/amount-list.tsx';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { FactList, Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { writtenArrival } from '#storefront/nouns/delivery/written-arrival.ts';
import { GiftSection } from '#storefront/nouns/gift/gift-section.tsx';
import { standingPromise } from '#storefront/nouns/order/standing-promise.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { DepositAccount } from '#storefront/nouns/payment/deposit-account.tsx';
import { paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { pushPurchase } from '#storefront/visits/baskets.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The finished order: what was bought as it will look, the destination, and the next steps. */
export function CompleteOrder({ order }: { order: Order }) {
  const text = useText();
  const momentText = useMomentText();
  const kakaoKey = useShell()?.kakaoKey ?? null;
  useEffect(() => pushPurchase(order), [order]);
  return (
    <div className="mx-auto max-w-reading">
      <CompleteHead order={order} />
      <GiftSection order={order} kakaoKey={kakaoKey} />
      <DepositAccount order={order} />
      <div className="mt-8">
        <Section title={text(amountMessages.payment)}>
          <AmountList amounts={order} totalLabel={text(amountMessages.payment)} />
        </Section>
        <Section title={text(orderMessages.payment)}>
          <FactList
            facts={[
              { name: text(orderMessages.method), value: text(paymentMethodMessages[order.payment_method]) },
              { name: text(orderMessages.orderedAt), value: momentText(order.ordered_at) },
              { name: text(orderMessages.paymentDate), value: order.payment_date === null ? null : momentText(order.payment_date) },
              // Promised dates are shown above.
              {
                name: text(orderMessages.estimate),
                value:
                  order.delivery_days === null || (order.ship_by !== null && order.arrives !== null)
                    ? null
                    : text(orderMessages.estimateDays, order.delivery_days),
              },
              ...(order.gift === null
                ? [
                    { name: text(deliveryMessages.recipient), value: order.recipient },
                    { name: text(deliveryMessages.address), value: `(${order.zip_code}) ${order.address} ${order.detail_address}` },
                  ]
                : []),
            ]}
          />
        </Section>
        <Section title={text(checkoutMessages.lines)}>
          <ul>
            {order.order_products.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </ul>
        </Section>
      </div>
      <div className="mt-8 grid gap-2 sm:grid-cols-2">
        <ButtonLink look="secondary" size="large" href={urlFor('mypage-order-id', { id: order.id })}>
          {text(orderMessages.toOrder)}
        </ButtonLink>
        <ButtonLink size="large" href={urlFor('main')}>
          {text(orderMessages.keepShopping)}
        </ButtonLink>
      </div>
    </div>
  );
}

function CompleteHead({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  const isWaiting = awaitsDeposit(order);
  const arrives = standingPromise(order, shopNow())?.arrives ?? null;
  // Shows a custom design if there is one.
  const shown = order.order_products.find((line) => line.custom_version_id !== null) ?? order.order_products[0];
  return (
    <header className="flex flex-col items-center pb-8 text-center">
      {shown === undefined ? null : <LinePicture src={shown.image_src} isLarge className="size-56 lg:size-72" />}
      <h1 className="mt-6 page-title">{text(isWaiting ? orderMessages.depositWait : orderMessages.thanks)}</h1>
      {isWaiting ? <p className="mt-2 text-15 text-ink-2">{text(orderMessages.depositWaitNote)}</p> : null}
      <p className="mt-3 text-15 tabular-nums">
        <span className="text-ink-2">{text(orderMessages.orderNumber)}</span>{' '}
        <strong className="font-semibold">{order.order_number}</strong>
      </p>
      {arrives === null ? null : (
        <p className="mt-1 text-15 text-ink-2">{text(deliveryMessages.arrivalPaid, { days: writtenArrival(arrives, locale) })}</p>
      )}
    </header>
  );
}
