import { Link } from 'react-router';
import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order, OrderRefund } from '#contract/rest/orders.ts';
import { urlFor } from '#contract/routes.ts';
import { isReviewable } from '#rules/community/review.ts';
import { formatWon, sumWon } from '#rules/money/money.ts';
import { isAccountNeeded, isRefundBack } from '#rules/money/refund/refund-fact.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { LineRow } from '#storefront/nouns/cart/line-row.tsx';
import { AmountList } from '#storefront/nouns/checkout/amount-list.tsx';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { ProofButton } from '#storefront/nouns/design/proof-button.tsx';
import { GiftSection } from '#storefront/nouns/gift/gift-section.tsx';
import { GoneNote } from '#storefront/nouns/order/gone-note.tsx';
import { type GonePieces, gonePieces, isWhollyGone } from '#storefront/nouns/order/gone-pieces.ts';
import { statusMessage } from '#storefront/nouns/order/order-status.ts';
import { orderSteps } from '#storefront/nouns/order/order-steps.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { DepositAccount } from '#storefront/nouns/payment/deposit-account.tsx';
import { SellerFacts } from '#storefront/nouns/seller/seller-facts.tsx';
import { sellerTexts } from '#storefront/nouns/seller/texts.ts';
import { cx } from '#ui/class-names.ts';
import { givenBackNote } from './cancel-note.ts';
import { CashReceipt } from './claims/cash-receipt.tsx';
import { ClaimSection } from './claims/claim-section.tsx';
import type { OrderHistory } from './load-order.ts';
import { OrderActions } from './order-actions.tsx';
import { DeliveryFacts, OrdererFacts, PaymentFacts } from './order-facts.tsx';
import { Progress } from './progress.tsx';
import { Promises } from './promises.tsx';
import { ProofApproval } from './proof-approval.tsx';
import { RefundSection } from './refund-section.tsx';

type Props = { order: Order; history: OrderHistory | null; claims: OrderClaims | null; onChanged: () => void };

const lineAction = 'inline-flex min-h-target items-center text-13 font-semibold underline underline-offset-4';

/** An order with every field of specification 3, Order. */
export function OrderDetail({ order, history, claims, onChanged }: Props) {
  const text = useText();
  const shell = useShell();
  const kakaoKey = shell?.kakaoKey ?? null;
  const company = shell?.shop?.company_name ?? '';
  const isCustom = order.order_products.some((line) => line.custom_version_id !== null);
  const isCancelled = order.cancelled_at !== null;
  return (
    <>
      <OrderHead order={order} />
      {isCancelled ? null : <Progress steps={orderSteps({ status: order.status, isCustom }, history?.status_changes ?? [])} />}
      <div className="mt-6 grid gap-4 lg:max-w-form">
        <GiftSection order={order} kakaoKey={kakaoKey} />
        <ProofApproval order={order} onChanged={onChanged} />
        <DepositAccount order={order} />
        {order.refunds.map((refund) => (
          <RefundSection
            key={`${refund.payment_id} ${refund.claim_id}`}
            refund={refund}
            claim={claims?.claims.find(({ id }) => id === refund.claim_id)}
            lines={order.order_products}
            isAsking={refund === askingOf(order, refund)}
            onChanged={onChanged}
          />
        ))}
        <OrderActions order={order} history={history} claims={claims} onChanged={onChanged} />
        {claims !== null && claims.claims.length > 0 && order.payment_date !== null ? (
          <ClaimSection order={order} claims={claims.claims} onChanged={onChanged} />
        ) : null}
      </div>
      <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div className="min-w-0">
          <Section title={text(checkoutMessages.lines)}>
            <ul>
              {order.order_products.map((line) => (
                <LineRow key={line.id} line={line} isGone={isCancelled || isWhollyGone(goneOf(claims, line.id), line.quantity)}>
                  {isCancelled ? null : <GoneNote pieces={goneOf(claims, line.id)} />}
                  <p className="mt-1 flex flex-wrap gap-x-4">
                    <Link to={urlFor('product-id', { id: line.product_id })} className={lineAction}>
                      {text(orderMessages.seeProduct)}
                    </Link>
                    <ReviewLink order={order} line={line} isGone={isWhollyGone(goneOf(claims, line.id), line.quantity)} />
                    <ProofButton proof={line.proof} isOrdered againHref={designHref(history, line.id)} />
                    <Link to={urlFor('mypage-oneonone', {}, { order_product_id: line.id })} className={lineAction}>
                      {text(orderMessages.askAbout)}
                    </Link>
                  </p>
                </LineRow>
              ))}
            </ul>
          </Section>
          {order.order_products.some(({ seller }) => seller !== null) ? (
            <Section title={text(sellerTexts.title)}>
              <SellerFacts lines={order.order_products} company={company} />
            </Section>
          ) : null}
          <DeliveryFacts order={order} />
          <OrdererFacts order={order} />
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <Section title={text(orderMessages.payment)}>
            <AmountList amounts={order} totalLabel={text(amountMessages.payment)} />
            <AfterRefunds order={order} />
            <div className="mt-5">
              <PaymentFacts order={order} history={history} claims={claims} />
            </div>
          </Section>
          {isByDeposit(order.payment_method) ? <CashReceipt order={order} /> : null}
        </div>
      </div>
    </>
  );
}

