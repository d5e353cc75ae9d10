import { useState } from 'react';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { CancelOrder, Order } from '#contract/rest/orders.ts';
import { cancelOrder } from '#storefront/nouns/order/order-calls.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { type BankCode, bankCodes, bankName } from '#storefront/nouns/payment/banks.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ActionSheet } from './action-sheet.tsx';

const reasons = ['CHANGE_OF_MIND', 'WRONG_OPTION', 'ORDER_AGAIN', 'DELIVERY'] as const;
type Reason = (typeof reasons)[number];
type Account = { bank: BankCode | null; number: string; holder: string };

type Props = { order: Order; onClose: () => void; onDone: () => void };

/** Cancels an order before production. What was deposited by bank transfer needs an account to go back to. */
export function CancelSheet({ order, onClose, onDone }: Props) {
  const text = useText();
  const [reason, setReason] = useState<Reason>('CHANGE_OF_MIND');
  const [account, setAccount] = useState<Account>({ bank: null, number: '', holder: '' });
  const needsAccount = order.payment_method === 'VIRTUAL_ACCOUNT' && order.payment_date !== null;
  const isReady = !needsAccount || (account.bank !== null && /^\d{6,20}$/.test(account.number) && account.holder.trim() !== '');

  const cancel = async () => {
    await cancelOrder(order.id, cancellationOf(reason, needsAccount ? account : null));
    toast(text(orderMessages.cancelDone), 'success');
    onDone();
  };

  return (
    <ActionSheet
      title={text(orderMessages.cancelTitle)}
      actLabel={text(orderMessages.cancel)}
      keepLabel={text(orderMessages.cancelKeep)}
      isReady={isReady}
      work={cancel}
      onClose={onClose}
    >
      <p className="mb-5 text-15 text-ink-2">{text(orderMessages.cancelNote)}</p>
      <Select<Reason>
        label={text(orderMessages.cancelReason)}
        options={reasons.map((each) => ({ value: each, label: text(orderMessages[`cancelReason${each}`]) }))}
        value={reason}
        onChange={setReason}
      />
      {needsAccount ? <RefundAccount account={account} onChange={setAccount} /> : null}
    </ActionSheet>
  );
}

function RefundAccount({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  const text = useText();
  const locale = useLocale();
  return (
    <fieldset className="mt-6 grid gap-4">
      <legend className="mb-3 text-15 font-extrabold">{text(orderMessages.refundAccount)}</legend>
      <Select<BankCode>
        label={text(orderMessages.refundBank)}
        options={bankCodes.map((code) => ({ value: code, label: bankName(code, locale) }))}
        value={account.bank}
        onChange={(bank) => onChange({ ...account, bank })}
      />
      <Field
        label={text(orderMessages.refundNumber)}
        required
        inputMode="numeric"
        maxLength={20}
        value={account.number}
        onChange={(event) => onChange({ ...account, number: event.target.value.replace(/\D/g, '') })}
      />
      <Field
        label={text(orderMessages.refundHolder)}
        required
        maxLength={40}
        value={account.holder}
        onChange={(event) => onChange({ ...account, holder: event.target.value })}
      />
    </fieldset>
  );
}

function cancellationOf(reason: Reason, account: Account | null): CancelOrder {
  if (account === null || account.bank === null) return { reason };
  return { reason, refund_account: { bank: account.bank, number: account.number, holder: account.holder.trim() } };
}
