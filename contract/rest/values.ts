import { z } from 'zod';
import { errors } from '#contract/errors/errors.ts';
import { because } from '#contract/errors/why.ts';
import { sellerFacts } from '#rules/catalogue/brand/seller.ts';
import { COLOUR_PATTERN } from '#rules/catalogue/colour.ts';
import { phonePattern, writtenPhone } from '#rules/member/address.ts';
import { EMAIL_MAX, EMAIL_PATTERN } from '#rules/member/credential.ts';
import { feeNames, lineAmountNames, type OrderAmountName, orderAmountNames, pieceAmountNames } from '#rules/money/order-sums.ts';
import { ACCOUNT_NUMBER_PATTERN, BANK_PATTERN, HOLDER_MAX, isAccountNumber } from '#rules/money/refund/refund-account.ts';
import { paymentMethods } from '#rules/order/checkout/checkout.ts';
import { orderStateList } from '#rules/order/order-state.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#rules/order/stock.ts';
import { courierCodes } from '#rules/order/waybill/courier.ts';
import { inEveryLocale } from '#rules/shop/locale.ts';
import { writtenNumber } from '#rules/shop/navigation.ts';
import { isVisibleOrNone, isVisibleText, seenPart } from '#rules/shop/visible-text.ts';

/** Parts shared by several REST bodies. Fields are named like their columns; amounts are whole won; times are ISO 8601. */

export const id = z.int().positive();
export const won = z.int().min(0).describe('Whole won');
/** ISO 8601. The database calendar has no year 0. */
export const time = z.iso.datetime().refine((at) => !at.startsWith('0000'), because('DATE'));
/** A day, YYYY-MM-DD, that exists in the database calendar. */
export const day = z.iso.date().refine((on) => !on.startsWith('0000'), because('DATE'));
/** The schemas of a text in every language of the shop: Korean is required, others optional. */
export function inLanguages<Text extends z.ZodType>(text: Text) {
  return { ...inEveryLocale(() => text.exactOptional()), ko: text };
}
/** A name or line of the shop (rules/shop/locale.ts defines the fallbacks). */
export const localized = z.object(inLanguages(z.string()));
export const quantity = z.int({ error: 'QUANTITY_LIMIT' }).min(QUANTITY_MIN, 'QUANTITY_LIMIT').max(QUANTITY_MAX, 'QUANTITY_LIMIT');
export const optionId = z.int({ error: 'OPTION_REQUIRED' }).positive('OPTION_REQUIRED');
export const paymentMethod = z.enum(paymentMethods);
export const orderState = z.enum(orderStateList);
export const errorCode = z.enum(Object.keys(errors) as [keyof typeof errors]);

/** An e-mail address, in any case. */
export const emailAddress = z.email({ pattern: EMAIL_PATTERN }).max(EMAIL_MAX);
export const colour = z.string().regex(COLOUR_PATTERN);

/** The first and the last expected day of arrival, in Korea. */
export const arrival = z.object({ first: z.iso.date(), last: z.iso.date() });

