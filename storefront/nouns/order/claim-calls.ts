import { pageMemory } from '#client/drafts/page-memory.ts';
import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { CashReceiptWish, OrderCashReceipt } from '#contract/rest/cash-receipts.ts';
import type { ClaimPreview, OrderClaims, PreviewClaim, RequestClaim } from '#contract/rest/claims.ts';
import { keyStorage } from './key-storage.ts';

/** The claims of an order, and what can be claimed for each line. Errors: ORDER_NOT_FOUND. */
export function readClaims(orderId: number): Promise<OrderClaims> {
  return callApi('GET', `/orders/${orderId}/claims`);
}

/** The exact refund of a claim, without changing anything. Errors: why it cannot be claimed. */
export function previewClaim(orderId: number, body: PreviewClaim): Promise<ClaimPreview> {
  return callApi('POST', `/orders/${orderId}/claims/preview`, { body });
}

/** Files the claim. Idempotent if pressed repeatedly. Errors: those of the preview, CLAIM_QUOTE_CHANGED, REFUND_ACCOUNT_REQUIRED. */
export function requestClaim(orderId: number, input: RequestClaim): Promise<OrderClaims> {
  const write = (idempotencyKey: string) => callApi<OrderClaims>('POST', `/orders/${orderId}/claims`, { body: input, idempotencyKey });
  return idempotently(`claim.${orderId}`, input, write, { storage: keyStorage(input) });
}

/** Withdraws an undecided claim. Errors: CLAIM_STATE_CONFLICT. */
export function withdrawClaim(claimId: number): Promise<OrderClaims> {
  return callApi('POST', `/claims/${claimId}/withdrawal`);
}

/** The cash receipt of an order paid by deposit. */
export function readCashReceipt(orderId: number): Promise<OrderCashReceipt> {
  return callApi('GET', `/orders/${orderId}/cash-receipt`);
}

/**
 * Requests a cash receipt for an order paid by deposit, once per press. Errors: CASH_RECEIPT_IDENTITY, CASH_RECEIPT_EXISTS,
 * CASH_RECEIPT_NOT_POSSIBLE.
 */
export function requestCashReceipt(orderId: number, wish: CashReceiptWish): Promise<OrderCashReceipt> {
  const write = (idempotencyKey: string) =>
    callApi<OrderCashReceipt>('POST', `/orders/${orderId}/cash-receipt`, { body: wish, idempotencyKey });
  return idempotently(`cash-receipt.${orderId}`, wish, write, { storage: pageMemory() });
}
