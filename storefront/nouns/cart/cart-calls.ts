import { dialog } from '#client/dialogs/dialog.ts';
import { pageLocale } from '#client/locale/page-locale.ts';
import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { Cart, CartLineChange, DesignInput, LineDesign, LineInput, MergedCart } from '#contract/rest/cart.ts';
import { basketOf } from '#storefront/visits/baskets.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';
import { surplusSentences } from './surplus-sentences.ts';

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
  /** Adds all lines or none; `design` is that of lines that name none. A retry after a lost response adds nothing twice. */
  add: async (lines: readonly LineInput[], design?: DesignInput) => {
    const body = design === undefined ? { lines } : { lines, design };
    const cart = await idempotently('cart-lines', body, (idempotencyKey) => callApi<Cart>('POST', '/cart/lines', { body, idempotencyKey }));
    pushEvent({ event: 'add_to_cart', ecommerce: basketOf(lines.flatMap((line) => addedLine(cart, line))) });
    return cart;
  },
  change: (lineId: number, change: CartLineChange) => callApi<Cart>('PATCH', `/cart/lines/${lineId}`, { body: change }),
  /** Without ids: every line. */
  select: (isSelected: boolean, lineIds?: readonly number[]) =>
    callApi<Cart>('PATCH', '/cart/selection', {
      body: lineIds === undefined ? { is_selected: isSelected } : { is_selected: isSelected, line_ids: lineIds },
    }),
  remove: (lineIds: readonly number[], { keepalive = false } = {}) =>
    callApi<Cart>('DELETE', `/cart/lines?line_ids=${lineIds.join(',')}`, { keepalive }),
};

/** The design of a line, which a guest has nowhere else. Errors: CART_LINE_NOT_FOUND. */
export const readLineDesign = (lineId: number) => callApi<LineDesign>('GET', `/cart/lines/${lineId}/design`);

/** The added line as the cart prices it: the newest line of that option. */
function addedLine({ lines }: Cart, { option_id, quantity = 1 }: LineInput) {
  const line = lines.filter((each) => each.option_id === option_id).sort((a, b) => b.id - a.id)[0];
  return line === undefined ? [] : [{ ...line, quantity }];
}

export type CartApi = typeof cartApi;
