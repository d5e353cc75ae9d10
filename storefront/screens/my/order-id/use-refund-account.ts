import { useRef, useState } from 'react';
import { pageMemory } from '#client/drafts/page-memory.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { type AccountPart, type AccountToRefund, accountDigits, wrongAccountParts } from '#rules/money/refund/refund-account.ts';

export type RefundAccountState = ReturnType<typeof useRefundAccount>;

const nothing: AccountToRefund = { bank: '', number: '', holder: '' };

/**
 * The account form; `about` is the order or payment it is for, under which the input is kept in memory until `drop`. A field shows its error after
 * the first attempt, until it is valid.
 */
export function useRefundAccount(about: string) {
  const { draft: account, write, drop, isBack } = useDraft<AccountToRefund>(`refund account ${about}`, nothing, pageMemory());
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const wrong = wrongAccountParts(account);

  /** The account to send; null if a field is invalid, which then shows its error and takes focus. */
  const take = (): AccountToRefund | null => {
    setAsked(true);
    const [first] = wrong;
    if (first === undefined) return { ...account, holder: account.holder.trim() };
    fields.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(input, select)`)?.focus();
    return null;
  };

  return {
    account,
    isBack,
    fields,
    take,
    drop,
    isWrong: (part: AccountPart) => isAsked && wrong.includes(part),
    change: (part: AccountPart, value: string) => write({ ...account, [part]: part === 'number' ? accountDigits(value) : value }),
  };
}
