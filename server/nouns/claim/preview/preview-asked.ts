import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PreviewOpened } from '#contract/rest/admin/claims.ts';
import type { ClaimPreview, PreviewClaim } from '#contract/rest/claims.ts';
import { claimIs, isOfPieces } from '#rules/order/claim/claim.ts';
import { faultOf } from '#rules/order/claim/claim-reason.ts';
import { findOrder, readAnyOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { claimLines, findClaim } from '../find-claims.ts';
import { exchangeRefusal } from '../list-exchange-options.ts';
import { previewClaim } from './preview-claim.ts';
import { readPaidOrder } from './read-paid-order.ts';
import { openingRefusalOf, refusalOf } from './refusal.ts';

/** What a member would get back. Errors: ORDER_NOT_FOUND, and why it cannot be requested. */
export async function previewAsked(
  db: Db,
  userId: string,
  orderId: number,
  asked: PreviewClaim,
  now: Date,
): Promise<ClaimPreview | Failure> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const paid = await readPaidOrder(db, order);
  const fault = faultOf(asked.type, asked.reason);
  const refused = refusalOf(paid, order, asked, now) ?? (await exchangeRefusal(db, paid, { ...asked, fault }));
  if (refused !== null) return refused;
  const lines = asked.lines.map((line) => ({ id: line.order_product_id, quantity: line.quantity }));
  return previewClaim(db, order, { type: asked.type, fault, hasPickUp: asked.type !== 'CANCEL', lines }, now);
}

/** What a claim opened by the shop would refund. Errors: ORDER_NOT_FOUND, and why it cannot be opened. */
export async function previewToOpen(db: Db, orderId: number, asked: PreviewOpened, now: Date): Promise<ClaimPreview | Failure> {
  const order = await readAnyOrder(db, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const paid = await readPaidOrder(db, order);
  const refused = openingRefusalOf(paid, order, asked) ?? (await exchangeRefusal(db, paid, asked));
  if (refused !== null) return refused;
  const lines = asked.lines.map((line) => ({ id: line.order_product_id, quantity: line.quantity }));
  const hasPickUp = asked.type !== 'CANCEL' && asked.has_pick_up;
  return previewClaim(db, order, { type: asked.type, fault: asked.fault, hasPickUp, lines }, now);
}

/** The refund of an existing claim if an operator decided it like this. Errors: CLAIM_NOT_FOUND, CLAIM_STATE_CONFLICT (already decided). */
export async function previewDecision(
  db: Db,
  claimId: number,
  { fault, has_pick_up }: Pick<NonNullable<Awaited<ReturnType<typeof findClaim>>>, 'fault' | 'has_pick_up'>,
  now: Date,
): Promise<ClaimPreview | Failure> {
  const claim = await findClaim(db, claimId);
  const order = claim === null ? null : await readAnyOrder(db, claim.order_id);
  if (claim === null || order === null) return fail('CLAIM_NOT_FOUND');
  if (!isOfPieces(claim) || !claimIs(claim.status, 'undecided')) return fail('CLAIM_STATE_CONFLICT');
  const lines = (await claimLines(db, order.id))
    .filter(({ claim_id }) => claim_id === claimId)
    .map(({ order_product_id, quantity }) => ({ id: order_product_id, quantity }));
  return previewClaim(db, order, { type: claim.type, fault, hasPickUp: has_pick_up, lines }, now);
}
