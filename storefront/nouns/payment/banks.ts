import { defineMessages } from '#client/locale/message.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** Banks by the provider's codes (PortOne V2), for deposit accounts and refunds. */
const banks = defineMessages({
  KOOKMIN: { ko: 'KB국민은행', en: 'KB Kookmin Bank', cn: 'KB 国民银行' },
  SHINHAN: { ko: '신한은행', en: 'Shinhan Bank', cn: '新韩银行' },
  WOORI: { ko: '우리은행', en: 'Woori Bank', cn: '友利银行' },
  HANA: { ko: '하나은행', en: 'Hana Bank', cn: '韩亚银行' },
  NONGHYUP: { ko: 'NH농협은행', en: 'NH Nonghyup Bank', cn: 'NH 农协银行' },
  IBK: { ko: 'IBK기업은행', en: 'IBK', cn: 'IBK 企业银行' },
  KAKAO: { ko: '카카오뱅크', en: 'Kakao Bank', cn: 'Kakao Bank' },
  TOSS: { ko: '토스뱅크', en: 'Toss Bank', cn: 'Toss Bank' },
  K_BANK: { ko: '케이뱅크', en: 'K bank', cn: 'K bank' },
  POST: { ko: '우체국', en: 'Korea Post', cn: '韩国邮政' },
  SAEMAUL: { ko: '새마을금고', en: 'Saemaul', cn: '新村金库' },
  BUSAN: { ko: 'BNK부산은행', en: 'BNK Busan Bank', cn: 'BNK 釜山银行' },
});

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
