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

const couriers = defineMessages({
  CJ: { ko: 'CJ대한통운', en: 'CJ Logistics', cn: 'CJ 大韩通运' },
  HANJIN: { ko: '한진택배', en: 'Hanjin Express', cn: '韩进快递' },
  LOGEN: { ko: '로젠택배', en: 'Logen', cn: 'Logen 快递' },
  LOTTE: { ko: '롯데택배', en: 'Lotte Global Logistics', cn: '乐天快递' },
  EPOST: { ko: '우체국택배', en: 'Korea Post', cn: '韩国邮政快递' },
});

/** The name of a bank; what is no known code is shown as it is. */
export function bankName(code: string, locale: Locale): string {
  return isBankCode(code) ? banks[code][locale] : code;
}

/** The name of a courier; what is no known code is shown as it is. */
export function courierName(code: string, locale: Locale): string {
  return Object.hasOwn(couriers, code) ? couriers[code as keyof typeof couriers][locale] : code;
}
