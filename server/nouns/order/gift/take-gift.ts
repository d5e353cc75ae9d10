import type { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { takeGiftBody } from '#contract/rest/gift/gifts.ts';
import { together } from '#db/together.ts';
import { giftRefusals, giftState } from '#rules/order/gift/gift.ts';
import { unitsToMake } from '#rules/order/ship-by.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { notifyOfOrder, recordChange } from '../move-order.ts';
import { changeOptions } from '../options/change-options.ts';
import { type LineOptions, readLineOptions } from '../options/read-line-options.ts';
import { promisedDay, workOf, workRow } from '../production/read-working-calendar.ts';
import { lockOrder, type OrderRow } from '../read-order-rows.ts';
import { findGift } from './find-gift.ts';

/**
 * The receiver enters the address and perhaps other sizes; the gift then is an order like any other, and its ship-by day is set. The
 * buyer is notified without the address. Errors: GIFT_NOT_FOUND, GIFT_OVER, GIFT_TAKEN, GIFT_SIZE_GONE.
 */
export function takeGift(shop: Shop, { token, sizes, ...place }: z.output<typeof takeGiftBody>): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const known = await findGift(trx, token);
    const order = known === undefined ? null : await lockOrder(trx, known.order_id);
    // Read again under the lock: two people may have the link.
    const gift = await findGift(trx, token);
    if (order === null || gift === undefined) return fail('GIFT_NOT_FOUND');
    const { take: refusal } = giftRefusals[giftState({ ...order, ...gift }, now)];
    if (refusal !== null) return fail(refusal);
    const lines = await readLineOptions(trx, order.id, () => true);
    const changed = await changeSizes(trx, lines, sizes);
    if (isFailure(changed)) return changed;
    await assignAddress(trx, order, place, lines, now);
    return null;
  });
}

async function changeSizes(
  trx: Trx,
  lines: LineOptions,
  chosen: readonly { line_id: number; option_id: number }[],
): Promise<null | Failure> {
  const changes = chosen.flatMap(({ line_id, option_id }) => {
    const line = lines.find(({ id }) => id === line_id);
    return line === undefined || line.option_id === option_id ? [] : [{ line, option: line.options.find(({ id }) => id === option_id) }];
  });
  if (changes.length === 0) return null;
  const moves = changes.flatMap(({ line, option }) => (option === undefined ? [] : [{ line, option }]));
  if (moves.length < changes.length) return fail('GIFT_SIZE_GONE', { field: 'sizes' });
  return (await changeOptions(trx, moves)) ? null : fail('GIFT_SIZE_GONE', { field: 'sizes' });
}

type Place = Omit<z.output<typeof takeGiftBody>, 'token' | 'sizes'>;

async function assignAddress(
  trx: Trx,
  order: OrderRow,
  { destination, shipping_request }: Place,
  lines: LineOptions,
  now: Date,
): Promise<void> {
  const { phone, ...place } = destination;
  await trx.updateTable('sales.gifts').set({ address_given_at: now }).where('order_id', '=', order.id).execute();
  await trx
    .updateTable('sales.orders')
    .set({ ...place, recipient_phone: phone, shipping_request, priced_zip_code: '', ship_by: await promise(trx, lines, now) })
    .where('id', '=', order.id)
    .execute();
  await recordChange(trx, order.id, order.status, order.status, {
    mover: 'shopper',
    userId: null,
    note: 'the receiver gave an address',
    now,
  });
  await notifyOfOrder(trx, order, 'GIFT_ADDRESSED', now);
}

/** The ship-by day by the current queue, which already includes the gift's pieces. */
async function promise(trx: Trx, lines: LineOptions, now: Date): Promise<string | null> {
  const units = unitsToMake(lines.map(({ custom_version_id, quantity }) => ({ is_custom: custom_version_id !== null, quantity })));
  const [[row]] = await together(trx, workRow(trx));
  const work = workOf(row);
  return promisedDay({ ...work, unitsAhead: Math.max(0, work.unitsAhead - units) }, now, units);
}
