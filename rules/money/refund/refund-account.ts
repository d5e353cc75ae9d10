import { isVisibleText } from '../../shop/visible-text.ts';

/** The account a deposit goes back to: the bank in the payment provider's words, digits alone, the name of its holder. */
export interface AccountToRefund {
  bank: string;
  number: string;
  holder: string;
}

export type AccountPart = keyof AccountToRefund;

export const BANK_PATTERN = /^[A-Z_]{2,40}$/;
export const ACCOUNT_NUMBER_PATTERN = /^\d{6,20}$/;
export const HOLDER_MAX = 40;

/** The digits of a number as people write it, with spaces and hyphens. */
export function accountDigits(written: string): string {
  return written.replaceAll(/\D/g, '');
}

/** The fields of an account that cannot be right, in the order of the form. */
export function wrongAccountParts({ bank, number, holder }: AccountToRefund): AccountPart[] {
  const name = holder.trim();
  const isRight = {
    bank: BANK_PATTERN.test(bank),
    number: ACCOUNT_NUMBER_PATTERN.test(number),
    holder: isVisibleText(name) && name.length <= HOLDER_MAX,
  };
  return (['bank', 'number', 'holder'] as const).filter((part) => !isRight[part]);
}
