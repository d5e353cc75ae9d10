import { z } from 'zod';
import { cashReceiptPurposes, cashReceiptStateList } from '#rules/money/cash-receipt.ts';
import { id, time, won } from './values.ts';

/** The purpose of a cash receipt and its number: a mobile phone or receipt card, or a company. */
export const cashReceiptBody = z.object({
  purpose: z.enum(cashReceiptPurposes),
  number: z.string().trim().min(8).max(30),
});

/** A cash receipt as its buyer sees it, with the number masked. */
const cashReceipt = z.object({
  id,
  purpose: z.enum(cashReceiptPurposes),
  shown_identity: z.string(),
  amount: won,
  state: z.enum(cashReceiptStateList),
  issue_number: z.string().nullable(),
  receipt_url: z.string().nullable(),
  requested_at: time,
  issued_at: time.nullable(),
});

/** Reply of GET and POST /api/orders/{id}/cash-receipt: whether a receipt is possible, and the receipt, null if there is none. */
export const orderCashReceipt = z.object({ is_possible: z.boolean(), receipt: cashReceipt.nullable() });

/** Responses of /api/admin/cash-receipts/{id}/...: the resulting state. */
export const adminCashReceipt = z.object({ state: z.enum(cashReceiptStateList) });

export type CashReceiptWish = z.infer<typeof cashReceiptBody>;
export type OrderCashReceipt = z.infer<typeof orderCashReceipt>;
