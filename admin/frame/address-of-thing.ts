import { PAYMENT_ID } from '#rules/money/payment-id.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What the database counts rows with, as far as a number of a browser is exact. */
const ROW = /^[1-9]\d{0,14}$/;

/** True for a part of an address that could name a thing of the office: the number of a row, the id of a person, or `new` for one that is not there yet. */
function namesSomething(part: string): boolean {
  return part === 'new' || ROW.test(part) || UUID.test(part);
}

/** What each parameter of a route names. */
const named: Readonly<Record<string, (part: string) => boolean>> = {
  id: namesSomething,
  artist: namesSomething,
  payment: (part) => PAYMENT_ID.test(part),
};

/** True when every part of an address could name what its route is about. */
export function couldBeThere(parts: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(parts).every(([name, part]) => part === undefined || (named[name] ?? namesSomething)(part));
}
