import { isVisibleText } from '../../shop/visible-text.ts';

/** The account for refunding a deposit: the bank's code at the provider, the digits, the holder's name. */
export interface AccountToRefund {
  bank: string;
  number: string;
  holder: string;
}

export type AccountPart = keyof AccountToRefund;

export const BANK_PATTERN = /^[A-Z_]{2,40}$/;
export const ACCOUNT_NUMBER_PATTERN = /^\d{6,20}$/;
export const HOLDER_MAX = 40;

/** The digits of an account number typed with spaces and hyphens. */
export function accountDigits(written: string): string {
  return written.replaceAll(/\D/g, '');
}

/** The invalid fields of an account, in the order of the form. */
export function wrongAccountParts({ bank, number, holder }: AccountToRefund): AccountPart[] {
  const name = holder.trim();
  const isRight = {
    bank: BANK_PATTERN.test(bank),
    number: ACCOUNT_NUMBER_PATTERN.test(number),
    holder: isVisibleText(name) && name.length <= HOLDER_MAX,
  };
  return (['bank', 'number', 'holder'] as const).filter((part) => !isRight[part]);
}
