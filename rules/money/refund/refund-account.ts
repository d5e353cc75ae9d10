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

/**
 * Minimum and maximum digits of account numbers by the provider's bank code. Old branches and phone-number accounts are shorter than new
 * ones, so only lengths that no account has are refused.
 */
export const accountLengths = {
  KOOKMIN: [10, 14],
  SHINHAN: [10, 14],
  WOORI: [10, 14],
  HANA: [10, 14],
  NONGHYUP: [10, 14],
  IBK: [10, 14],
  KAKAO: [13, 13],
  TOSS: [12, 14],
  K_BANK: [10, 14],
  POST: [10, 14],
  SAEMAUL: [10, 14],
  BUSAN: [10, 14],
} as const satisfies Record<string, readonly [number, number]>;

/** Minimum and maximum digits of an account at this bank; null for an unknown bank. */
export function accountLength(bank: string): readonly [number, number] | null {
  return Object.hasOwn(accountLengths, bank) ? accountLengths[bank as keyof typeof accountLengths] : null;
}

/** True for digits that can be an account number of this bank. */
export function isAccountNumber(bank: string, number: string): boolean {
  const [least, most] = accountLength(bank) ?? [1, 0];
  return /^\d+$/.test(number) && number.length >= least && number.length <= most;
}

/** The digits of an account number typed with spaces and hyphens. */
export function accountDigits(written: string): string {
  return written.replaceAll(/\D/g, '');
}

/** The invalid fields of an account, in the order of the form. */
export function wrongAccountParts({ bank, number, holder }: AccountToRefund): AccountPart[] {
  const name = holder.trim();
  const isRight = {
    bank: BANK_PATTERN.test(bank),
    number: isAccountNumber(bank, number),
    holder: isVisibleText(name) && name.length <= HOLDER_MAX,
  };
  return (['bank', 'number', 'holder'] as const).filter((part) => !isRight[part]);
}
