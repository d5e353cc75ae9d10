import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { MoveClaim } from '#contract/rest/admin/claims.ts';
import {
  type ClaimState,
  claimIs,
  holdsReplacement,
  isOfPieces,
  mayDecideClaim,
  mayMoveClaim,
  type PieceClaimType,
  takesReplacement,
} from '#rules/order/claim/claim.ts';
import { needsOtherOption } from '#rules/order/claim/claim-reason.ts';
import { isCancellable } from '#rules/order/order-state.ts';
import { waybillOf } from '#rules/order/waybill/courier.ts';
import { lockOrder, type OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { releaseReplacement, reserveReplacement, takeBack } from './claim-stock.ts';
import { type ClaimRow, findClaim, lockClaim } from './find-claims.ts';
import { readHeldStock } from './preview/read-held-stock.ts';
import { type PaidOrderRows, readPaidOrder } from './preview/read-paid-order.ts';
import { setClaimState } from './record-claim.ts';
import { payBack } from './refund-claim.ts';
import { type MoneyDue, nothingDue, settleClaim } from './settle-claim.ts';

interface Step {
  order: OrderRow;
  claim: ClaimRow & { type: PieceClaimType };
  paid: PaidOrderRows;
  input: MoveClaim;
  userId: string;
  now: Date;
}

/**
 * Moves a claim to the state an operator chose; the only way to decide one. Pieces, stock, points and money move with it in one
 * transaction. Idempotent: a claim already in that state stays there. Errors: CLAIM_NOT_FOUND, CLAIM_STATE_CONFLICT, CLAIM_EXCHANGE_OPTION,
 * CLAIM_TRACKING_NEEDED, WAYBILL_UNREADABLE, those of settleClaim.
 */
export async function moveClaim(shop: Shop, userId: string, claimId: number, input: MoveClaim): Promise<null | Failure> {
  const due = await withClaim(shop, claimId, async (trx, { claim, ...about }) => {
    if (claim.status === input.to) return nothingDue;
    if (!isOfPieces(claim) || !mayDecideClaim(claim, input.to, about.order)) return fail('CLAIM_STATE_CONFLICT');
    return take(trx, { ...about, claim, input, userId, now: shop.clock() });
  });
  if (isFailure(due)) return due;
  await payBack(shop, due);
  return null;
}

/** Withdraws a claim that has not been decided. Errors: CLAIM_NOT_FOUND (also somebody else's), CLAIM_STATE_CONFLICT. */
export async function withdrawClaim(shop: Shop, userId: string, claimId: number): Promise<null | Failure> {
  const to = 'WITHDRAWN';
  const done = await withClaim(shop, claimId, async (trx, { order, claim, paid }) => {
    if (order.user_id !== userId) return fail('CLAIM_NOT_FOUND');
    if (claim.status === to) return nothingDue;
    if (!mayMoveClaim(claim, to, 'shopper')) return fail('CLAIM_STATE_CONFLICT');
    await undo(trx, { claim, paid });
    await setClaimState(trx, { order, claim, to, move: { mover: 'shopper', userId, now: shop.clock() } });
    return nothingDue;
  });
  return isFailure(done) ? done : null;
}

/** Locks the order, then the claim (docs/reliability.md section 3), and reads the claim. */
async function withClaim(
  shop: Shop,
  claimId: number,
  work: (trx: Trx, about: { order: OrderRow; claim: ClaimRow; paid: PaidOrderRows }) => Promise<MoneyDue | Failure>,
): Promise<MoneyDue | Failure> {
  const known = await findClaim(shop.database.service, claimId);
  if (known === null) return fail('CLAIM_NOT_FOUND');
  return inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, known.order_id);
    const claim = await lockClaim(trx, claimId);
    if (order === null || claim === null) return fail('CLAIM_NOT_FOUND');
    return work(trx, { order, claim, paid: await readPaidOrder(trx, order) });
  });
}

