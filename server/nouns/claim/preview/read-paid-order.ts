import { sql } from 'kysely';
import { z } from 'zod';
import { sumWon } from '#rules/money/money.ts';
import { amountsIn, feeNames, pieceAmountNames } from '#rules/money/order-sums.ts';
import type { PointReason } from '#rules/money/points/point-entries.ts';
import type { PaidLine, PaidOrder } from '#rules/money/refund/claim-refund.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import { doesShopperPay, type Pieces, piecesGone, piecesOf } from '#rules/order/claim/claim.ts';
import { isCancellable } from '#rules/order/order-state.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type ClaimLine, claimLinesOf } from '../find-claims.ts';

export interface ClaimableRow extends PaidLine {
  product_id: number;
  option_id: number;
  unit_price: number;
  is_custom: boolean;
  pieces: Pieces;
}

/** An order as paid, with the state of its pieces; the input for refunds, receipts and screens. */
export type PaidOrderRows = Omit<PaidOrder, 'lines'> & {
  lines: ClaimableRow[];
  claimed: ClaimLine[];
  /** Points earned on confirmation, less those taken back: points never given are not owed. */
  earned: number;
};

const policy = z.object({
  shipping_policy: z.object({
    id: z.int(),
    fee_type: z.enum(['FREE', 'CONDITIONAL', 'FEE']),
    fee: z.int(),
    free_over: z.int().nullable(),
    remote_fee: z.int(),
    day1: z.int(),
    day2: z.int(),
  }),
});

/** Reads a paid order; lock the order first when deciding something. */
export async function readPaidOrder(db: Db, order: OrderRow): Promise<PaidOrderRows> {
  const [paid] = await readPaidOrders(db, [order]);
  if (paid === undefined) throw new Error(`order ${order.id} is not among those that were read`);
  return paid;
}

/**
 * Reads paid orders, at least one, in the order given; four queries for any number of them. Lock the orders first when deciding something.
 */
export async function readPaidOrders(db: Db, orders: readonly OrderRow[]): Promise<PaidOrderRows[]> {
  const ids = orders.map(({ id }) => id);
  const rows = await linesOf(db, ids);
  const claimed = Map.groupBy(await claimLinesOf(db, ids), ({ order_id }) => order_id);
  const refunds = await refundsOf(db, ids);
  const earned = await earnedBy(db, ids);
  return orders.map((order) =>
    paidOf(order, {
      rows: rows.filter(({ order_id }) => order_id === order.id),
      claimed: claimed.get(order.id) ?? [],
      refunds: refunds.filter(({ order_id }) => order_id === order.id),
      earned: earned.get(order.id) ?? 0,
    }),
  );
}

interface Found {
  rows: Awaited<ReturnType<typeof linesOf>>;
  claimed: ClaimLine[];
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  earned: number;
}

function paidOf(order: OrderRow, { rows, claimed, refunds, earned }: Found): PaidOrderRows {
  return {
    // Delivery fees, also for the way back, are based on the original address.
    zip_code: order.priced_zip_code ?? order.zip_code,
    earn_percent: order.earn_percent,
    pick_up_fee: order.pick_up_fee,
    has_begun: !isCancellable(order),
    ...amountsIn(feeNames, order),
    delivery_kept: order.delivery_amount + sumWon(refunds.map((each) => each.shipping_charge - each.shipping_back)),
    delivery_points: sumWon(refunds.map((each) => each.shipping_charge_points - each.shipping_back_points)),
    money_left: order.payment_amount - sumWon(refunds.map(({ amount }) => amount)),
    claimed,
    earned,
    lines: rows.map(({ snapshot, amounts, custom_version_id, order_id: _, ...row }) => {
      const own = claimed.filter(({ order_product_id }) => order_product_id === row.id);
      return {
        ...row,
        ...amountsIn(pieceAmountNames, amounts),
        is_custom: custom_version_id !== null,
        policy: policyOf(snapshot, order.delivery_amount),
        pieces: piecesOf(row.quantity, own),
        gone: {
          byShopper: piecesGone(own.filter(({ fault }) => doesShopperPay(fault))),
          byShop: piecesGone(own.filter(({ fault }) => !doesShopperPay(fault))),
        },
      };
    }),
  };
}

function linesOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('sales.order_products')
    .select(['id', 'order_id', 'product_id', 'option_id', 'custom_version_id', 'quantity', 'unit_price', 'amount'])
    .select(['coupon_discount_amount', 'point_amount', 'amounts', 'snapshot'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

function refundsOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('sales.claim_refunds as refund')
    .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
    .select(['claim.order_id', 'refund.amount', 'refund.shipping_back', 'refund.shipping_charge'])
    .select(['refund.shipping_back_points', 'refund.shipping_charge_points'])
    .where('claim.order_id', 'in', orderIds)
    .execute();
}

async function earnedBy(db: Db, orderIds: readonly number[]): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('sales.point_entries')
    .select('order_id')
    .select(sql<number>`greatest(0, sum(case type when 'EARNED' then amount else -amount end))::integer`.as('sum'))
    .where('order_id', 'in', orderIds)
    .where('reason', '=', 'PURCHASE' satisfies PointReason)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, sum }) => [order_id, sum]));
}

/** The shipping policy for orders from before lines stored it: the fee is kept until every piece has been returned. */
function policyOf(snapshot: unknown, paid: number): ShippingPolicy {
  const parsed = policy.safeParse(snapshot);
  if (parsed.success) return parsed.data.shipping_policy;
  return { id: 0, fee_type: 'FEE', fee: paid, free_over: null, remote_fee: 0, day1: 0, day2: 0 };
}