/** Where the design of a line can be worked on again, while it exists; null until the history is loaded. */
function designHref(history: OrderHistory | null, lineId: number): string | null {
  const source = history?.order_products.find((line) => line.id === lineId)?.custom_version?.product_custom ?? null;
  return source === null || source.deleted_at !== null
    ? null
    : urlFor('product-id', { id: source.product_id }, { product_custom_id: source.id });
}

/** Links to a line's review or to write one. Returned lines cannot be reviewed. */
function ReviewLink({ order, line, isGone }: { order: Order; line: Order['order_products'][number]; isGone: boolean }) {
  const text = useText();
  if (line.review_id !== null)
    return (
      <Link to={urlFor('review', { id: line.review_id })} className={lineAction}>
        {text(orderMessages.seeReview)}
      </Link>
    );
  if (isGone || !isReviewable(order)) return null;
  return (
    <Link to={urlFor('review-write', { order_product_id: line.id })} className={lineAction}>
      {text(orderMessages.writeReview)}
    </Link>
  );
}

/** The removed pieces of a line; empty until the claims are loaded. */
function goneOf(claims: OrderClaims | null, lineId: number): GonePieces[] {
  const claimed = (claims?.claims ?? []).flatMap(({ type, status, lines }) =>
    lines.filter((line) => line.order_product_id === lineId).map(({ quantity }) => ({ type, status, quantity })),
  );
  return gonePieces(claimed);
}

/** The refunded or pending amount, and the final cost of the order. */
function AfterRefunds({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  // Money that paid no order is no part of its cost.
  const refunded = sumWon(order.refunds.filter(({ unaccepted }) => unaccepted === null).map(({ amount }) => amount));
  if (refunded === 0) return null;
  return (
    <dl className="mt-3 grid gap-3 text-15 tabular-nums">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-ink-2">{text(refundMessages.amount)}</dt>
        <dd className="font-semibold text-accent">{`−${formatWon(refunded, locale)}`}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{text(refundMessages.remains)}</dt>
        <dd className="text-17 font-extrabold">{formatWon(sumWon([order.payment_amount, -refunded]), locale)}</dd>
      </div>
    </dl>
  );
}

/** The refund whose section shows the account form: one account covers all refunds of a payment. */
function askingOf({ refunds }: Order, { payment_id: paymentId }: OrderRefund): OrderRefund | undefined {
  return refunds.find((refund) => refund.payment_id === paymentId && isAccountNeeded(refund));
}

/** What a cancelled order gives back in short, at the top; the sections below have the amounts. */
function GivenBack({ order }: { order: Order }) {
  const text = useText();
  const given = givenBackNote(order);
  const money = order.refunds.length === 0 ? [] : [moneySentence(order)];
  const said = [...money, ...(given === null ? [] : [given])];
  if (said.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-15">
      {said.map((sentence) => text(sentence)).join(' ')}
    </p>
  );
}

function moneySentence({ refunds }: Order): Message {
  const waiting = refunds.find(isAccountNeeded) ?? refunds.find((refund) => !isRefundBack(refund));
  return refundMessages[`money${waiting?.state ?? 'BACK'}`];
}

function OrderHead({ order }: { order: Order }) {
  const text = useText();
  const momentText = useMomentText();
  return (
    <header className="mb-6">
      <p className="text-13 text-ink-2 tabular-nums">
        {momentText(order.ordered_at)} · {text(orderMessages.orderNumber)} {order.order_number}
      </p>
      <p className={cx('mt-1 text-26 font-extrabold', order.cancelled_at !== null && 'text-ink-2')}>{text(statusMessage(order))}</p>
      <Promises order={order} />
      {order.cancelled_at === null ? null : <GivenBack order={order} />}
      {order.is_payable && order.hold_expires_at !== null ? (
        <p className="mt-2 text-13 text-ink-2">{text(orderMessages.payUntil, { time: momentText(order.hold_expires_at) })}</p>
      ) : null}
    </header>
  );
}
