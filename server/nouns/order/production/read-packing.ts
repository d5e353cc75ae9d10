import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PackingOrder, PackingOrders } from '#contract/rest/admin/production.ts';
import { localized } from '#contract/rest/values.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { lineNumber } from '#rules/order/line-number.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import { readScan } from '#rules/order/press/read-scan.ts';
import { canReprint } from '#rules/order/press/reprint.ts';
import {
  isCancelledStep,
  scannedMove,
  stepsToPack,
  stepsToProduce,
  stepsToSend,
  undoneState,
  type WorkStep,
} from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findPictureHalts } from '../desk/find-picture-halts.ts';
import { openClaims, takenPieces } from '../desk/list-order-claims.ts';
import { listOpenReprints } from './list-open-reprints.ts';

/** Maximum orders on the screen: more than a day's. */
const MOST = 200;

/** The person whose last step an undo would revert, and the time. */
interface Reader {
  userId: string;
  now: Date;
}

/** Orders produced and waiting to be packed and shipped, the most urgent first. */
export async function listPacking(db: Db, reader: Reader): Promise<PackingOrders> {
  const rows = await ordersToPack(db)
    .where('step', 'in', stepsToPack)
    .where(({ or, eb }) => or([eb('made_units', '=', 0), eb('step', 'not in', stepsToProduce)]))
    // A gift waits for its address first.
    .where('zip_code', '<>', '')
    .orderBy('ship_by', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(MOST + 1)
    .execute();
  return { orders: await toPacking(db, rows.slice(0, MOST), reader), is_more: rows.length > MOST };
}

/** The order with a scanned or typed number. Errors: ORDER_NOT_FOUND. */
export async function findPacking(db: Db, by: { number: string } | { id: number }, reader: Reader): Promise<PackingOrder | Failure> {
  const query = ordersToPack(db);
  const rows = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('order_number', '=', readScan(by.number)?.orderNumber ?? '')
  ).execute();
  const [order] = await toPacking(db, rows, reader);
  return order ?? fail('ORDER_NOT_FOUND');
}

function ordersToPack(db: Db) {
  return db
    .selectFrom('sales.orders')
    .select([
      'id',
      'order_number',
      'step',
      'status',
      'made_units',
      'ship_by',
      'courier',
      'tracking_number',
      'zip_code',
      'masked_recipient',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof ordersToPack>['execute']>>[number];

async function toPacking(db: Db, rows: readonly Row[], reader: Reader): Promise<PackingOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, taken, claims, pictures, again, changes] = await Promise.all([
    db
      .selectFrom('sales.order_products')
      .select(['id', 'order_id', 'product_name', 'option_name', 'image_src', 'quantity', 'custom_version_id'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    takenPieces(db, ids),
    openClaims(db, ids),
    findPictureHalts(db, ids),
    listOpenReprints(db, ids),
    db
      .selectFrom('sales.order_status_changes')
      .distinctOn('order_id')
      .select(['order_id', 'from_status', 'to_status', 'user_id', 'changed_at'])
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return rows.map(({ status, made_units, zip_code, masked_recipient, ...order }) => {
    const step = order.step as WorkStep;
    const move = scannedMove({
      step,
      made_units,
      tracking_number: order.tracking_number,
      has_halt: claims.get(order.id)?.is_halting === true,
      picture_halt: pictures.get(order.id) ?? null,
      awaits_address: awaitsAddress({ zip_code }),
    });
    const change = changes.find(({ order_id }) => order_id === order.id);
    const from = status as OrderState;
    const back = change === undefined ? null : undoneState(step, from, change, reader);
    return {
      ...order,
      step,
      recipient: masked_recipient ?? '',
      next: move === null ? null : { to: move.to, code: move.refusal },
      awaits_waybill: stepsToSend.includes(step),
      undo: back === null ? null : { from, to: back },
      lines: lines
        .filter(({ order_id }) => order_id === order.id)
        .map(({ order_id: _order, custom_version_id: version, ...line }) => ({
          ...line,
          line_number: lineNumber(order.order_number, line.id),
          product_name: localized.parse(line.product_name),
          option_name: localized.parse(line.option_name),
          quantity: line.quantity - (taken.get(line.id) ?? 0),
          again: again.get(order.id)?.get(line.id) ?? 0,
          can_reprint: version !== null && !isCancelledStep(step) && canReprint(from, again.has(order.id)),
        }))
        .filter(({ quantity }) => quantity > 0),
    };
  });
}
