import { type ErrorCode, type Failure, fail } from '#contract/errors/errors.ts';
import type { AdminClaim } from '#contract/rest/admin/claims.ts';
import { localized, paymentMethod } from '#contract/rest/values.ts';
import { type DiscrepancyKind, openCase, stoppedRefundKinds } from '#rules/money/discrepancy.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import {
  type ClaimState,
  claimIs,
  claimStates,
  isOfPieces,
  mayDecideClaim,
  statesAhead,
  takesReplacement,
} from '#rules/order/claim/claim.ts';
import { isEnough } from '#rules/order/stock.ts';
import { type OrderRow, readAnyOrder, reviewedLines } from '#server/nouns/order/read-order-rows.ts';
import { paymentsOf } from '#server/nouns/payment/find-payments.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { proofOf } from '#server/nouns/price/sold-design.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type ClaimRow, findClaim } from './find-claims.ts';
import { listExchangeOptions } from './list-exchange-options.ts';
import { refundOfClaim } from './preview/preview-claim.ts';
import { readHeldStock } from './preview/read-held-stock.ts';
import { type PaidOrderRows, readPaidOrder } from './preview/read-paid-order.ts';
import { claimViews } from './read-claims.ts';

/** A claim with its order, goods, history and every possible next step, or why it is not possible. Errors: CLAIM_NOT_FOUND. */
export async function readAdminClaim(db: Db, id: number, addresses: ClosedPhotos): Promise<AdminClaim | Failure> {
  const claim = await findClaim(db, id);
  const order = claim === null ? null : await readAnyOrder(db, claim.order_id);
  if (claim === null || order === null) return fail('CLAIM_NOT_FOUND');
  const paid = await readPaidOrder(db, order);
  const [view] = await claimViews(db, [claim], { order, paid }, addresses);
  if (view === undefined) return fail('CLAIM_NOT_FOUND');
  const goods = await goodsOf(db, claim, paid);
  return {
    ...view,
    has_pick_up: claim.has_pick_up,
    order: {
      id: order.id,
      order_number: order.order_number,
      status: order.status,
      ordered_at: order.ordered_at.toISOString(),
      delivered_at: order.delivered_at?.toISOString() ?? null,
      cancelled_at: order.cancelled_at?.toISOString() ?? null,
      payment_method: paymentMethod.parse(order.payment_method),
      payment_amount: order.payment_amount,
      orderer: maskedName(order.orderer_name),
      user_id: order.user_id,
      zip_code: order.zip_code,
    },
    goods,
    changes: await changesOf(db, id),
    moves: await movesOf(db, { order, claim, paid, goods }),
    stopped_by: await stoppedBy(db, id),
  };
}

