import { hasControlCharacter, isVisibleText } from '../shop/visible-text.ts';
import { phoneDigits } from './address.ts';

/** Minimum password length (specification 9.9). */
const passwordMinLength = 8;
/** Longer input is rejected, never truncated: truncation would make different passwords equal (ASVS 6.2.8). */
const passwordMaxLength = 128;
const ageMinimum = 14;
/** Maximum length of an e-mail address. */
export const EMAIL_MAX = 254;

/** The e-mail form browsers accept in `<input type="email">`, with at least one dot in the domain. */
const emailForm = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** The form of an e-mail address, case-insensitive. */
export const EMAIL_PATTERN = new RegExp(emailForm, 'i');

export type Consents = {
  readonly terms: boolean;
  readonly personalInformation: boolean;
  readonly purchase: boolean;
  readonly over14: boolean;
};

/** True when the password has 8 to 128 characters with a letter and a number; any other character may join them (specification 5.1). */
export function isPasswordWellFormed(password: string): boolean {
  const length = [...password].length;
  if (length < passwordMinLength || length > passwordMaxLength) return false;
  return /\p{L}/u.test(password) && /\p{Nd}/u.test(password) && !hasControlCharacter(password);
}

/** The canonical form of an ID for storage and comparison: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True when the normalised ID is an e-mail address (specification 5.9: 'Please check your ID.'). */
export function isEmailId(email: string): boolean {
  return email.length <= EMAIL_MAX && emailForm.test(email);
}

/** True when the input is an e-mail address. */
export function isEmail(typed: string): boolean {
  return isEmailId(normalizeEmail(typed));
}

/** The required consents (of four) that are missing for a sign-up (specification 5). */
export function missingConsents(consents: Consents): readonly (keyof Consents)[] {
  const required = ['terms', 'personalInformation', 'purchase', 'over14'] as const;
  return required.filter((name) => !consents[name]);
}

/**
 * Age in completed years on `today`; both `YYYY-MM-DD` in the shop's calendar. A birthday on 29 February falls on 1 March in other years.
 */
export function ageInYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** True when the birth date is a real day not after `today` and the person is 14 or older (specification 9.10). */
export function isOldEnough(birthDate: string, today: string): boolean {
  return isCalendarDay(birthDate) && birthDate <= today && ageInYears(birthDate, today) >= ageMinimum;
}

/** True for an existing day `YYYY-MM-DD` from 1900 on. */
export function isCalendarDay(day: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
}

/** A Korean mobile number as digits; null for anything else. */
export function normalizeMobile(phone: string): string | null {
  const digits = phoneDigits(phone.replace(/[\s-]/g, ''));
  return !/[^\d\s+().-]/.test(phone) && /^01[016789]\d{7,8}$/.test(digits) ? digits : null;
}

/**
 * True for a valid name or nickname: 1 to 40 characters after trimming, some of them visible, and no web address, because names open mails
 * that may reach people who never asked for them.
 */
export function isPersonName(name: string): boolean {
  return [...name.trim()].length <= 40 && isVisibleText(name) && !/[/:@<>]|www\./i.test(name);
}

/** A name normalised for comparison: blanks and case are ignored. */
export function normalizePersonName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, '').toLowerCase();
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
