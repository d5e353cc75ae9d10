import type { ReactNode } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { isZipCode } from '#rules/member/address.ts';
import { formatWon, type Won } from '#rules/money/money.ts';
import { isRemote } from '#rules/money/shipping.ts';
import { cx } from '#ui/class-names.ts';
import { amountMessages } from './amount-texts.ts';

export type Amounts = {
  product_amount: Won;
  delivery_amount: Won;
  coupon_discount_amount?: Won;
  point_amount?: Won;
  payment_amount: Won;
};

type Props = {
  amounts: Amounts;
  totalLabel: string;
  /** Where the order goes, as far as known: a remote fee is named beside the delivery fee. */
  zipCode?: string;
  isPending?: boolean;
};

/** The price breakdown of an order and its total. All amounts come from the server. */
export function AmountList({ amounts, totalLabel, zipCode = '', isPending = false }: Props) {
  const text = useText();
  const locale = useLocale();
  const { coupon_discount_amount: coupon = 0, point_amount: points = 0 } = amounts;
  const hasRemoteFee = amounts.delivery_amount > 0 && isZipCode(zipCode) && isRemote(zipCode);
  return (
    <dl aria-busy={isPending || undefined} className={cx('tabular-nums', isPending && 'animate-breathe')}>
      <Row name={text(amountMessages.product)}>{formatWon(amounts.product_amount, locale)}</Row>
      {coupon > 0 ? <Row name={text(amountMessages.coupon)} isOff>{`−${formatWon(coupon, locale)}`}</Row> : null}
      {points > 0 ? <Row name={text(amountMessages.points)} isOff>{`−${formatWon(points, locale)}`}</Row> : null}
      <Row name={text(hasRemoteFee ? amountMessages.deliveryRemote : amountMessages.delivery)}>
        {amounts.delivery_amount === 0 ? text(amountMessages.free) : formatWon(amounts.delivery_amount, locale)}
      </Row>
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-15 font-semibold">{totalLabel}</dt>
        <dd className="text-20 font-extrabold">{formatWon(amounts.payment_amount, locale)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, children, isOff = false }: { name: string; children: ReactNode; isOff?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5 text-15">
      <dt className="text-ink-2">{name}</dt>
      <dd className={isOff ? 'font-semibold text-accent' : undefined}>{children}</dd>
    </div>
  );
}
