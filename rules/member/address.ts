/** Formats of phone numbers and Korean zip codes, shared by schemas and forms. */

/**
 * The prefixes of Korean numbers with the digits between them and the last four: areas, mobile, personal (050x, the safe numbers of couriers
 * and marketplaces, 0303 for fax), internet, and numbers paid by the one who is called or who calls. Source: numbering plan of the Ministry
 * of Science and ICT (전기통신번호관리세칙).
 */
const prefixes = [
  ['02', '3,4'],
  ['03[1-3]|04[1-4]|05[1-5]|06[1-4]', '3,4'],
  ['01[016-9]', '3,4'],
  ['050\\d|0303', '3,4'],
  ['070', '4'],
  ['060|080', '3,4'],
] as const;

/** A Korean phone number of any kind, with or without hyphens (specification 5, Delivery destination). */
export const phonePattern = new RegExp(`^(?:${prefixes.map(([prefix, digits]) => `(?:${prefix})-?\\d{${digits}}-?`).join('|')})\\d{4}$`);
const parts = new RegExp(`^(${prefixes.map(([prefix]) => prefix).join('|')})(\\d{3,4})(\\d{4})$`);

/** A phone number with its country code: up to 15 digits (E.164), with or without the usual signs between them. */
const internationalPhonePattern = /^\+[1-9](?:[ .()-]*\d){6,14}$/;
/** A Korean company's number without an area code, such as 1588-1234. */
const companyPhonePattern = /^1[5-8]\d{2}-?\d{4}$/;

/** The phone number of a contact, who may be a company or abroad. Parcels and codes go to `phonePattern` only. */
export const contactPhonePattern = new RegExp(
  [phonePattern, companyPhonePattern, internationalPhonePattern].map(({ source }) => source).join('|'),
);

/** Digits of a Korean zip code; the check constraint of member.delivery_destinations uses the same format. */
export const ZIP_CODE_DIGITS = 5;
export const zipCodePattern = new RegExp(`^\\d{${ZIP_CODE_DIGITS}}$`);

/** Minimum and maximum length of an address search. */
export const ADDRESS_WORDS_MIN = 2;
export const ADDRESS_WORDS_MAX = 80;

/** Examples of an address search by road, building and dong, in Korean for every reader, because the service knows only Korean names. */
export const addressExamples = ['연무장길 12', '심 스튜디오', '성수동2가'] as const;

/** Maximum number of addresses per member. */
export const DESTINATIONS_MAX = 20;

/** The digits of a Korean number however it is written, with +82 replaced by 0. For any other text, only its digits. */
export function phoneDigits(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  const home = digits.replace(/^(?:00)?82(?=0?[1-9])0?/, '0');
  return phonePattern.test(home) ? home : digits;
}

/**
 * Formats a phone number for display, `010-1234-5678` or `0504-1234-5678`, and +82 as a number in Korea. An incomplete number becomes
 * digits, so it can be used while typing; longer or other text stays unchanged.
 */
export function writtenPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (phonePattern.test(digits) && !/[^\d\s+().-]/.test(phone.normalize('NFKC'))) return digits.replace(parts, '$1-$2-$3');
  return digits.length < LEAST_DIGITS && /^[\d\s-]*$/.test(phone) ? digits : phone;
}

/** Digits of the shortest numbers, such as 02-123-4567. */
const LEAST_DIGITS = 9;

export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim());
}

/** True for a number that can be called: a Korean phone, a company's (1588-1234), or one with its country code. */
export function isContactPhone(text: string): boolean {
  return contactPhonePattern.test(text.trim());
}

export function isZipCode(text: string): boolean {
  return zipCodePattern.test(text);
}
