import { termsTypes } from '#rules/member/terms.ts';
import { PAYMENT_ID } from '#rules/money/payment-id.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A row id that is exact as a JavaScript number. */
const ROW = /^[1-9]\d{0,14}$/;

/** True for a path segment that can be an id: a row's number, a person's id, or `new`. */
function namesSomething(part: string): boolean {
  return part === 'new' || ROW.test(part) || UUID.test(part);
}

/** How to validate each route parameter. */
const named: Readonly<Record<string, (part: string) => boolean>> = {
  id: namesSomething,
  payee: (part) => ROW.test(part.replace(/^brand-/, '')),
  type: (part) => termsTypes.includes(part),
  payment: (part) => PAYMENT_ID.test(part),
};

/** True if every path segment is valid for its route. */
export function couldBeThere(parts: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(parts).every(([name, part]) => part === undefined || (named[name] ?? namesSomething)(part));
}
