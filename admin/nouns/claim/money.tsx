import type { ReactNode } from 'react';
import { day, moment, won } from '#admin/kit/format.ts';
import type { Claim, ClaimPreview } from '#contract/rest/claims.ts';
import { formatSigned } from '#rules/money/money.ts';
import { labelOf } from '#rules/money/order-sums.ts';
import { type RefundPart, refundParts } from '#rules/money/refund/claim-refund.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import { claimNounTexts as texts } from './texts.ts';

const names: Readonly<Record<string, string | undefined>> = texts.previewParts;
const digits = (amount: number) => amount.toLocaleString('ko');

/** The full refund before confirming: amount with its parts, points with expiry, coupons, what the shop bears. An exchange refunds nothing. */
export function MoneyPreview({ preview }: { preview: ClaimPreview }) {
  if (isOfExchange(preview)) {
    const { exchange_fee: fee } = preview;
    return <p className="rounded-control bg-tile px-4 py-3">{fee > 0 ? texts.exchangeFee(won(fee)) : texts.exchangeFree}</p>;
  }
  const labels = { money: texts.money, points: texts.points };
  const parts = refundParts(preview, preview.lines);
  return <Amounts parts={parts} labels={labels} money={preview.money} points={preview.points} notes={notesOf(preview)} />;
}

/** The refund as settled. */
export function SettledRefund({ refund }: { refund: NonNullable<Claim['refund']> }) {
  const parts = refundParts(refund, refund.goods_amount);
  const notes = [
    texts.refundState[refund.state] ?? '',
    ...(refund.back_at === null ? [] : [`${texts.backAt} ${moment(refund.back_at)}`]),
    ...(refund.earned_back > 0 ? [texts.earnedBack(digits(refund.earned_back))] : []),
  ];
  const labels = { money: dueRefundStates.includes(refund.state) ? texts.moneyOwed : texts.moneySettled, points: texts.pointsBack };
  return <Amounts parts={parts} labels={labels} money={refund.amount} points={refund.point_amount} notes={notes} />;
}

interface AmountsProps {
  parts: readonly RefundPart[];
  labels: { money: string; points: string };
  money: number;
  points: number;
  notes: readonly string[];
}

function Amounts({ parts, labels, money, points, notes }: AmountsProps) {
  return (
    <div className="rounded-control bg-tile px-4 py-3">
      <dl className="space-y-1.5">
        {parts.map(([part, amount]) => (
          <Line key={part} name={names[part] ?? labelOf(part).ko}>
            {formatSigned(amount, 'ko')}
          </Line>
        ))}
        <Line name={labels.money} isSum>
          {won(money)}
        </Line>
        {points > 0 ? (
          <Line name={labels.points} isSum>
            {digits(points)}P
          </Line>
        ) : null}
      </dl>
      <ul className="mt-2 space-y-0.5 text-12 text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function Line({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={isSum ? 'flex justify-between gap-4 border-t border-line pt-1.5 text-15 font-extrabold' : 'flex justify-between gap-4'}>
      <dt className={isSum ? undefined : 'text-ink-2'}>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** True for an exchange, which removes nothing from the order. */
function isOfExchange({ lines }: ClaimPreview): boolean {
  return lines.length === 0;
}

function notesOf(preview: ClaimPreview): string[] {
  const lots = preview.point_lots.map(({ amount, expires_at, is_ended }) => {
    if (is_ended) return texts.pointLotEnded(digits(amount));
    return expires_at === null ? texts.pointLotEver(digits(amount)) : texts.pointLot(digits(amount), day(expires_at));
  });
  const coupons = preview.coupons.map(({ name, is_ended }) => (is_ended ? texts.couponEnded(name.ko) : texts.couponBack(name.ko)));
  return [
    ...lots,
    ...coupons,
    ...(preview.has_coupon && coupons.length === 0 ? [texts.couponStays] : []),
    ...(preview.waived > 0 ? [texts.waived(won(preview.waived))] : []),
    ...(preview.earned_back > 0 ? [texts.earnedBack(digits(preview.earned_back))] : []),
    ...(preview.review_points_back > 0 ? [texts.reviewBack(digits(preview.review_points_back))] : []),
    ...(preview.points_owed > 0 ? [texts.pointsOwed(digits(preview.points_owed))] : []),
  ];
}
