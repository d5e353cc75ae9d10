import { defineMessages } from '#client/locale/message.ts';
import { bankNames } from '#contract/banks.ts';

/** Banks by the provider's codes (PortOne V2), for deposit accounts and refunds. */
const banks = defineMessages(bankNames);

export type BankCode = keyof typeof banks;
export const bankCodes = Object.keys(banks) as BankCode[];

export function isBankCode(code: string): code is BankCode {
  return Object.hasOwn(banks, code);
}
