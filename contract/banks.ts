import type { accountLengths } from '#rules/money/refund/refund-account.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** Bank names by the payment provider's codes (PortOne V2), for deposits, refunds and payouts. */
export const bankNames = {
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
} as const satisfies Record<keyof typeof accountLengths, Record<Locale, string>>;

/** The codes of Korea's clearing institute, which name banks in internet banking transfers. */
export const transferCodes: Readonly<Record<keyof typeof bankNames, string>> = {
  ...{ KOOKMIN: '004', SHINHAN: '088', WOORI: '020', HANA: '081', NONGHYUP: '011', IBK: '003' },
  ...{ KAKAO: '090', TOSS: '092', K_BANK: '089', POST: '071', SAEMAUL: '045', BUSAN: '032' },
};

/** The name of a bank; an unknown code is returned as is. */
export function bankName(code: string, locale: Locale): string {
  return Object.hasOwn(bankNames, code) ? bankNames[code as keyof typeof bankNames][locale] : code;
}

/** Card companies by the payment provider's name for them, which is Korean. */
export const cardNames: Record<string, Record<Locale, string>> = {
  신한카드: { ko: '신한카드', en: 'Shinhan Card', cn: '新韩卡' },
  삼성카드: { ko: '삼성카드', en: 'Samsung Card', cn: '三星卡' },
  KB국민카드: { ko: 'KB국민카드', en: 'KB Kookmin Card', cn: 'KB 国民卡' },
  현대카드: { ko: '현대카드', en: 'Hyundai Card', cn: '现代卡' },
  롯데카드: { ko: '롯데카드', en: 'Lotte Card', cn: '乐天卡' },
  하나카드: { ko: '하나카드', en: 'Hana Card', cn: '韩亚卡' },
  BC카드: { ko: 'BC카드', en: 'BC Card', cn: 'BC 卡' },
  NH농협카드: { ko: 'NH농협카드', en: 'NH Nonghyup Card', cn: 'NH 农协卡' },
  우리카드: { ko: '우리카드', en: 'Woori Card', cn: '友利卡' },
};

/** The name of a card company for a reader; an unknown one is returned as is. */
export function cardName(name: string, locale: Locale): string {
  return cardNames[name]?.[locale] ?? name;
}
