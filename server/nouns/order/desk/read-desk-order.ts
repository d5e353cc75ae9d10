import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OrderAtWork as DeskDetail } from '#contract/rest/admin/orders.ts';
import { localized, paymentMethod } from '#contract/rest/values.ts';
import { together } from '#db/together.ts';
import { amountsIn, orderAmountNames, pieceAmountNames } from '#rules/money/order-sums.ts';
import { returnedOf } from '#rules/money/refund/paid-sums.ts';
import { type ClaimState, type ClaimType, isClaimOpen, isHalting } from '#rules/order/claim/claim.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { lineNumber } from '#rules/order/line-number.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import { isPreparable, isPrepared } from '#rules/order/preparation.ts';
import { awaitsProof } from '#rules/order/proof/proof-approval.ts';
import { promiseState } from '#rules/order/ship-by.ts';
import { buttonsOf, isToShip, isUnpaidAtWork, type WorkStep } from '#rules/order/work-step.ts';
import { readPlannedRefunds } from '#server/nouns/claim/preview/read-planned-refunds.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { listBrandPreparations } from '../production/list-brand-preparations.ts';
import { listPrintLines } from '../production/list-print-lines.ts';
import { sellerOfLine } from '../read-order.ts';
import { type OrderRow, orderLines, ordersById, toOrderRow } from '../read-order-rows.ts';
import { findPictureHalts } from './find-picture-halts.ts';
import { takenPieces } from './list-order-claims.ts';

/** An order with everything staff see of it, personal data masked. Errors: ORDER_NOT_FOUND. */
export async function readDeskOrder(db: Db, id: number, now: Date): Promise<DeskDetail | Failure> {
  const found = await readAll(db, id);
  const { order, work } = found;
  if (order === null || work === undefined) return fail('ORDER_NOT_FOUND');
  const [taken, printed, prepared, planned, pictures, sellers] = await Promise.all([
    takenPieces(db, [id]),
    listPrintLines(db, [id]),
    listBrandPreparations(db, [id]),
    readPlannedRefunds(
      db,
      found.claims.map((claim) => claim.id),
    ),
    findPictureHalts(db, [id]),
    db.selectFrom('sales.order_products').select(['id', 'snapshot']).where('order_id', '=', id).execute(),
  ]);
  const step = work.step as WorkStep;
  const claims = found.claims.map((claim) => ({ ...claim, type: claim.type as ClaimType, status: claim.status as ClaimState }));
  const open = claims.filter(({ status }) => isClaimOpen(status)).toSorted((a, b) => Number(isHalting(b)) - Number(isHalting(a)))[0];
  const claim = open === undefined ? null : { type: open.type, status: open.status, is_halting: isHalting(open) };
  const { made_units } = work;
  const halts = {
    ...{ has_halt: claim?.is_halting === true, picture_halt: pictures.get(id) ?? null },
    ...{ awaits_address: awaitsAddress(order), awaits_proof: awaitsProof(order) },
  };
  const standing = { step, made_units, tracking_number: order.tracking_number, ...halts };
  return {
    ...headOf(order, work),
    step,
    is_unpaid_order: isUnpaidAtWork({ step, deposit_account: order.deposit_account }),
    made_units: work.made_units,
    needs_proof: order.needs_proof,
    proof_approved_at: iso(order.proof_approved_at),
    ship_by: work.ship_by,
    slips_on: work.slips_on,
    tracking_state: work.tracking_state,
    promise: isToShip(step) ? promiseState(work, now) : null,
    acknowledged_at: iso(work.acknowledged_at),
    tracked_at: iso(work.tracked_at),
    claim,
    unprepared: prepared.filter(({ state }) => isPreparable(state) && !isPrepared(state)).length,
    moves: buttonsOf(standing).map(({ to, refusal }) => ({ to, code: refusal })),
    product_name: found.lines[0] === undefined ? null : localized.parse(found.lines[0].product_name),
    image_src: found.lines[0]?.image_src ?? null,
    lines: found.lines.length,
    units: found.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    order_products: found.lines.map((line) => ({
      ...lineView(line, order.order_number),
      seller: sellerOfLine(sellers.find((each) => each.id === line.id)?.snapshot),
      taken: taken.get(line.id) ?? 0,
      preparation: prepared.find(({ line_id }) => line_id === line.id)?.state ?? null,
      proof: printed.find(({ id: printedId }) => printedId === line.id)?.proof ?? null,
    })),
    payments: found.payments.map(({ refund_since, refund_amount, refunded_at, ...payment }) => ({
      ...payment,
      ...returnedOf(
        { ...payment, refund_since, refund_amount, refunded_at },
        found.refunds.filter(({ payment_id }) => payment_id === payment.payment_id),
      ),
      method: paymentMethod.parse(payment.method),
      paid_at: iso(payment.paid_at),
      created_at: payment.created_at.toISOString(),
    })),
    claims: claims.map((each) => ({
      ...each,
      created_at: each.created_at.toISOString(),
      completed_at: iso(each.completed_at),
      planned: planned.get(each.id) ?? null,
    })),
    history: found.history.map(({ at, actor, ...happening }) => ({
      ...happening,
      at: at.toISOString(),
      actor: actor as DeskDetail['history'][number]['actor'],
      state: happening.state as OrderState | null,
    })),
  };
}

