import { isPhone, isZipCode } from '../member/address.ts';
import { isEmail } from '../member/credential.ts';

/** Company numbers without an area code: 1588-0000. */
const companyLine = /^1\d{3}-?\d{4}$/;
const registrationNumber = /^\d{3}-\d{2}-\d{5}$/;

/** Formats of the shop's own details, where the law or devices depend on them. */
export const companyForms = {
  mail: isEmail,
  phone: (text: string) => isPhone(text) || companyLine.test(text.trim()),
  registration: (text: string) => registrationNumber.test(text.trim()),
  zip: (text: string) => isZipCode(text.trim()),
} as const satisfies Record<string, (text: string) => boolean>;

export type CompanyForm = keyof typeof companyForms;
