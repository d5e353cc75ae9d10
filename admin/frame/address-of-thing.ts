const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What the database counts rows with, as far as a number of a browser is exact. */
const ROW = /^[1-9]\d{0,14}$/;

/** True for a part of an address that could name a thing of the office: the number of a row, the id of a person, or `new` for one that is not there yet. */
export function namesSomething(part: string): boolean {
  return part === 'new' || ROW.test(part) || UUID.test(part);
}
