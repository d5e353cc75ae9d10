import { useMomentText } from '#client/locale/dates.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { bankName } from '#contract/banks.ts';
import type { Order } from '#contract/rest/orders.ts';
import { formatWon } from '#rules/money/money.ts';
import { awaitsDeposit } from '#rules/order/order-state.ts';
import { CopyButton } from './copy-button.tsx';
import { paymentMessages } from './texts.ts';

/** Where to deposit, how much and by when. Renders nothing once it is paid or expired. */
export function DepositAccount({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  const momentText = useMomentText();
  if (!awaitsDeposit(order)) return null;
  const { deposit_account, deposit_bank, depositor_name, deposit_deadline } = order;
  return (
    <section aria-labelledby="deposit" className="rounded-control bg-tile p-5">
      <h2 id="deposit" className="text-15 font-semibold">
        {text(paymentMessages.account)}
      </h2>
      <p className="mt-2 flex items-center gap-1 text-20 font-extrabold tabular-nums">
        {deposit_bank === null ? null : <span>{bankName(deposit_bank, locale)}</span>}
        <span>{deposit_account}</span>
        <CopyButton name={text(paymentMessages.accountNumber)} value={deposit_account} />
      </p>
      <dl className="mt-3 grid gap-1.5 text-15 tabular-nums">
        <Fact name={text(paymentMessages.amountToDeposit)} value={formatWon(order.payment_amount, locale)} />
        {depositor_name === null ? null : <Fact name={text(paymentMessages.depositor)} value={depositor_name} />}
        {deposit_deadline === null ? null : <Fact name={text(paymentMessages.deadline)} value={momentText(deposit_deadline)} />}
      </dl>
      <p className="mt-3 text-13 text-ink-2">{text(paymentMessages.deadlineNote)}</p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
