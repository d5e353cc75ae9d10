/** How Korean phone numbers and zip codes are written; schemas and forms take the pattern, nobody writes it again. */

/** A phone number of any kind, with or without hyphens (specification 5, Delivery destination). */
export const phonePattern = /^0\d{1,2}-?\d{3,4}-?\d{4}$/;

/** Digits of a Korean zip code; the check constraint of member.delivery_destinations has the same form. */
export const ZIP_CODE_DIGITS = 5;
export const zipCodePattern = new RegExp(`^\\d{${ZIP_CODE_DIGITS}}$`);

/** Fewest and most letters to search an address by. */
export const ADDRESS_WORDS_MIN = 2;
export const ADDRESS_WORDS_MAX = 80;

/** Addresses one member keeps. */
export const DESTINATIONS_MAX = 20;

/**
 * A phone of any kind in the way it is read, `010-1234-5678` or `02-123-4567`; digits that are not a whole number yet stay as they are, so it works
 * while typing.
 */
export function writtenPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(0, 11);
  return digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim());
}

export function isZipCode(text: string): boolean {
  return zipCodePattern.test(text);
}
