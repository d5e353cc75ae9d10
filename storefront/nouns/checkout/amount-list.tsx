import type { ReactNode } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { isZipCode } from '#rules/member/address.ts';
import { formatSigned, formatWon, type Won } from '#rules/money/money.ts';
import { type OrderAmounts, shownAmounts } from '#rules/money/order-sums.ts';
import { isRemote } from '#rules/money/shipping.ts';
import { cx } from '#ui/class-names.ts';
import { amountMessages } from './amount-texts.ts';

type Props = {
  amounts: Partial<OrderAmounts> & { payment_amount: Won };
  totalLabel: string;
  /** Where the order goes, as far as known: a remote fee is named beside the delivery fee. */
  zipCode?: string;
  isPending?: boolean;
};

/** The price breakdown of an order and its total. All amounts come from the server. */
export function AmountList({ amounts, totalLabel, zipCode = '', isPending = false }: Props) {
  const { text, locale } = useLanguage();
  const isFar = isZipCode(zipCode) && isRemote(zipCode);
  return (
    <dl aria-busy={isPending || undefined} className={cx('tabular-nums', isPending && 'animate-breathe')}>
      {shownAmounts(amounts).map(({ name, label, amount }) => {
        const isDelivery = name === 'delivery_amount';
        return (
          <Row key={name} name={text(isDelivery && amount > 0 && isFar ? amountMessages.deliveryRemote : label)} isOff={amount < 0}>
            {isDelivery && amount === 0 ? text(amountMessages.free) : formatSigned(amount, locale)}
          </Row>
        );
      })}
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
