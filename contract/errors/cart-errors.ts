import { QUANTITY_MAX } from '#rules/order/stock.ts';
import { ordersClosed } from '../sentences.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of carts, delivery destinations and a shop that is not open yet, part of the table in contract/errors/errors.ts. */
export const cartErrors = {
  ORDERS_CLOSED: { status: 409, message: ordersClosed },
  CART_LINE_NOT_FOUND: entry(404, 'The cart item was not found.', '장바구니에서 상품을 찾을 수 없습니다.', '购物车中未找到该商品。'),
  CART_QUANTITY_LIMIT: entry(
    422,
    `The cart takes up to ${QUANTITY_MAX} pieces of one option, those already in it included.`,
    `같은 옵션은 이미 담은 수량을 포함해 ${QUANTITY_MAX}개까지 담을 수 있습니다.`,
    `同一选项连同已加购的数量，最多可放${QUANTITY_MAX}件。`,
  ),
  CART_FULL: entry(422, 'The cart holds up to 100 items.', '장바구니에는 최대 100개까지 담을 수 있습니다.', '购物车最多可放100件商品。'),
  NOTHING_SELECTED: entry(422, 'Please select a product to order.', '주문할 상품을 선택해 주세요.', '请选择要订购的商品。'),
  DESTINATION_NOT_FOUND: entry(404, 'The delivery destination was not found.', '배송지를 찾을 수 없습니다.', '未找到收货地址。'),
  DESTINATION_REQUIRED: entry(422, 'Please enter a delivery destination.', '배송지를 입력해 주세요.', '请填写收货地址。'),
  DESTINATION_LIMIT: entry(
    422,
    'You can save up to 20 delivery destinations.',
    '배송지는 최대 20개까지 저장할 수 있습니다.',
    '最多可保存20个收货地址。',
  ),
} as const satisfies Record<string, ErrorEntry>;
