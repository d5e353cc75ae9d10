import { defineMessages } from '#client/locale/message.ts';
import { bankNames } from '#contract/banks.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** Banks by the provider's codes (PortOne V2), for deposit accounts and refunds. */
const banks = defineMessages(bankNames);

export type BankCode = keyof typeof banks;
export const bankCodes = Object.keys(banks) as BankCode[];

export function isBankCode(code: string): code is BankCode {
  return Object.hasOwn(banks, code);
}

/** The name of a bank; an unknown code is returned as is. */
export function bankName(code: string, locale: Locale): string {
  return isBankCode(code) ? banks[code][locale] : code;
}
