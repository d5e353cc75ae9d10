import { useRef, useState } from 'react';
import { type AccountPart, type AccountToRefund, accountDigits, wrongAccountParts } from '#rules/money/refund/refund-account.ts';

export type RefundAccountState = ReturnType<typeof useRefundAccount>;

/** The account form. A field shows its error after the first attempt, until it is valid. */
export function useRefundAccount() {
  const [account, setAccount] = useState<AccountToRefund>({ bank: '', number: '', holder: '' });
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const wrong = wrongAccountParts(account);

  /** The account to send; null if a field is invalid, which then shows its error and takes focus. */
  const take = (): AccountToRefund | null => {
    setAsked(true);
    const [first] = wrong;
    if (first === undefined) return { ...account, holder: account.holder.trim() };
    fields.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(input:not([aria-hidden]), button)`)?.focus();
    return null;
  };

  return {
    account,
    fields,
    take,
    isWrong: (part: AccountPart) => isAsked && wrong.includes(part),
    change: (part: AccountPart, value: string) => setAccount({ ...account, [part]: part === 'number' ? accountDigits(value) : value }),
  };
}
