import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OpenableClaims } from '#contract/rest/admin/claims.ts';
import type { Claim, OrderClaims } from '#contract/rest/claims.ts';
import { localized } from '#contract/rest/values.ts';
import { isWorn } from '#rules/catalogue/product-facts.ts';
import { amountsIn, feeNames } from '#rules/money/order-sums.ts';
import { claimRefund, moneyLeft } from '#rules/money/refund/claim-refund.ts';
import { exchangeFee, pickUpFee } from '#rules/money/refund/pick-up.ts';
import type { ClaimRefundState } from '#rules/money/refund/refund.ts';
import {
  claimDeadline,
  claimRefusal,
  isSettledAtOnce,
  mayMoveClaim,
  openingRefusal,
  type PieceClaimType,
} from '#rules/order/claim/claim.ts';
import { awaitsPayment } from '#rules/order/order-state.ts';
import { findOrder, type OrderRow, readAnyOrder } from '#server/nouns/order/read-order-rows.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type ClaimRow, claimsOf } from './find-claims.ts';
import { listExchangeOptions } from './list-exchange-options.ts';
import { heldPieces } from './preview/read-held-stock.ts';
import { type ClaimableRow, type PaidOrderRows, readPaidOrder } from './preview/read-paid-order.ts';
import { readPlannedRefund } from './preview/read-planned-refunds.ts';

/** The claims of a member's order, and what can be requested for each line. Errors: ORDER_NOT_FOUND, also for somebody else's. */
export async function readOrderClaims(
  db: Db,
  userId: string,
  orderId: number,
  now: Date,
  addresses: ClosedPhotos,
): Promise<OrderClaims | Failure> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const paid = await readPaidOrder(db, order);
  const until = (fault: 'SHOPPER' | 'SHOP') =>
    order.delivered_at === null ? null : claimDeadline(order.delivered_at, fault).toISOString();
  const lines = await linesView(db, order, paid, now);
  return {
    lines,
    claims: await claimViews(db, await claimsOf(db, order.id), { order, paid }, addresses),
    change_of_mind_until: until('SHOPPER'),
    not_as_ordered_until: until('SHOP'),
    money_left: moneyLeft(paid),
    own_wish_fees: ownWishFees(paid, lines),
  };
}

/** Returning everything costs the most: the less remains, the sooner the original delivery is no longer free. */
function ownWishFees(paid: PaidOrderRows, lines: OrderClaims['lines']): OrderClaims['own_wish_fees'] {
  const all = lines
    .filter(({ possible }) => possible.CHANGE_OF_MIND === null)
    .map(({ order_product_id, left }) => ({ id: order_product_id, quantity: left }));
  const { pick_up_fee, shipping_charge } = claimRefund(paid, { type: 'RETURN', fault: 'SHOPPER', hasPickUp: true, lines: all });
  const policies = paid.lines.map(({ policy }) => policy);
  return {
    RETURN: pick_up_fee + shipping_charge,
    EXCHANGE: exchangeFee(paid, policies),
    is_remote: pickUpFee(paid, policies) > paid.pick_up_fee,
  };
}

async function linesView(db: Db, order: OrderRow, paid: PaidOrderRows, now: Date): Promise<OrderClaims['lines']> {
  const products = paid.lines.map(({ product_id }) => product_id);
  const facts = await db.selectFrom('product.product_facts').select(['product_id', 'kind']).where('product_id', 'in', products).execute();
  const kinds = new Map(facts.map(({ product_id, kind }) => [product_id, kind]));
  return Promise.all(paid.lines.map((line) => lineView(db, { order, paid }, { ...line, kind: kinds.get(line.product_id) }, now)));
}

