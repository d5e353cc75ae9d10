import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ChangesQuery, OrderChanges } from '#contract/rest/programs/integrations.ts';
import type { Shop } from '#server/shop.ts';
import { changedAfter, exactly, pageOf, readNextSince } from './change-page.ts';

/** A page of orders by time of change, with their lines; addresses only for a key with that scope. */
export async function readOrderChanges({ database }: Shop, query: ChangesQuery, withAddresses: boolean): Promise<OrderChanges> {
  const next_since = await readNextSince(database.service);
  const rows = await database.service
    .selectFrom('sales.orders as asked')
    .select((row) => [
      ...(['asked.id', 'order_number', 'status', 'step', 'ordered_at', 'payment_date', 'cancelled_at'] as const),
      ...(['product_amount', 'delivery_amount', 'coupon_discount_amount', 'point_amount', 'payment_amount'] as const),
      ...(['courier', 'tracking_number'] as const),
      ...(['recipient', 'recipient_phone', 'zip_code', 'address', 'detail_address', 'shipping_request'] as const),
      exactly('asked.updated_at').as('moment'),
      jsonArrayFrom(
        row
          .selectFrom('sales.order_products as sold')
          .innerJoin('product.products as product', 'product.id', 'sold.product_id')
          .select(['sold.id', 'product.code', 'product_name', 'option_id', 'option_name', 'quantity', 'amount', 'custom_version_id'])
          .whereRef('sold.order_id', '=', 'asked.id')
          .orderBy('sold.id'),
      ).as('sold'),
    ])
    .where(changedAfter(query, 'asked.updated_at', 'asked.id'))
    .orderBy('asked.updated_at')
    .orderBy('asked.id')
    .limit(query.limit + 1)
    .execute();
  const { shown, next_cursor } = pageOf(rows, query);
  return {
    orders: shown.map(
      ({ sold, moment, status, recipient, recipient_phone, zip_code, address, detail_address, shipping_request, ...order }) => ({
        ...order,
        state: status,
        ordered_at: order.ordered_at.toISOString(),
        paid_at: order.payment_date?.toISOString() ?? null,
        cancelled_at: order.cancelled_at?.toISOString() ?? null,
        updated_at: moment,
        destination: withAddresses ? { recipient, phone: recipient_phone, zip_code, address, detail_address, shipping_request } : null,
        lines: sold.map(({ code, custom_version_id, ...each }) => ({ ...each, product_code: code, is_custom: custom_version_id !== null })),
      }),
    ),
    next_cursor,
    next_since,
  };
}
