import { isPhone, isZipCode } from '../member/address.ts';
import { isEmail } from '../member/credential.ts';

/** Numbers without an area code that companies have: 1588-0000. */
const companyLine = /^1\d{3}-?\d{4}$/;
const registrationNumber = /^\d{3}-\d{2}-\d{5}$/;

/** How what the shop says of itself is written, where the law or a reader's device depends on it. */
export const companyForms = {
  mail: isEmail,
  phone: (text: string) => isPhone(text) || companyLine.test(text.trim()),
  registration: (text: string) => registrationNumber.test(text.trim()),
  zip: (text: string) => isZipCode(text.trim()),
} as const satisfies Record<string, (text: string) => boolean>;

export type CompanyForm = keyof typeof companyForms;
