import { localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import type { OrderNews } from '#rules/member/notification.ts';
import { backRefundStates } from '#rules/money/refund/refund.ts';
import { askedFor, type ClaimMover, type ClaimState, type ClaimType, claimIs } from '#rules/order/claim/claim.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { ClaimRow } from './find-claims.ts';

/** Who moved a claim, as the history names them. */
const actors: Record<ClaimMover, 'MEMBER' | 'ADMIN' | 'PAYMENT'> = { shopper: 'MEMBER', admin: 'ADMIN', payment: 'PAYMENT' };

export interface ClaimMove {
  mover: ClaimMover;
  userId: string | null;
  note?: string;
  /** What the shopper is notified of instead of the state; null when another notification covers it. */
  told?: 'SHOP_CANCELLED' | null;
  /** The parcel of this step. */
  parcel?: OrderNews['parcel'] | undefined;
  now: Date;
}

/** Adds an entry to a claim's history. */
export async function recordClaim(
  trx: Trx,
  claimId: number,
  way: { from: ClaimState | null; to: ClaimState },
  { mover, userId, note, now }: ClaimMove,
): Promise<void> {
  await trx
    .insertInto('sales.claim_changes')
    .values({
      claim_id: claimId,
      from_status: way.from,
      to_status: way.to,
      actor: actors[mover],
      user_id: userId,
      note: note ?? '',
      changed_at: now,
    })
    .execute();
}

/** Sets the state of a locked claim with its pieces, history and notification to the shopper; the caller has checked that the move is allowed. */
export async function setClaimState(
  trx: Trx,
  about: { order: OrderRow; claim: Pick<ClaimRow, 'id' | 'type' | 'status'>; to: ClaimState; move: ClaimMove },
): Promise<void> {
  const { order, claim, to, move } = about;
  const { now } = move;
  await trx
    .updateTable('sales.claims')
    .set({
      status: to,
      ...(claimIs(to, 'finished') ? { completed_at: now } : {}),
      ...(claimIs(to, 'settled') && !claimIs(claim.status, 'settled') ? { decided_at: now } : {}),
      // An account is kept only while a refund is under way.
      ...(claimIs(to, 'finished') ? { refund_account: null, refund_holder: null } : {}),
    })
    .where('id', '=', claim.id)
    .execute();
  await trx
    .updateTable('sales.claim_products')
    .set({ is_open: claimIs(to, 'undecided') })
    .where('claim_id', '=', claim.id)
    .execute();
  await recordClaim(trx, claim.id, { from: claim.status, to }, move);
  const told = move.told === undefined ? (`${claim.type}_${to}` as const) : move.told;
  const news = { ...(askedFor(to) === 'reason' && move.note && { reason: move.note }), ...(move.parcel && { parcel: move.parcel }) };
  if (move.mover !== 'shopper' && told !== null) await notifyOfClaim(trx, { order, claimId: claim.id, state: told, news, now });
}

/** Notifies the shopper of a claim's state: its pieces, the reason for a refusal, its parcel, and returned money and points. */
export async function notifyOfClaim(
  trx: Trx,
  about: {
    order: OrderRow;
    claimId: number;
    state: 'SHOP_CANCELLED' | `${ClaimType}_${ClaimState}`;
    news?: Pick<OrderNews, 'reason' | 'parcel' | 'refund'>;
    now: Date;
  },
): Promise<void> {
  const { order, claimId, state, news, now } = about;
  const lines = await trx
    .selectFrom('sales.claim_products as claimed')
    .innerJoin('sales.order_products as line', 'line.id', 'claimed.order_product_id')
    .select(['line.product_name', 'claimed.quantity'])
    .where('claimed.claim_id', '=', claimId)
    .orderBy('line.id')
    .execute();
  const refund = await trx
    .selectFrom('sales.claim_refunds')
    .select(['amount', 'state', 'point_amount'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  const isBack = backRefundStates.some((back) => back === refund?.state);
  const pieces = lines.map(({ product_name, quantity }) => ({ name: localized.parse(product_name), quantity }));
  await notifyMember(trx, {
    memberId: order.user_id,
    event: 'order_moved',
    values: {
      ...{ order_number: order.order_number, state, pieces },
      ...(refund?.amount && isBack && { refund: refund.amount }),
      ...news,
      // Points are returned when the claim is settled, money later.
      ...(refund?.point_amount && { points: refund.point_amount }),
    },
    link: urlFor('mypage-order-id', { id: order.id }),
    now,
  });
}