async function readAll(db: Db, id: number) {
  const [orders, work, lines, payments, refunds, claims] = await together(
    db,
    ordersById(db, id),
    db
      .selectFrom('sales.orders')
      .select(['step', 'made_units', 'ship_by', 'slips_on', 'acknowledged_at', 'tracking_state', 'tracked_at'])
      .select([
        'masked_orderer_name',
        'masked_orderer_phone',
        'masked_orderer_email',
        'masked_recipient',
        'masked_recipient_phone',
        'masked_address',
        'masked_shipping_request',
        'masked_depositor_name',
      ])
      .where('id', '=', id),
    orderLines(db, id),
    db
      .selectFrom('sales.payments')
      .select([
        'payment_id',
        'method',
        'amount',
        'status',
        'card_name',
        'paid_at',
        'created_at',
        'failure_message',
        'refund_since',
        'refund_amount',
        'refunded_at',
      ])
      .where('order_id', '=', id)
      .orderBy('id'),
    db
      .selectFrom('sales.claim_refunds as refund')
      .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
      .select(['refund.payment_id', 'refund.amount', 'refund.state', 'refund.is_whole'])
      .where('claim.order_id', '=', id),
    db
      .selectFrom('sales.claims')
      .select(['id', 'type', 'status', 'reason', 'refund_amount', 'created_at', 'completed_at'])
      .where('order_id', '=', id)
      .orderBy('id'),
  );
  return { order: toOrderRow(orders), work: work[0], lines, payments, refunds, claims, history: await historyOf(db, id) };
}

/** States, events, claim steps and refunds in one history, with the names of staff. A refund's note is its amount in won. */
async function historyOf(db: Db, id: number) {
  const { rows } = await sql<{
    at: Date;
    actor: string;
    actor_name: string | null;
    state: string | null;
    event: string | null;
    claim: { id: number; type: ClaimType; status: ClaimState } | null;
    note: string;
  }>`
    select happened.at, happened.actor, staff.name as actor_name, happened.state, happened.event, happened.claim, happened.note from (
      select changed_at as at, 1 as kind, id, actor, user_id, to_status as state, null as event, null::jsonb as claim, note from sales.order_status_changes where order_id = ${id}
      union all
      select created_at, 0, id, actor, user_id, null, kind, null, note from sales.order_events where order_id = ${id}
      union all
      select change.changed_at, 2, change.id, change.actor, change.user_id, null, null,
          jsonb_build_object('id', claim.id, 'type', claim.type, 'status', change.to_status), change.note from sales.claim_changes change
        join sales.claims claim on claim.id = change.claim_id where claim.order_id = ${id}
      union all
      select refund.owed_since, 3, refund.claim_id, 'PAYMENT', null, null, 'REFUND_DUE', null, refund.amount::text from sales.claim_refunds refund
        join sales.claims claim on claim.id = refund.claim_id where claim.order_id = ${id} and refund.amount > 0
      union all
      select refund.back_at, 4, refund.claim_id, 'PAYMENT', null, null,
          case when refund.is_settled_elsewhere then 'REFUNDED_ELSEWHERE' else 'REFUNDED' end, null, refund.amount::text from sales.claim_refunds refund
        join sales.claims claim on claim.id = refund.claim_id where claim.order_id = ${id} and refund.amount > 0 and refund.back_at is not null
      union all
      select payment.refunded_at, 4, payment.id, 'PAYMENT', null, null,
          case when payment.is_settled_elsewhere then 'REFUNDED_ELSEWHERE' else 'REFUNDED' end, null, coalesce(payment.refund_amount, payment.amount)::text
        from sales.payments payment where payment.order_id = ${id} and payment.refunded_at is not null
          and not exists (select from sales.claim_refunds refund where refund.payment_id = payment.payment_id)) happened
    left join member.members staff on staff.id = happened.user_id and happened.actor = 'ADMIN'
    order by happened.at, happened.kind, happened.id`.execute(db);
  return rows;
}

type Work = NonNullable<Awaited<ReturnType<typeof readAll>>['work']>;

function headOf(order: OrderRow, work: Work) {
  return {
    id: order.id,
    order_number: order.order_number,
    user_id: order.user_id,
    ordered_at: order.ordered_at.toISOString(),
    orderer: work.masked_orderer_name ?? '',
    orderer_phone: work.masked_orderer_phone ?? '',
    orderer_email: work.masked_orderer_email ?? '',
    recipient: work.masked_recipient ?? '',
    recipient_phone: work.masked_recipient_phone ?? '',
    zip_code: order.zip_code,
    address: work.masked_address ?? '',
    shipping_request: work.masked_shipping_request ?? '',
    depositor: work.masked_depositor_name,
    is_escrow: order.is_escrow,
    payment_method: paymentMethod.parse(order.payment_method),
    payment_amount: order.payment_amount,
    ...amountsIn(orderAmountNames, order),
    payment_date: iso(order.payment_date),
    courier: order.courier,
    tracking_number: order.tracking_number,
    shipped_at: iso(order.shipped_at),
    delivered_at: iso(order.delivered_at),
    confirmed_at: iso(order.confirmed_at),
    cancelled_at: iso(order.cancelled_at),
    cancel_reason: order.cancel_reason,
  };
}

type Line = Awaited<ReturnType<ReturnType<typeof orderLines>['execute']>>[number];

function lineView(line: Line, orderNumber: string) {
  const { id, product_id, image_src, quantity, unit_price, amount, coupon_discount_amount, point_amount } = line;
  return {
    ...{ id, product_id, image_src, quantity, unit_price, amount, coupon_discount_amount, point_amount },
    ...amountsIn(pieceAmountNames, line.amounts),
    line_number: lineNumber(orderNumber, id),
    product_name: localized.parse(line.product_name),
    option_name: localized.parse(line.option_name),
    brand_name: localized.parse(line.brand_name),
  };
}

function iso(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}
