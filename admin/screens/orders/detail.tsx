import { Printer } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { moment, won } from '#admin/kit/format.ts';
import { showResults } from '#admin/kit/list/row-results.tsx';
import { plannedText } from '#admin/nouns/claim/texts.ts';
import { ClaimBadge, ShipBy, StepBadge } from '#admin/nouns/order/badges.tsx';
import { moveOrders } from '#admin/nouns/order/moves.ts';
import { claimText, moveText, paymentTexts, shortDay } from '#admin/nouns/order/texts.ts';
import { download } from '#admin/session/files.ts';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { claimReasonNames, methodNames } from '#contract/office/office-names.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { formatSigned } from '#rules/money/money.ts';
import { shownAmounts } from '#rules/money/order-sums.ts';
import { DeliverySection } from './delivery-section.tsx';
import { Goodwill } from './goodwill.tsx';
import { History } from './history.tsx';
import { OpenClaim } from './open-claim/dialog.tsx';
import { OrderLines } from './order-lines.tsx';
import { ordersTexts as texts } from './texts.ts';
import { WaybillSection } from './waybill-section.tsx';

/** An order: next steps, lines, history, destination. */
export const OrderDetail = detailScreen({
  name: 'orders',
  texts,
  load: ({ id }) => call<OrderAtWork>('GET', `/admin/orders/${id}`),
  title: (order) => order.order_number,
  beside: (order) => (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <StepBadge order={order} />
      <ClaimBadge claim={order.claim} />
      {order.promise === null ? null : (
        <span className="inline-flex items-center gap-1.5">
          <span className="text-ink-2">{texts.shipBy}</span>
          <ShipBy order={order} />
        </span>
      )}
    </span>
  ),
  lead: (order) =>
    order.slips_on === null || order.promise === null ? null : <span className="text-danger">{texts.slips(shortDay(order.slips_on))}</span>,
  actions: (order) => <Actions order={order} />,
  side: (order) => <Side order={order} />,
  content: (order) => (
    <>
      <OrderLines order={order} />
      <Section title={texts.payments} isFlush>
        <Payments order={order} />
      </Section>
      <Section
        title={texts.claims}
        actions={
          <>
            <Goodwill order={order} />
            <OpenClaim order={order} />
          </>
        }
      >
        <Claims order={order} />
      </Section>
      <History order={order} />
    </>
  ),
});

function Claims({ order: { claims } }: { order: OrderAtWork }) {
  if (claims.length === 0) return <p className="text-ink-2">{texts.noClaims}</p>;
  return (
    <ul className="space-y-1.5">
      {claims.map((claim) => (
        <li key={claim.id} className="flex flex-wrap justify-between gap-2">
          <span>
            <Link to={`/claims/${claim.id}`} className="font-semibold underline underline-offset-4">
              {claimText(claim)}
            </Link>{' '}
            <span className="text-ink-2">{claimReasonNames[claim.reason] ?? claim.reason}</span>
          </span>
          <span className="text-ink-2 tabular-nums">
            {claim.planned === null ? won(claim.refund_amount) : plannedText(claim.planned)} · {moment(claim.created_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ order }: { order: OrderAtWork }) {
  const isPrinted = order.order_products.some(({ proof }) => proof !== null);
  return (
    <>
      {isPrinted ? (
        <ActButton run={() => download('/admin/production/print-files', { order_ids: [order.id] })} done={texts.printFiles}>
          <Printer aria-hidden="true" size={15} />
          {texts.printFiles}
        </ActButton>
      ) : null}
      {order.moves.map(({ to, code }, index) => (
        <ActButton
          key={to}
          look={index === 0 ? 'primary' : 'secondary'}
          refusal={code === null ? null : errorMessage(code, 'ko')}
          run={async () => showResults(await moveOrders([order.id], to))}
          done=""
        >
          {moveText(to)}
        </ActButton>
      ))}
    </>
  );
}

function Side({ order }: { order: OrderAtWork }) {
  const amounts = shownAmounts(order).toSorted((one, other) => Number(one.amount < 0) - Number(other.amount < 0));
  return (
    <>
      <WaybillSection order={order} />
      <DeliverySection order={order} />
      <Section title={texts.amounts}>
        <Facts
          facts={[
            ...amounts.map(({ label, amount }) => [label.ko, formatSigned(amount, 'ko')] as const),
            [texts.amount, <strong key="sum">{won(order.payment_amount)}</strong>],
            [texts.escrow, order.is_escrow ? texts.escrowUsed : null],
            [texts.orderedAt, moment(order.ordered_at)],
            [texts.paidAt, order.payment_date === null ? null : moment(order.payment_date)],
            [texts.proof, order.needs_proof ? (order.proof_approved_at ? moment(order.proof_approved_at) : texts.proofAwaited) : null],
          ]}
        />
      </Section>
    </>
  );
}

/** The paid, refunded, pending and remaining amounts. */
function PaidSums({ payment }: { payment: OrderAtWork['payments'][number] }) {
  const { amount, returned, owed, left } = payment;
  if (left === amount) return won(amount);
  const sums: readonly (readonly [string, number])[] = [
    [texts.paidSum, amount],
    ...(returned > 0 ? [[texts.refunded, -returned] as const] : []),
    ...(owed > 0 ? [[texts.toReturn, -owed] as const] : []),
    [texts.left, left],
  ];
  return (
    <dl className="ml-auto grid w-max grid-cols-[auto_auto] gap-x-3 gap-y-0.5 text-right tabular-nums">
      {sums.map(([label, sum], index) => (
        <Fragment key={label}>
          <dt className="text-12 font-normal text-ink-2">{label}</dt>
          <dd className={index === sums.length - 1 ? '' : 'font-normal'}>{formatSigned(sum, 'ko')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Payments({ order }: { order: OrderAtWork }) {
  return (
    <table aria-label={texts.payments} className="w-full">
      <tbody>
        {order.payments.map((payment) => (
          <tr key={payment.payment_id} className="border-b border-line last:border-0">
            <td className="px-4 py-2.5">
              {methodNames[payment.method]} {payment.card_name ? <span className="text-ink-2">{payment.card_name}</span> : null}
            </td>
            <td className="px-4 py-2.5 text-ink-2">{payment.failure_message ?? paymentTexts[payment.status] ?? payment.status}</td>
            <td className="px-4 py-2.5 text-right">{moment(payment.paid_at ?? payment.created_at)}</td>
            <td className="px-4 py-2.5 text-right font-semibold whitespace-nowrap">
              <PaidSums payment={payment} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
