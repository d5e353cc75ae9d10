import type { Locale } from '#rules/shop/locale.ts';

interface CourierRow {
  /** The Korean name, as in its own files and those of marketplaces. */
  readonly name: string;
  /** The name in other languages. */
  readonly names: Readonly<Record<Exclude<Locale, 'ko'>, string>>;
  /** Other spellings in the column 택배사, without blanks; two digits are the industry code (SweetTracker and shop programs). */
  readonly aliases: readonly string[];
  /** The courier's id at Delivery Tracker. */
  readonly trackerId: string;
  /** Valid lengths of its waybills. */
  readonly digits: readonly number[];
  /** URL prefix of the courier's tracking page, to be followed by the waybill; null when not known for certain. */
  readonly trackingPage: string | null;
}

/** Couriers used by Korean shops; orders and claims store the code. */
export const couriers = {
  CJ: {
    name: 'CJ대한통운',
    names: { en: 'CJ Logistics', cn: 'CJ 大韩通运' },
    aliases: ['대한통운', 'CJ택배', 'CJ', 'CJGLS', '04'],
    trackerId: 'kr.cjlogistics',
    digits: [10, 12],
    trackingPage: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  },
  HANJIN: {
    name: '한진택배',
    names: { en: 'Hanjin Express', cn: '韩进快递' },
    aliases: ['한진', '05'],
    trackerId: 'kr.hanjin',
    digits: [10, 12],
    trackingPage: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  LOGEN: {
    name: '로젠택배',
    names: { en: 'Logen', cn: 'Logen 快递' },
    aliases: ['로젠', '06'],
    trackerId: 'kr.logen',
    digits: [10, 11],
    trackingPage: 'https://www.ilogen.com/web/personal/trace/',
  },
  LOTTE: {
    name: '롯데택배',
    names: { en: 'Lotte Global Logistics', cn: '乐天快递' },
    aliases: ['롯데', '롯데글로벌로지스', '현대택배', '08'],
    trackerId: 'kr.lotte',
    digits: [10, 12, 13],
    trackingPage: null,
  },
  EPOST: {
    name: '우체국택배',
    names: { en: 'Korea Post', cn: '韩国邮政快递' },
    aliases: ['우체국', '우편등기', '등기', '01'],
    trackerId: 'kr.epost',
    digits: [13],
    trackingPage: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?displayHeader=N&sid1=',
  },
  DAESIN: {
    name: '대신택배',
    names: { en: 'Daesin', cn: 'Daesin 快递' },
    aliases: ['대신', '22'],
    trackerId: 'kr.daesin',
    digits: [13],
    trackingPage: null,
  },
  KYUNGDONG: {
    name: '경동택배',
    names: { en: 'Kyungdong', cn: 'Kyungdong 快递' },
    aliases: ['경동', '23'],
    trackerId: 'kr.kdexp',
    digits: [9, 10, 11, 12, 13, 14, 15, 16],
    trackingPage: null,
  },
  GS: {
    name: 'GS Postbox',
    names: { en: 'GS Postbox', cn: 'GS 便利店快递' },
    aliases: ['GS편의점택배', 'GS편의점', 'GS25', 'CVSNET', '편의점택배', '24'],
    trackerId: 'kr.cvsnet',
    digits: [10, 11, 12],
    trackingPage: 'https://www.cvsnet.co.kr/invoice/tracking.do?invoice_no=',
  },
  CU: {
    name: 'CU편의점택배',
    names: { en: 'CU Post', cn: 'CU 便利店快递' },
    aliases: ['CU', 'CU포스트', 'CU편의점', '46'],
    trackerId: 'kr.cupost',
    digits: [10, 11, 12],
    trackingPage: 'https://www.cupost.co.kr/postbox/delivery/localResult.cupost?invoice_no=',
  },
} as const satisfies Record<string, CourierRow>;

export type CourierCode = keyof typeof couriers;
export const courierCodes = Object.keys(couriers) as CourierCode[];

/** True for the code of a courier. */
export function isCourier(code: string): code is CourierCode {
  return Object.hasOwn(couriers, code);
}

/** A courier's name in a language; an unknown code is returned as is. */
export function courierName(code: string, locale: Locale): string {
  if (!isCourier(code)) return code;
  return locale === 'ko' ? couriers[code].name : couriers[code].names[locale];
}

/** The courier's tracking page for a waybill; null when there is no known one. */
export function trackingAddress(code: string, waybill: string): string | null {
  const page: string | null = isCourier(code) ? couriers[code].trackingPage : null;
  return page === null ? null : `${page}${encodeURIComponent(waybill)}`;
}

/** The courier named in a cell by code, name or alias; null for an unsupported one. */
export function courierNamed(text: string): CourierCode | null {
  const word = plain(text);
  if (word === '') return null;
  return courierCodes.find((code) => [code, couriers[code].name, ...couriers[code].aliases].some((name) => plain(name) === word)) ?? null;
}

/** The digits of a waybill; null when they are not valid for this courier. */
export function waybillOf(courier: CourierCode, text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  const counts: readonly number[] = couriers[courier].digits;
  return /^\d+$/.test(digits) && counts.includes(digits.length) ? digits : null;
}

function plain(text: string): string {
  return text
    .replace(/[\s()_-]/g, '')
    .toUpperCase()
    .replace(/^(\d)$/, '0$1');
}
