/** Formats of phone numbers and Korean zip codes, shared by schemas and forms. */

/** A Korean phone number of any kind, with or without hyphens (specification 5, Delivery destination). */
export const phonePattern = /^0\d{1,2}-?\d{3,4}-?\d{4}$/;

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

/** Examples of a search by road, building and dong, in Korean for everybody: the service knows no other names. */
export const addressExamples = ['연무장길 12', '심 스튜디오', '성수동2가'] as const;

/** Maximum number of addresses per member. */
export const DESTINATIONS_MAX = 20;

/**
 * Formats a phone number for display, `010-1234-5678` or `02-123-4567`. Incomplete numbers are returned as is, so it can be used while
 * typing.
 */
export function writtenPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(0, 11);
  return digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim());
}

/** True for the number of a contact. */
export function isContactPhone(text: string): boolean {
  return contactPhonePattern.test(text.trim());
}

export function isZipCode(text: string): boolean {
  return zipCodePattern.test(text);
}