/** The open discrepancy that blocks the refund of a claim. */
async function stoppedBy(db: Db, claimId: number): Promise<DiscrepancyKind | null> {
  const found = await db
    .selectFrom('sales.claim_refunds as refund')
    .innerJoin('sales.discrepancies as found', 'found.payment_id', 'refund.payment_id')
    .select('found.kind')
    .where('refund.claim_id', '=', claimId)
    .where('refund.state', 'in', dueRefundStates)
    .where('found.state', '=', openCase)
    .where('found.kind', 'in', stoppedRefundKinds)
    .orderBy('found.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The table's check constraint allows only the kinds of the rule.
  return (found?.kind as DiscrepancyKind | undefined) ?? null;
}

/** The first letter of a name; the rest is masked, keeping its length. */
function maskedName(name: string): string {
  const letters = [...name];
  return letters.length < 2
    ? '*'
    : `${letters[0]}${'*'.repeat(Math.max(1, letters.length - 2))}${letters.length > 2 ? letters.at(-1) : ''}`;
}

async function goodsOf(db: Db, claim: ClaimRow, paid: PaidOrderRows): Promise<AdminClaim['goods']> {
  const lines = await reviewedLines(db, claim.order_id).execute();
  const goods: AdminClaim['goods'] = [];
  for (const piece of paid.claimed.filter(({ claim_id }) => claim_id === claim.id)) {
    const line = lines.find(({ id }) => id === piece.order_product_id);
    const known = paid.lines.find(({ id }) => id === piece.order_product_id);
    if (line === undefined || known === undefined) continue;
    const like = piece.option_id ?? readHeldStock(paid, { id: known.id, quantity: piece.quantity }).option_id;
    const options = claim.type === 'EXCHANGE' ? await listExchangeOptions(db, known, [like]) : [];
    const wished = options.find(({ option_id }) => option_id === (piece.exchange_option_id ?? like));
    goods.push({
      order_product_id: line.id,
      name: localized.parse(line.product_name),
      option: localized.parse(line.option_name),
      image_src: line.image_src,
      is_custom: known.is_custom,
      proof: proofOf(line.snapshot, line),
      quantity: piece.quantity,
      ordered: line.quantity,
      unit_price: line.unit_price,
      is_resellable: piece.is_resellable,
      exchange_option: claim.type === 'EXCHANGE' ? (wished?.name ?? null) : null,
      exchange_stock: claim.type === 'EXCHANGE' ? (wished?.stock_count ?? 0) : null,
    });
  }
  return goods;
}

async function changesOf(db: Db, claimId: number): Promise<AdminClaim['changes']> {
  const rows = await db
    .selectFrom('sales.claim_changes as change')
    .leftJoin('member.members as staff', (join) => join.onRef('staff.id', '=', 'change.user_id').on('change.actor', '=', 'ADMIN'))
    .select(['change.from_status as from', 'change.to_status as to', 'change.actor', 'staff.name as actor_name'])
    .select(['change.note', 'change.changed_at'])
    .where('change.claim_id', '=', claimId)
    .orderBy('change.id')
    .execute();
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
}

interface Standing {
  order: OrderRow;
  claim: ClaimRow;
  paid: PaidOrderRows;
  goods: AdminClaim['goods'];
}

/** Every state that a claim of this type can still reach, and what prevents it now. */
async function movesOf(db: Db, standing: Standing): Promise<AdminClaim['moves']> {
  const { claim } = standing;
  if (claimIs(claim.status, 'finished') || claimIs(claim.status, 'owed')) return [];
  const hasMoney = await isMoneyThere(db, standing);
  const wanted = statesAhead(claim.status).filter((to) => {
    const types: readonly string[] = claimStates[to].types;
    const movers: readonly string[] = claimStates[to].movers;
    return (
      types.includes(claim.type) &&
      movers.includes('admin') &&
      (claim.type === 'EXCHANGE' || !claimIs(to, 'settled') || !claimIs(to, 'finished'))
    );
  });
  return wanted.map((to) => ({ to, refusal: refusalOf(standing, to, hasMoney) }));
}

function refusalOf({ order, claim, goods }: Standing, to: ClaimState, hasMoney: boolean): ErrorCode | null {
  if (!mayDecideClaim(claim, to, order)) return 'CLAIM_STATE_CONFLICT';
  if (claimIs(to, 'settled') && claim.type !== 'EXCHANGE') return hasMoney ? null : 'CLAIM_PAYMENT_GONE';
  return takesReplacement(claim, to) && goods.some(({ exchange_stock, quantity }) => !isEnough(exchange_stock ?? 0, quantity))
    ? 'CLAIM_EXCHANGE_OPTION'
    : null;
}

async function isMoneyThere(db: Db, { order, claim, paid }: Standing): Promise<boolean> {
  if (!isOfPieces(claim)) return false;
  const lines = paid.claimed
    .filter(({ claim_id }) => claim_id === claim.id)
    .map((each) => ({ id: each.order_product_id, quantity: each.quantity }));
  const { money } = refundOfClaim(paid, order, { type: claim.type, fault: claim.fault, hasPickUp: claim.has_pick_up, lines });
  return money === 0 || (await paymentsOf(db, order.id)).some(({ status }) => paymentIs(status, 'pays'));
}
