import { callApi } from '#client/wire/call-api.ts';
import type { OpenedGift, TakeGift } from '#contract/rest/gift/gifts.ts';

/** The link of an order that is a gift. Errors: ORDER_NOT_FOUND. */
export async function readGiftLink(orderId: number): Promise<string> {
  const { path } = await callApi<{ path: string }>('GET', `/orders/${orderId}/gift-link`);
  return new URL(path, window.location.origin).href;
}

/** The gift behind a link. Errors: GIFT_NOT_FOUND, GIFT_OVER. */
export function openGift(token: string): Promise<OpenedGift> {
  return callApi('POST', '/gifts/openings', { body: { token } });
}

/** Sets a gift's address. Errors: GIFT_OVER, GIFT_TAKEN, GIFT_SIZE_GONE. */
export function takeGift(body: TakeGift): Promise<OpenedGift> {
  return callApi('POST', '/gifts/addresses', { body });
}