async function lineView(
  db: Db,
  { order, paid }: { order: OrderRow; paid: PaidOrderRows },
  line: ClaimableRow & { kind: string | undefined },
  now: Date,
): Promise<OrderClaims['lines'][number]> {
  const { pieces, is_custom } = line;
  const refusal = (type: 'CANCEL' | 'RETURN', fault: 'SHOPPER' | 'SHOP') => claimRefusal({ order, is_custom, pieces }, type, fault, now);
  const possible = {
    CANCEL: refusal('CANCEL', 'SHOPPER'),
    CHANGE_OF_MIND: refusal('RETURN', 'SHOPPER'),
    NOT_AS_ORDERED: refusal('RETURN', 'SHOP'),
  };
  const isExchangeable = possible.CHANGE_OF_MIND === null || possible.NOT_AS_ORDERED === null;
  return {
    order_product_id: line.id,
    is_custom,
    has_sizes: isWorn(line.kind),
    quantity: line.quantity,
    ...pieces,
    possible,
    exchange_options: isExchangeable ? await listExchangeOptions(db, line, [...heldPieces(paid, line.id).keys()]) : [],
  };
}

/** What the shop can open for each line of an order, or why not. Errors: ORDER_NOT_FOUND. */
export async function readOpenableClaims(db: Db, orderId: number): Promise<OpenableClaims | Failure> {
  const order = await readAnyOrder(db, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const paid = await readPaidOrder(db, order);
  const isWholeOnly = awaitsPayment(order);
  return {
    is_whole_only: isWholeOnly,
    is_settled_at_once: isSettledAtOnce('CANCEL', order),
    lines: await Promise.all(
      paid.lines.map(async (line) => {
        const { pieces, is_custom } = line;
        const refusal = (type: PieceClaimType) => openingRefusal({ order, is_custom, pieces }, type);
        const possible = { CANCEL: isWholeOnly ? null : refusal('CANCEL'), RETURN: refusal('RETURN'), EXCHANGE: refusal('EXCHANGE') };
        return {
          order_product_id: line.id,
          is_custom,
          quantity: line.quantity,
          ...pieces,
          possible,
          exchange_options: possible.EXCHANGE === null ? await listExchangeOptions(db, line, [...heldPieces(paid, line.id).keys()]) : [],
        };
      }),
    ),
  };
}

/** Claims of an order with their pieces, photos and money, in the given order. Only the shopper and the shop can see the photos. */
export async function claimViews(
  db: Db,
  claims: readonly ClaimRow[],
  { order, paid }: { order: OrderRow; paid: PaidOrderRows },
  addresses: ClosedPhotos,
): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const photos = await db
    .selectFrom('sales.claim_photos')
    .select(['claim_id', 'src'])
    .where('claim_id', 'in', ids)
    .orderBy('position')
    .execute();
  const refunds = await db.selectFrom('sales.claim_refunds').selectAll().where('claim_id', 'in', ids).execute();
  const wished = paid.claimed.flatMap(({ exchange_option_id }) => exchange_option_id ?? []);
  const options =
    wished.length === 0 ? [] : await db.selectFrom('product.product_options').select(['id', 'name']).where('id', 'in', wished).execute();
  const nameOf = (id: number | null) => {
    const name = options.find((option) => option.id === id)?.name;
    return name === undefined ? null : localized.parse(name);
  };
  return claims.map((claim) => {
    const refund = refunds.find(({ claim_id }) => claim_id === claim.id);
    return {
      ...claim,
      created_at: claim.created_at.toISOString(),
      completed_at: claim.completed_at?.toISOString() ?? null,
      is_withdrawable: mayMoveClaim(claim, 'WITHDRAWN', 'shopper'),
      lines: paid.claimed
        .filter(({ claim_id }) => claim_id === claim.id)
        .map(({ order_product_id, quantity, exchange_option_id }) => ({
          order_product_id,
          quantity,
          exchange_option: nameOf(exchange_option_id),
        })),
      photos: photos.filter(({ claim_id }) => claim_id === claim.id).map(({ src }) => ({ src: addresses(src) })),
      // The check constraint allows only the states of the rule.
      refund:
        refund === undefined
          ? null
          : {
              ...refund,
              ...amountsIn(feeNames, refund.amounts),
              state: refund.state as ClaimRefundState,
              back_at: refund.back_at?.toISOString() ?? null,
            },
      planned_refund: readPlannedRefund(paid, order, claim),
    };
  });
}
