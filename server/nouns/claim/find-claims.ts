import type { ClaimState, ClaimType, Fault, PieceClaim } from '#rules/order/claim/claim.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

const columns = [
  'id',
  'order_id',
  'type',
  'status',
  'reason',
  'detail',
  'fault',
  'has_pick_up',
  'note',
  'refund_amount',
  'refund_bank',
  'refund_account',
  'refund_holder',
  'created_at',
  'completed_at',
  'decided_at',
  'pick_up_courier',
  'pick_up_number',
  'collected_at',
  'delivery_courier',
  'delivery_number',
] as const;

function claims(db: Db) {
  return db.selectFrom('sales.claims').select(columns);
}

type Stored = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];

/** A claim; the check constraints of its table allow only the values of the rules. */
export type ClaimRow = Omit<Stored, 'type' | 'status' | 'fault'> & { type: ClaimType; status: ClaimState; fault: Fault };

export async function findClaim(db: Db, id: number): Promise<ClaimRow | null> {
  return toClaimRow(await claims(db).where('id', '=', id).executeTakeFirst());
}

/** The claims with these ids, in no particular order; missing ones are left out. */
export async function findClaims(db: Db, ids: readonly number[]): Promise<ClaimRow[]> {
  const rows = await claims(db).where('id', 'in', ids).execute();
  return rows.flatMap((row) => toClaimRow(row) ?? []);
}

/** Locks a claim, after its order (docs/reliability.md section 3). */
export async function lockClaim(trx: Trx, id: number): Promise<ClaimRow | null> {
  return toClaimRow(await claims(trx).where('id', '=', id).forUpdate().executeTakeFirst());
}

/** The claims of an order, newest first. */
export async function claimsOf(db: Db, orderId: number): Promise<ClaimRow[]> {
  const rows = await claims(db).where('order_id', '=', orderId).orderBy('id', 'desc').execute();
  return rows.flatMap((row) => toClaimRow(row) ?? []);
}

export interface ClaimLine extends PieceClaim {
  claim_id: number;
  order_id: number;
  order_product_id: number;
  fault: Fault;
  is_resellable: boolean | null;
  /** The option that was returned. */
  option_id: number | null;
  exchange_option_id: number | null;
}

/** All pieces in claims of an order. */
export function claimLines(db: Db, orderId: number): Promise<ClaimLine[]> {
  return claimLinesOf(db, [orderId]);
}

/** All pieces in claims of these orders, at least one order. */
export async function claimLinesOf(db: Db, orderIds: readonly number[]): Promise<ClaimLine[]> {
  const rows = await db
    .selectFrom('sales.claim_products as piece')
    .innerJoin('sales.claims as claim', 'claim.id', 'piece.claim_id')
    .select([
      'piece.claim_id',
      'piece.order_product_id',
      'piece.quantity',
      'piece.is_resellable',
      'piece.option_id',
      'piece.exchange_option_id',
    ])
    .select(['claim.order_id', 'claim.type', 'claim.status', 'claim.fault'])
    .where('claim.order_id', 'in', orderIds)
    .orderBy('piece.claim_id')
    .orderBy('piece.order_product_id')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as ClaimType, status: row.status as ClaimState, fault: row.fault as Fault }));
}

function toClaimRow(row: Stored | undefined): ClaimRow | null {
  return row === undefined ? null : { ...row, type: row.type as ClaimType, status: row.status as ClaimState, fault: row.fault as Fault };
}