/** A number in a URL path or query. */
export function digits<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess((written) => (typeof written === 'string' ? (writtenNumber(written) ?? written) : written), schema);
}
/** `{id}` of a URL. */
export const idParams = z.object({ id: digits(id) });
/** Comma-separated ids in a query. */
export function idList(most: number) {
  return z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${most - 1}}$`))
    .transform((written) => written.split(',').map(Number))
    .describe(`Up to ${most}, with commas`);
}
export const uuidParams = z.object({ id: z.uuid() });

/** A count that stops at a limit. */
export const tally = z.object({ count: z.int(), is_more: z.boolean().describe('There are more than are counted') });
/** Tallies stop here: nobody needs a larger number, and the cost stays the same in any shop. */
export const TALLY_MAX = 999;
/** The tally of rows that were counted up to one more than `max`. */
export function tallied(counted: number, max = TALLY_MAX): Tally {
  return { count: Math.min(counted, max), is_more: counted > max };
}

/** Every error response (RFC 9457). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: errorCode,
    message: z.string().describe('In the language of Accept-Language: ko, en or cn'),
    field: z.string().optional(),
    meanwhile: z
      .object({
        theirs: z.unknown(),
        fields: z.array(z.string()),
        by: z
          .object({ id: z.uuid(), name: z.string(), at: z.string() })
          .nullish()
          .describe('Who changed them and when, where the log knows'),
      })
      .optional()
      .describe('With EDITED_MEANWHILE: what stands now, and the fields in question'),
    trace_id: z.string().optional().describe('Of this request in the log: 32 hexadecimal digits (W3C Trace Context)'),
  })
  .describe('RFC 9457 problem details');

/** Reused by the client for a retry, which gets the first reply again. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string({ error: 'IDEMPOTENCY_KEY_REQUIRED' })
    .min(8, 'IDEMPOTENCY_KEY_REQUIRED')
    .max(256, 'IDEMPOTENCY_KEY_REQUIRED'),
});

/** A text in Unicode NFC, so that the same text from different systems is found and counted alike. */
export function composed() {
  return z.string().normalize('NFC').trim();
}
/** A name or another line of text: some of it visible, no hidden characters. */
export function line(most: number) {
  return composed().min(1).max(most).refine(isVisibleText, because('LETTERS'));
}
/** A name or another line of text, at most `most` characters; may be empty. */
export function lineOrNone(most: number) {
  return composed().max(most).refine(isVisibleOrNone, because('LETTERS'));
}
/** A phone number of Korea, also as typed with +82 (rules/member/address.ts). */
export const phoneNumber = z
  .string()
  .overwrite((typed) => (phonePattern.test(typed) ? typed : writtenPhone(typed)))
  .regex(phonePattern);
/** Multi-line text: invisible characters are allowed, but do not count as content. */
export function writing(most: number, least = 1) {
  return composed()
    .max(most)
    .refine((text) => seenPart(text).length >= least, because('MISSING'));
}

/** The bank account for refunding a deposit: the bank's code at the payment provider, the digits, the holder's name. */
export const refundAccount = z
  .object({
    bank: z.string().regex(BANK_PATTERN),
    number: z.string().regex(ACCOUNT_NUMBER_PATTERN),
    holder: line(HOLDER_MAX),
  })
  .refine(({ bank, number }) => isAccountNumber(bank, number), because('ACCOUNT', 'number'));

export type Localized = z.infer<typeof localized>;
export type Tally = z.infer<typeof tally>;

/** Re-authentication takes a sign-in within the last five minutes, or the password. */
export const proofPassword = z.string().max(1024).optional();

/** A supported courier. */
export const courierCode = z.enum(courierCodes as [(typeof courierCodes)[number]]);
/** Digits, with optional hyphens or blanks; the courier determines how many. */
export const waybill = z.string().regex(/^[0-9 -]{8,24}$/);

function fieldsOf<Name extends OrderAmountName>(names: readonly Name[]): Record<Name, typeof won> {
  return Object.fromEntries(names.map((name) => [name, won])) as Record<Name, typeof won>;
}

/** The seller of goods for which the shop is only the intermediary (rules/catalogue/brand/seller.ts). */
export const seller = z.record(z.enum(sellerFacts), z.string());

/** The fields of the amounts in rules/money/order-amount.ts: of an order, of a line, of its price before coupons, and fees. */
export const orderAmountFields = fieldsOf(orderAmountNames);
export const lineAmountFields = fieldsOf(lineAmountNames);
export const pieceAmountFields = fieldsOf(pieceAmountNames);
export const feeFields = fieldsOf(feeNames);

/** All amounts of an order and the sums computed from them. */
export const orderSumFields = { ...orderAmountFields, discount_amount: won, payment_amount: won };
