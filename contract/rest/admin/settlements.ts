import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { ACCOUNT_NUMBER_PATTERN, BANK_PATTERN, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { discountBearers, entryCauses, RATE_MAX, shareKinds } from '#rules/money/royalty.ts';
import { periodStateList, taxKinds } from '#rules/money/settlement.ts';
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
};

/** GET /api/admin/settlement-periods: newest first; an artist only gets their own sums. */
export const settlementPeriods = z.object({
  periods: z.array(z.object({ ...periodRow, artist_count: z.int(), owed_amount: amount, payout_amount: amount, donation_amount: amount })),
});

const settlementRow = z.object({
  settlement_id: id.nullable().describe('Null while the period is open'),
  artist_id: id,
  artist_name: localized,
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

/** GET /api/admin/settlement-periods/{id}: one row per artist; an artist only gets their own. */
export const settlementPeriod = z.object({ ...periodRow, settlements: z.array(settlementRow) });

/** The query of a statement. */
export const statementQuery = z.object({ artist_id: digits(id) });

const statementLine = z.object({
  entry_id: id,
  counted_at: time,
  cause: z.enum(entryCauses),
  kind: z.enum(shareKinds),
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
export const correctEarningsBody = z.strictObject({
  artist_id: id,
  amount: z
    .int()
    .min(-100_000_000)
    .max(100_000_000)
    .refine((won) => won !== 0, because('ZERO')),
  reason,
});

/** POST /api/admin/royalty-rules: a null `rate` ends an agreement; a null `starts_at` means now. */
export const setRoyaltyRuleBody = z.strictObject({
  artist_id: id,
  graphic_id: id.nullable().default(null),
  rate: z.int().min(0).max(RATE_MAX).nullable().describe('Hundredths of a percent'),
  discount_bearer: z.enum(discountBearers).default('SHOP'),
  starts_at: time.nullable().default(null),
  note: z.string().trim().max(200).default(''),
});

/** PATCH /api/admin/payees/{id}, where the id is the artist’s. */
export const setPayeeBody = z
  .strictObject({
    tax_kind: z.enum(taxKinds),
    business_number: z
      .string()
      .regex(/^\d{10}$/, 'BUSINESS_NUMBER_REQUIRED')
      .nullable()
      .default(null),
    bank: z.string().regex(BANK_PATTERN),
    number: z.string().regex(ACCOUNT_NUMBER_PATTERN),
    holder: line(HOLDER_MAX),
    password: proofPassword,
  })
  .refine(({ bank, number }) => isAccountNumber(bank, number), because('ACCOUNT', 'number'))
  .refine(({ tax_kind, business_number }) => (tax_kind === 'WITHHELD') === (business_number === null), {
    error: 'BUSINESS_NUMBER_REQUIRED',
    path: ['business_number'],
  });

export const correctedEarnings = z.object({ entry_id: id });
export const setRule = z.object({ rule_id: id });

export type SettlementPeriods = z.infer<typeof settlementPeriods>;
export type SettlementPeriod = z.infer<typeof settlementPeriod>;
export type SettlementRow = z.infer<typeof settlementRow>;
export type Statement = z.infer<typeof statement>;
export type StatementLine = z.infer<typeof statementLine>;
export type MoveSettlements = z.infer<typeof moveSettlementsBody>;
export type CorrectEarnings = z.infer<typeof correctEarningsBody>;
export type SetRoyaltyRule = z.infer<typeof setRoyaltyRuleBody>;
export type SetPayee = z.infer<typeof setPayeeBody>;
