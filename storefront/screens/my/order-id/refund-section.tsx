import { useId } from 'react';
import { useDayText, useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { bankName, cardName } from '#contract/banks.ts';
import { unacceptedSentences } from '#contract/errors/unaccepted-sentences.ts';
import type { Claim } from '#contract/rest/claims.ts';
import type { Order, OrderRefund } from '#contract/rest/orders.ts';
import { formatWon } from '#rules/money/money.ts';
import { isAccountNeeded, isRefundBack, isRefundUnderWay, isStillWrittenOff, refundDays } from '#rules/money/refund/refund-fact.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { isOfPieces } from '#rules/order/claim/claim.ts';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { FactList } from '#storefront/nouns/checkout/section.tsx';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { useLineName } from '#storefront/nouns/order/line-name.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { RefundAccountForm } from './refund-account-form.tsx';

interface Props {
  refund: OrderRefund;
  /** The claim it belongs to, if any. */
  claim: Claim | undefined;
  /** The order's lines. */
  lines: Order['order_products'];
  isAsking: boolean;
  onChanged: () => void;
}

/** A refund: amount, reason, destination, dates, and the account form if it is waiting for one. */
export function RefundSection({ refund, claim, lines, isAsking, onChanged }: Props) {
  const { text, locale } = useLanguage();
  const momentText = useMomentText();
  const dayText = useDayText();
  const lineName = useLineName();
  const heading = useId();
  const destination = useDestination(refund);
  const note = useNote(refund, destination);
  const { state, since, back_at, expected_by, unaccepted: money } = refund;
  const piecesOf = ({ lines: given }: Claim) =>
    given
      .map(({ order_product_id, quantity }) => {
        const line = lines.find(({ id }) => id === order_product_id);
        return `${line === undefined ? '' : lineName(line)} ${text(amountMessages.pieces, { count: quantity })}`;
      })
      .join(', ');
  const isExpected = isRefundUnderWay(refund) && !refund.is_late && expected_by !== null;
  return (
    <section aria-labelledby={heading} className="rounded-control bg-tile p-5">
      <h2 id={heading} className="text-15 font-semibold">
        {text(refund.is_late ? refundMessages.late : refundMessages[state])}
        {claim === undefined ? null : ` · ${text(claimTexts[claim.type])}`}
      </h2>
      <p className="mt-1 mb-4 text-20 font-extrabold tabular-nums">
        <span className="sr-only">{text(refundMessages.amount)} </span>
        {formatWon(refund.amount, locale)}
      </p>
      {money === null ? null : <p className="mb-4 text-15">{text(unacceptedSentences[money.why])}</p>}
      <FactList
        facts={[
          { name: text(refundMessages.asked), value: money === null || money.why !== 'AMOUNT' ? null : formatWon(money.asked, locale) },
          { name: text(refundMessages.came), value: money === null ? null : formatWon(money.came, locale) },
          { name: text(orderMessages.paymentDate), value: money === null ? null : momentText(money.paid_at) },
          { name: text(refundMessages.of), value: claim !== undefined && isOfPieces(claim) ? piecesOf(claim) : null },
          { name: text(claimTexts.reason), value: claim === undefined || isOfPieces(claim) ? null : claim.note },
          { name: text(refundMessages.to), value: isAccountNeeded(refund) ? null : destination },
          { name: text(refundMessages.since), value: momentText(since) },
          { name: text(refundMessages.backAt), value: back_at === null ? null : momentText(back_at) },
          { name: text(refundMessages.expected), value: isExpected ? text(refundMessages.until, { day: dayText(expected_by) }) : null },
        ]}
      />
      {note === null ? null : <p className="mt-4 text-13 text-ink-2">{note}</p>}
      {isAsking ? <RefundAccountForm paymentId={refund.payment_id} onChanged={onChanged} /> : null}
    </section>
  );
}

/** The destination: the account, card or wallet. */
function useDestination({ bank, account_end, card_name, method, is_settled_elsewhere }: OrderRefund): string {
  const { text, locale } = useLanguage();
  if (is_settled_elsewhere) return text(refundMessages.toElsewhere);
  if (bank !== null && account_end !== null) return text(refundMessages.accountEnd, { bank: bankName(bank, locale), end: account_end });
  if (bank !== null) return bankName(bank, locale);
  if (isByDeposit(method)) return text(refundMessages.toAccount);
  return card_name !== null ? cardName(card_name, locale) : text(paymentMethodMessages[method]);
}

/** A hint about this state. */
function useNote(refund: OrderRefund, destination: string): string | null {
  const text = useText();
  const days = refundDays(refund.method);
  if (refund.is_settled_elsewhere) return text(refundMessages.noteElsewhere);
  if (refund.is_late) return text(refundMessages.noteLate);
  if (isAccountNeeded(refund))
    return refund.account_end === null ? text(refundMessages.noteAccount) : text(refundMessages.noteRefused, { account: destination });
  if (!isRefundBack(refund)) return text(refundMessages.noteUNDER_WAY, days);
  return isStillWrittenOff(refund.method, refund.expected_by, shopNow()) ? text(refundMessages.noteBACK, days) : null;
}
