import type { FormEvent } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { saveRefundAccount } from '#storefront/nouns/order/order-calls.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { Button } from '#ui/button.tsx';
import { RefundAccountFields } from './refund-account-fields.tsx';
import { useRefundAccount } from './use-refund-account.ts';

type Props = { paymentId: string; onChanged: () => void };

/** Asks for the refund account. Input is kept until the bank takes it. */
export function RefundAccountForm({ paymentId, onChanged }: Props) {
  const text = useText();
  const form = useRefundAccount(`payment ${paymentId}`);
  const { run, isPending, failure } = useAction(async () => {
    const account = form.take();
    if (account === null) return;
    const { isTaken } = await saveRefundAccount(paymentId, account);
    if (isTaken) {
      form.drop();
      toast(text(refundMessages.accountGiven), 'success');
    } else toast(text(refundMessages.accountRefused), 'error');
    onChanged();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    // `post`: if submitted before the script loads, the account must not end up in the URL.
    <form method="post" noValidate onSubmit={submit} className="mt-5">
      <RefundAccountFields form={form} hideLegend />
      <p role="alert" className="mt-4 text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" size="large" wide pending={isPending} className="mt-5">
        {text(refundMessages.setRefundAccount)}
      </Button>
    </form>
  );
}