/** The effects of each step besides the change of state. */
const steps: Partial<Record<ClaimState, (trx: Trx, step: Step) => Promise<null | Failure>>> = {
  COLLECTING: async (trx, { claim, paid, input }) => (takesReplacement(claim, input.to) ? reserveReplacement(trx, paid, claim.id) : null),
  REDELIVERING: redeliver,
  REJECTED: undo,
  WITHDRAWN: undo,
};

async function take(trx: Trx, step: Step): Promise<MoneyDue | Failure> {
  const { order, claim, input, userId, now } = step;
  const decided = { ...claim, fault: input.fault ?? claim.fault, has_pick_up: input.has_pick_up ?? claim.has_pick_up };
  const parcels = parcelsOf(input);
  if (isFailure(parcels)) return parcels;
  await trx
    .updateTable('sales.claims')
    .set({
      fault: decided.fault,
      has_pick_up: decided.has_pick_up,
      ...(input.note === '' ? {} : { note: input.note }),
      ...parcels,
      ...(claimIs(input.to, 'arrived') ? { collected_at: now } : {}),
    })
    .where('id', '=', claim.id)
    .execute();
  const by = { mover: 'admin', userId, ...(input.note === '' ? {} : { note: input.note }) } as const;
  if (claimIs(input.to, 'settled') && claim.type !== 'EXCHANGE')
    return settleClaim(trx, { order, claim: decided, lines: piecesOfClaim(step), quote: input.quote, by, now });
  const refused = await steps[input.to]?.(trx, step);
  if (refused) return refused;
  await setClaimState(trx, { order, claim, to: input.to, move: { ...by, parcel: input.delivery ?? input.pick_up, now } });
  return nothingDue;
}

/** The parcel columns that were given, with normalised tracking numbers. */
function parcelsOf(input: MoveClaim): Record<string, string> | Failure {
  const columns: Record<string, string> = {};
  for (const way of ['pick_up', 'delivery'] as const) {
    const parcel = input[way];
    if (parcel === undefined) continue;
    const number = waybillOf(parcel.courier, parcel.number);
    if (number === null) return fail('WAYBILL_UNREADABLE', { field: `${way}.number` });
    columns[`${way}_courier`] = parcel.courier;
    columns[`${way}_number`] = number;
  }
  return columns;
}

/** Pieces with what was said about them; goods made to a shopper's own design are not resold unless the operator says so. */
function piecesOfClaim({ claim, paid, input, order }: Step) {
  const isUnmade = claim.type === 'CANCEL' && isCancellable(order);
  return paid.claimed
    .filter((each) => each.claim_id === claim.id)
    .map((each) => {
      const said = input.lines.find((line) => line.order_product_id === each.order_product_id)?.is_resellable;
      const isCustom = paid.lines.find(({ id }) => id === each.order_product_id)?.is_custom ?? false;
      return {
        id: each.order_product_id,
        quantity: each.quantity,
        wished: each.exchange_option_id,
        is_resellable: said ?? (isUnmade || !isCustom),
      };
    });
}

/** Sends the replacement: its stock is reserved since the collection began, or now. Resellable returns go back to stock. */
async function redeliver(trx: Trx, step: Step): Promise<null | Failure> {
  const { claim, paid, input } = step;
  if (input.delivery === undefined) return fail('CLAIM_TRACKING_NEEDED', { field: 'delivery' });
  if (takesReplacement(claim, input.to)) return reserveReplacement(trx, paid, claim.id);
  const isWish = needsOtherOption(claim.type, input.fault ?? claim.fault);
  const pieces = piecesOfClaim(step).map(({ wished, is_resellable, ...piece }) => ({
    ...readHeldStock(paid, piece, isWish ? wished : null),
    is_resellable,
  }));
  await takeBack(trx, claim.id, pieces);
  return null;
}

/** Releases the stock that a cancelled exchange had reserved. */
async function undo(trx: Trx, { claim, paid }: { claim: ClaimRow; paid: PaidOrderRows }): Promise<null> {
  if (holdsReplacement(claim)) await releaseReplacement(trx, paid, claim.id);
  return null;
}
