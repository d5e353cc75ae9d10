import { callApi } from '#client/wire/call-api.ts';
import type { RequestRestock, RestockRequest } from '#contract/rest/restock-requests.ts';

/** Requests a restock notification for an option. Errors: RESTOCK_NOT_NEEDED, PRODUCT_UNAVAILABLE. */
export function requestRestock(optionId: number): Promise<RestockRequest> {
  const body: RequestRestock = { option_id: optionId };
  return callApi('POST', '/restock-requests', { body });
}

/** Cancels the request. Errors: RESTOCK_NOT_FOUND. */
export function withdrawRestock(id: number): Promise<void> {
  return callApi('DELETE', `/restock-requests/${id}`);
}
