/** Why a value is refused when no limit of its schema says so. The office has a sentence for each (admin/kit/input-sentences.ts). */
export type Why =
  | 'ABOVE_PRICE'
  | 'ACCOUNT'
  | 'BELOW_LEAST'
  | 'BELOW_PRICE'
  | 'DATE'
  | 'DAYS'
  | 'END'
  | 'FEE'
  | 'FREE_OVER'
  | 'LETTERS'
  | 'LINK'
  | 'LUNCH_HALF'
  | 'LUNCH_OUTSIDE'
  | 'MAIL'
  | 'MISSING'
  | 'NOT_HERE'
  | 'NO_SURCHARGE'
  | 'PARTS_GONE'
  | 'PARTS_MISSING'
  | 'PERCENT'
  | 'PHONE'
  | 'PICTURE'
  | 'QUANTITY_STEPS'
  | 'REGISTRATION'
  | 'SYNONYMS'
  | 'TWICE'
  | 'UNCHANGED'
  | 'ZERO'
  | 'ZIP';

/** The second argument of a schema's `refine`: the reason, and the field that shows it if it is not the refined one. */
export function because(why: Why, ...path: string[]) {
  return { params: { why }, ...(path.length === 0 ? {} : { path }) };
}
