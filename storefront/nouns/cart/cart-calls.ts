import { dialog } from '#client/dialogs/dialog.ts';
import { pageLocale } from '#client/locale/page-locale.ts';
import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { Cart, LineInput, MergedCart } from '#contract/rest/cart.ts';
import { surplusSentences } from './surplus-sentences.ts';

export type CartLineChange = { quantity?: number; option_id?: number; is_selected?: boolean; product_custom_id?: number };

/** The cart API. Each call returns the whole cart with current prices. Guests have a cart too, by cookie. */
export const cartApi = {
  read: () => callApi<Cart>('GET', '/cart'),
  /**
   * Merges the guest's cart into the member's; repeating it does nothing. Reports what did not fit, because only this response has it.
   * Errors: LOGIN_REQUIRED.
   */
  merge: async (): Promise<Cart> => {
    const cart = await callApi<MergedCart>('POST', '/cart/merge');
    const sentences = surplusSentences(cart, pageLocale());
    if (sentences.length > 0) void dialog.alert({ message: sentences.join(' ') });
    return cart;
  },
  /** Adds all lines or none. A retry after a lost response adds nothing twice. */
  add: (lines: readonly LineInput[]) =>
    idempotently('cart-lines', lines, (idempotencyKey) => callApi<Cart>('POST', '/cart/lines', { body: { lines }, idempotencyKey })),
  change: (lineId: number, change: CartLineChange) => callApi<Cart>('PATCH', `/cart/lines/${lineId}`, { body: change }),
  /** Without ids: every line. */
  select: (isSelected: boolean, lineIds?: readonly number[]) =>
    callApi<Cart>('PATCH', '/cart/selection', {
      body: lineIds === undefined ? { is_selected: isSelected } : { is_selected: isSelected, line_ids: lineIds },
    }),
  remove: (lineIds: readonly number[], { keepalive = false } = {}) =>
    callApi<Cart>('DELETE', `/cart/lines?line_ids=${lineIds.join(',')}`, { keepalive }),
};

export type CartApi = typeof cartApi;
