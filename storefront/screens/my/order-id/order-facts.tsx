import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { bankName, cardName } from '#contract/banks.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { claimIs } from '#rules/order/claim/claim.ts';
import { knownReason } from '#rules/order/claim/claim-reason.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import { FactList, Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { messageOf, requestOf } from '#storefront/nouns/delivery/shipping-request.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { TrackLink } from '#storefront/nouns/order/track-link.tsx';
import { CopyButton } from '#storefront/nouns/payment/copy-button.tsx';
import { paymentMessages, paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import type { OrderHistory } from './load-order.ts';

/** The destination and the delivery state. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  const request = requestOf(order.shipping_request);
  const wish =
    request.preset === null ? text(deliveryMessages.none) : request.preset === 'MANUAL' ? request.text : text(messageOf(request.preset));
  const tracking =
    order.tracking_number === null ? null : (
      <span className="inline-flex flex-wrap items-center gap-x-1">
        {order.tracking_number}
        <CopyButton name={text(orderMessages.trackingNumber)} value={order.tracking_number} />
        <TrackLink courier={order.courier} waybill={order.tracking_number} />
      </span>
    );
  return (
    <Section title={text(orderMessages.delivery)}>
      <FactList
        facts={[
          { name: text(orderMessages.courier), value: order.courier === null ? null : courierName(order.courier, locale) },
          { name: text(orderMessages.trackingNumber), value: tracking },
          ...(order.gift === null
            ? [
                { name: text(deliveryMessages.recipient), value: order.recipient },
                { name: text(deliveryMessages.phone), value: writtenPhone(order.recipient_phone) },
                { name: text(deliveryMessages.address), value: `(${order.zip_code}) ${order.address} ${order.detail_address}`.trim() },
                { name: text(deliveryMessages.request), value: wish },
              ]
            : []),
        ]}
      />
      {order.tracking_number === null && order.cancelled_at === null ? (
        <p className="mt-3 text-13 text-ink-2">{text(orderMessages.notShipped)}</p>
      ) : null}
    </Section>
  );
}

/** The orderer. */
export function OrdererFacts({ order }: { order: Order }) {
  const text = useText();
  return (
    <Section title={text(orderMessages.orderer)}>
      <FactList
        facts={[
          { name: text(checkoutMessages.name), value: order.orderer_name },
          { name: text(deliveryMessages.phone), value: writtenPhone(order.orderer_phone) },
          { name: text(checkoutMessages.email), value: order.orderer_email },
        ]}
      />
    </Section>
  );
}

type Payment = { order: Order; history: OrderHistory | null; claims: OrderClaims | null };

/**
 * The payment method and time, the deposit account, and for a cancelled order what happened to the payment (its account is closed and
 * hidden).
 */
export function PaymentFacts({ order, history, claims }: Payment) {
  const { text, locale } = useLanguage();
  const momentText = useMomentText();
  const paid = history?.payments[0];
  const moment = (time: string | null) => (time === null ? null : momentText(time));
  const deposit = [
    { name: text(paymentMessages.bank), value: order.deposit_bank === null ? null : bankName(order.deposit_bank, locale) },
    { name: text(paymentMessages.accountNumber), value: order.deposit_account },
    { name: text(paymentMessages.depositor), value: order.depositor_name },
    { name: text(paymentMessages.deadline), value: moment(order.deposit_deadline) },
  ];
  const receipt = paid?.receipt_url ? (
    <a
      href={paid.receipt_url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
    >
      {text(orderMessages.receipt)}
    </a>
  ) : null;
  return (
    <FactList
      facts={[
        { name: text(orderMessages.method), value: text(paymentMethodMessages[order.payment_method]) },
        { name: text(orderMessages.escrow), value: order.is_escrow ? text(orderMessages.escrowUsed) : null },
        { name: text(orderMessages.card), value: paid?.card_name ? cardName(paid.card_name, locale) : null },
        { name: text(orderMessages.paymentDate), value: moment(order.payment_date) },
        ...(order.cancelled_at === null ? deposit : []),
        { name: text(orderMessages.cancelledAt), value: moment(order.cancelled_at) },
        { name: text(orderMessages.cancelReason), value: useCancelReason(order, claims) },
        { name: text(orderMessages.cancelReceipt), value: order.cancellation_receipt_number },
        { name: '', value: receipt },
      ]}
    />
  );
}

/** Who or what cancelled the order, and the shopper's reason. */
function useCancelReason({ cancel_reason }: Order, claims: OrderClaims | null): string | null {
  const text = useText();
  if (cancel_reason === null) return null;
  // Newest first, ignoring declined and withdrawn claims.
  const ending = claims?.claims.find(({ type, status }) => type === 'CANCEL' && claimIs(status, 'settled'));
  const given = knownReason(ending?.reason ?? '');
  const ended = text(orderMessages[`reason${cancel_reason}`]);
  return given === null ? ended : `${ended} · ${text(claimTexts[`reason${given}`])}`;
}
