import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { ACCOUNT_NUMBER_PATTERN, BANK_PATTERN, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { discountBearers, entryCauses, RATE_MAX, shareKinds } from '#rules/money/royalty.ts';
import { artistTaxKinds, type Payee, periodStateList, type TaxKind, taxKinds } from '#rules/money/settlement.ts';
import { day, digits, errorCode, id, line, localized, proofPassword, time, writing } from '../values.ts';

/** Royalties, settlements and payouts in the back office; amounts in whole won, negative after returns. */

const amount = z.int().describe('Whole won, negative where it went back');
const reason = writing(200);

const sums = {
  sales_amount: amount,
  reversal_amount: amount,
  correction_amount: amount,
  carried_amount: amount.describe('A debt of the periods before'),
  owed_amount: amount,
  donation_amount: amount.describe('Goes to the shop’s cause, not to the artist'),
};

const periodRow = {
  id,
  starts_on: day,
  ends_on: day.describe('The first day after it'),
  state: z.enum(periodStateList),
  is_over: z.boolean().describe('It can be closed'),
  closed_at: time.nullable(),
  pays_on: day.describe('The day on which it is paid'),
};

/** GET /api/admin/settlement-periods: newest first; an artist or a brand only gets its own sums. */
export const settlementPeriods = z.object({
  periods: z.array(z.object({ ...periodRow, payee_count: z.int(), owed_amount: amount, payout_amount: amount, donation_amount: amount })),
});

const settlementRow = z.object({
  settlement_id: id.nullable().describe('Null while the period is open'),
  artist_id: id.nullable(),
  brand_id: id.nullable(),
  name: localized.describe('Of the artist or brand'),
  ...sums,
  state: z.enum(periodStateList),
  is_payable: z.boolean(),
  tax_kind: z.enum(taxKinds).nullable(),
  income_tax: amount.nullable(),
  local_tax: amount.nullable(),
  vat: amount.nullable(),
  payout_amount: amount.nullable(),
  invoiced_at: time.nullable(),
  paid_at: time.nullable(),
  payout_reference: z.string().nullable(),
  payee: z.object({ bank: z.string(), number_end: z.string(), tax_kind: z.enum(taxKinds) }).nullable(),
});

/** GET /api/admin/settlement-periods/{id}: one row per artist and brand; these only get their own. */
export const settlementPeriod = z.object({ ...periodRow, settlements: z.array(settlementRow) });

const isOne = ({ artist_id, brand_id }: { artist_id?: number | null | undefined; brand_id?: number | null | undefined }) =>
  (artist_id ?? null) === null ? (brand_id ?? null) !== null : (brand_id ?? null) === null;

/** The payee named in a query or body: exactly one of artist and brand. */
export function payeeOf({ artist_id, brand_id }: { artist_id?: number | null | undefined; brand_id?: number | null | undefined }): Payee {
  return artist_id == null ? { artist_id: null, brand_id: brand_id ?? 0 } : { artist_id, brand_id: null };
}

/** The query of a statement: of an artist or a brand. */
export const statementQuery = z
  .object({ artist_id: digits(id).optional(), brand_id: digits(id).optional() })
  .refine(isOne, because('MISSING', 'artist_id'));

const statementLine = z.object({
  entry_id: id,
  counted_at: time,
  cause: z.enum(entryCauses),
  kind: z.enum(shareKinds),
  order_number: z.string().nullable().describe('For brands, who prepare the order'),
  product_name: localized.nullable(),
  side_name: localized.nullable(),
  layer_number: z.int().nullable(),
  graphic_name: localized.nullable(),
  quantity: z.int().nullable(),
  unit_price: amount.nullable(),
  base_amount: amount.nullable(),
  rate: z.int().nullable().describe('Hundredths of a percent'),
  amount,
  reason: z.string(),
});

/** GET /api/admin/settlement-periods/{id}/statement. */
export const statement = z.object({ ...periodRow, settlement: settlementRow, lines: z.array(statementLine) });

/** POST /api/admin/settlements/moves: each one separately, with its result. PAID requires re-authentication. */
export const moveSettlementsBody = z.strictObject({
  settlement_ids: z.array(id).min(1).max(500),
  to: z.enum(['INVOICED', 'PAID']),
  payout_reference: line(80).nullable().default(null),
  password: proofPassword,
});
export const movedSettlements = z.object({
  results: z.array(z.object({ settlement_id: id, refusal: errorCode.nullable() })),
});

/** POST /api/admin/settlements/corrections. */
export const correctEarningsBody = z
  .strictObject({
    artist_id: id.nullable().default(null),
    brand_id: id.nullable().default(null),
    amount: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine((won) => won !== 0, because('ZERO')),
    reason,
  })
  .refine(isOne, because('MISSING', 'artist_id'));

/**
 * POST /api/admin/royalty-rules: with an artist for all works or one, with a brand for all goods or those of a category. A null `rate` ends
 * an agreement; a null `starts_at` means now.
 */
export const setRoyaltyRuleBody = z
  .strictObject({
    artist_id: id.nullable().default(null),
    graphic_id: id.nullable().default(null),
    brand_id: id.nullable().default(null),
    category_id: id.nullable().default(null),
    rate: z
      .int()
      .min(0)
      .max(RATE_MAX)
      .nullable()
      .describe('Hundredths of a percent for the artist or brand; of a brand the rest is the commission'),
    discount_bearer: z.enum(discountBearers).default('SHOP'),
    starts_at: time.nullable().default(null),
    note: z.string().trim().max(200).default(''),
  })
  .refine(isOne, because('MISSING', 'artist_id'))
  .refine(({ brand_id, graphic_id }) => brand_id === null || graphic_id === null, because('NOT_HERE', 'graphic_id'))
  .refine(({ artist_id, category_id }) => artist_id === null || category_id === null, because('NOT_HERE', 'category_id'));

const businessNumber = z.string().regex(/^\d{10}$/, 'BUSINESS_NUMBER_REQUIRED');
const accountFields = {
  bank: z.string().regex(BANK_PATTERN),
  number: z.string().regex(ACCOUNT_NUMBER_PATTERN),
  // A spreadsheet would take these for a formula in the file for the bank.
  holder: line(HOLDER_MAX).regex(/^[^=+\-@]/),
  password: proofPassword,
};

/** PATCH /api/admin/payees/{id}, where the id is the artist’s. */
export const setPayeeBody = z
  .strictObject({ tax_kind: z.enum(artistTaxKinds), business_number: businessNumber.nullable().default(null), ...accountFields })
  .refine(({ bank, number }) => isAccountNumber(bank, number), because('ACCOUNT', 'number'))
  .refine(({ tax_kind, business_number }) => (tax_kind === 'WITHHELD') === (business_number === null), {
    error: 'BUSINESS_NUMBER_REQUIRED',
    path: ['business_number'],
  });

/** PATCH /api/admin/brands/{id}/payee. */
export const setBrandPayeeBody = z
  .strictObject({ business_number: businessNumber, ...accountFields })
  .refine(({ bank, number }) => isAccountNumber(bank, number), because('ACCOUNT', 'number'));

/** GET /api/admin/settlement-periods/{id}/transfers. */
export const transfersQuery = z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const correctedEarnings = z.object({ entry_id: id });
export const setRule = z.object({ rule_id: id });

export type SettlementPeriods = z.infer<typeof settlementPeriods>;
export type SettlementPeriod = z.infer<typeof settlementPeriod>;
export type SettlementRow = z.infer<typeof settlementRow>;
export type Statement = z.infer<typeof statement>;
export type StatementLine = z.infer<typeof statementLine>;
export type MoveSettlements = z.infer<typeof moveSettlementsBody>;
export type CorrectEarnings = Payee & Pick<z.infer<typeof correctEarningsBody>, 'amount' | 'reason'>;
export type SetRoyaltyRule = z.infer<typeof setRoyaltyRuleBody>;
/** An account with its taxation. */
export type SetPayee = Omit<z.infer<typeof setPayeeBody>, 'tax_kind' | 'password'> & { tax_kind: TaxKind };
