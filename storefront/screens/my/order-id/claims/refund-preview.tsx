import { useDayText } from '#client/locale/dates.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { ClaimPreview } from '#contract/rest/claims.ts';
import { formatSigned, formatWon, sumWon } from '#rules/money/money.ts';
import { labelOf } from '#rules/money/order-sums.ts';
import { refundParts } from '#rules/money/refund/claim-refund.ts';
import { claimTexts, refundPartTexts } from '#storefront/nouns/order/claim-texts.ts';
import { paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';

const partTexts: Readonly<Record<string, Message | undefined>> = refundPartTexts;

/** The exact refund before submitting: the amount with its parts, points with their expiry, coupons. */
export function RefundPreview({ preview }: { preview: ClaimPreview }) {
  const { text, locale } = useLanguage();
  const won = (amount: number) => formatWon(amount, locale);
  return (
    <dl className="grid gap-2 text-15">
      {refundParts(preview, preview.lines).map(([part, amount]) => (
        <div key={part} className="flex justify-between gap-4">
          <dt className="text-ink-2">{text(partTexts[part] ?? labelOf(part))}</dt>
          <dd className="shrink-0 tabular-nums">{formatSigned(amount, locale)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{text(claimTexts.money, { method: text(paymentMethodMessages[preview.method]) })}</dt>
        <dd className="shrink-0 text-20 font-extrabold tabular-nums">{won(preview.money)}</dd>
      </div>
      {preview.points === 0 ? null : (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{text(claimTexts.points)}</dt>
          <dd className="text-17 font-extrabold tabular-nums">{preview.points.toLocaleString('ko-KR')}P</dd>
        </div>
      )}
    </dl>
  );
}

/** The refund amount next to the submit button, so fees are no surprise. */
export function RefundOutcome({ preview }: { preview: ClaimPreview | null }) {
  const { text, locale } = useLanguage();
  if (preview === null || preview.lines.length === 0) return null;
  const fees = sumWon([preview.shipping_charge, preview.pick_up_fee]);
  return (
    <div role="status" className="mb-3 flex items-baseline justify-between gap-4">
      <p className="text-13 text-ink-2">
        <span className="text-15 font-semibold text-ink">{text(claimTexts.backTotal)}</span>
        {fees > 0 ? <span className="block">{text(claimTexts.deducted, { amount: formatWon(fees, locale) })}</span> : null}
      </p>
      <p className="shrink-0 text-17 font-extrabold tabular-nums">
        {formatWon(preview.money, locale)}
        {preview.points === 0 ? null : ` + ${preview.points.toLocaleString('ko-KR')}P`}
      </p>
    </div>
  );
}

/** Other effects: when points expire, which coupons are restored, who pays the courier. */
export function PreviewNotes({ preview }: { preview: ClaimPreview }) {
  const notes = usePreviewNotes(preview);
  if (notes.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 text-13 text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function usePreviewNotes(preview: ClaimPreview): string[] {
  const { text, name: nameOf, locale } = useLanguage();
  const dayText = useDayText();
  const digits = (amount: number) => amount.toLocaleString('ko-KR');
  const lots = preview.point_lots.map(({ amount, expires_at, is_ended }) => {
    if (is_ended) return text(claimTexts.pointLotEnded, { amount: digits(amount) });
    if (expires_at === null) return text(claimTexts.pointLotEver, { amount: digits(amount) });
    return text(claimTexts.pointLot, { amount: digits(amount), day: dayText(expires_at) });
  });
  const coupons = preview.coupons.map(({ name, is_ended }) =>
    text(is_ended ? claimTexts.couponEnded : claimTexts.couponBack, { name: nameOf(name) }),
  );
  const isMoneyMoved = preview.lines.length > 0;
  return [
    ...lots,
    ...coupons,
    ...(preview.has_coupon && coupons.length === 0 && isMoneyMoved ? [text(claimTexts.couponStays)] : []),
    ...(preview.waived > 0 ? [text(claimTexts.waived, { amount: formatWon(preview.waived, locale) })] : []),
    ...(preview.earned_back > 0 ? [text(claimTexts.earnedBack, { amount: digits(preview.earned_back) })] : []),
    ...(preview.review_points_back > 0 ? [text(claimTexts.reviewBack, { amount: digits(preview.review_points_back) })] : []),
    ...(preview.points_owed_before > 0 && preview.points > 0
      ? [text(claimTexts.owedFirst, { amount: digits(Math.min(preview.points_owed_before, preview.points)) })]
      : []),
    ...(preview.points_owed > 0 && preview.earned_back + preview.review_points_back > 0
      ? [text(claimTexts.owedAfter, { amount: digits(preview.points_owed) })]
      : []),
    ...(isMoneyMoved
      ? []
      : [
          preview.exchange_fee > 0
            ? text(claimTexts.exchangeFee, { amount: formatWon(preview.exchange_fee, locale) })
            : text(claimTexts.exchangeFree),
        ]),
    ...(preview.is_settled_at_once ? [] : [text(claimTexts.decidedLater)]),
  ];
}
