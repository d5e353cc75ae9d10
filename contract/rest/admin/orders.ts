import { z } from 'zod';
import { paymentMethods } from '#rules/order/checkout/checkout.ts';
import { claimStates, claimTypes } from '#rules/order/claim/claim.ts';
import { preparationStateList } from '#rules/order/preparation.ts';
import { type WorkStep, type WorkTarget, workSteps, workTabList, workTargets } from '#rules/order/work-step.ts';
import { plannedRefund } from '../claims.ts';
import { createDestinationBody } from '../delivery-destinations.ts';
import { designProof } from '../design/proof.ts';
import {
  day,
  digits,
  errorCode,
  id,
  lineAmountFields,
  localized,
  orderAmountFields,
  orderState,
  paymentMethod,
  seller,
  tally,
  time,
  won,
  writing,
} from '../values.ts';

/** Orders in the back office. Names, phones and addresses are masked; seeing them in full takes a separate request, which is logged. */

const step = z.enum(workSteps as [WorkStep]);
const claimType = z.enum(claimTypes);
const claimState = z.enum(Object.keys(claimStates) as [keyof typeof claimStates]);
const workTab = z.enum(workTabList);
const workTarget = z.enum(workTargets as [WorkTarget]);

/** The filter of a list, which is also what a saved view stores. */
export const orderFilter = z.object({
  tab: workTab.default('NEW'),
  q: z.string().trim().max(100).default('').describe('Order number, whole name, phone or its last four digits, waybill'),
  method: z.enum(paymentMethods).optional(),
  due: z.enum(['LATE', 'TODAY', 'AT_RISK']).optional().describe('How the order stands to its ship-by day'),
  kind: z.enum(['MADE', 'READY']).optional().describe('With something made to order, or without'),
  from: day.optional().describe('Ordered on this Korean day or later'),
  until: day.optional(),
  sort: z.enum(['DUE', 'NEWEST']).optional().describe('What is to be shipped first, or the newest; by the tab where it is left out'),
});

/** GET /api/admin/orders */
export const listOrdersQuery = orderFilter.extend({
  after: z.string().max(200).optional().describe('`next` of the page before'),
  limit: digits(z.int().min(1).max(200)).default(50),
});

const openClaim = z.object({ type: claimType, status: claimState, is_halting: z.boolean() });

const deskOrder = z.object({
  id,
  order_number: z.string(),
  step,
  is_unpaid_order: z.boolean().describe('Not paid and no deposit awaited: its payment window may still be open'),
  ordered_at: time,
  ship_by: day.nullable(),
  promise: z.enum(['LATE', 'TODAY', 'AT_RISK', 'IN_TIME']).nullable().describe('Null once it left, or where nothing was promised'),
  orderer: z.string(),
  recipient: z.string(),
  product_name: localized.nullable(),
  image_src: z.string().nullable(),
  lines: z.int(),
  units: z.int(),
  made_units: z.int(),
  payment_method: paymentMethod,
  payment_amount: won,
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  claim: openClaim.nullable(),
  unprepared: z.int().describe('Lines that their brand prepares and has not finished'),
});

export const deskOrders = z.object({ orders: z.array(deskOrder), next: z.string().nullable() });

/** Maximum orders in one bulk move of all matching orders. */
const MATCHING_MAX = 5_000;

export const countMatchingQuery = orderFilter.extend({
  most: digits(z.int().min(1).max(MATCHING_MAX)).default(MATCHING_MAX).describe('Count and foretell no further'),
  to: workTarget.optional().describe('Say what would come of sending them there'),
});

/** GET /api/admin/orders/matching: the number of orders matching a filter, up to `most`. */
export const matchingTally = tally.extend({
  moves: z
    .object({ going: z.int(), staying: z.int(), unprepared: z.int().describe('Of those that go: a brand has not finished a line') })
    .optional()
    .describe('With `to`'),
});

/** GET /api/admin/orders/counts: the number of orders under each tab that needs action, and by promise state. */
export const orderCounts = z.object({
  tabs: z.partialRecord(workTab, tally),
  due: z.object({ LATE: tally, TODAY: tally, AT_RISK: tally }),
});

/** GET /api/admin/orders/board: the first orders of each column. */
export const orderBoard = z.object({ columns: z.array(z.object({ tab: workTab, orders: z.array(deskOrder), count: tally })) });

const deskLine = z.object({
  id,
  line_number: z.string(),
  product_id: id,
  product_name: localized,
  option_name: localized,
  brand_name: localized,
  seller: seller.nullable().describe('For whom the shop only brokered it'),
  image_src: z.string(),
  quantity: z.int(),
  taken: z.int().describe('Pieces that cancellations took out'),
  unit_price: won,
  amount: won,
  ...lineAmountFields,
  preparation: z.enum(preparationStateList).nullable().describe('How far its brand is; null where no brand with an account prepares it'),
  proof: designProof.nullable().describe('What is printed, as it was ordered; null where nothing is'),
});

const deskPayment = z.object({
  payment_id: z.string(),
  method: paymentMethod,
  amount: won,
  status: z.string(),
  card_name: z.string().nullable(),
  paid_at: time.nullable(),
  created_at: time,
  failure_message: z.string().nullable(),
  returned: won.describe('What went back of it'),
  owed: won.describe('What is still to go back'),
  left: z.int().describe('What is then left of it; below 0 where more came than was asked for'),
});

const deskClaim = z.object({
  id,
  type: claimType,
  status: claimState,
  reason: z.string(),
  refund_amount: won,
  created_at: time,
  completed_at: time.nullable(),
  planned: plannedRefund.nullable().describe('Until it is decided'),
});

/** An event in an order's history: a state change, a step of a claim, or another event. */
const happening = z.object({
  at: time,
  actor: z.enum(['MEMBER', 'ADMIN', 'PAYMENT', 'JOB', 'TRACKER']),
  actor_name: z.string().nullable().describe('Of staff'),
  state: orderState.nullable(),
  event: z.string().nullable(),
  claim: z.object({ id, type: claimType, status: claimState }).nullable().describe('The claim, and the state it came to'),
  note: z.string(),
});

/** GET /api/admin/orders/{id} */
export const orderAtWork = deskOrder.extend({
  user_id: z.uuid(),
  orderer_phone: z.string(),
  orderer_email: z.string(),
  recipient_phone: z.string(),
  zip_code: z.string(),
  address: z.string(),
  shipping_request: z.string().describe('Masked'),
  depositor: z.string().nullable().describe('Of a deposit, masked'),
  is_escrow: z.boolean().describe('Its deposit is with the purchase safety service until the goods arrive'),
  ...orderAmountFields,
  payment_date: time.nullable(),
  acknowledged_at: time.nullable(),
  slips_on: day.nullable(),
  shipped_at: time.nullable(),
  delivered_at: time.nullable(),
  confirmed_at: time.nullable(),
  cancelled_at: time.nullable(),
  cancel_reason: z.string().nullable(),
  tracking_state: z.string().nullable(),
  tracked_at: time.nullable(),
  needs_proof: z.boolean().describe('A team order: it is printed once its buyer has approved the proof'),
  proof_approved_at: time.nullable(),
  moves: z.array(z.object({ to: workTarget, code: errorCode.nullable().describe('Why not') })),
  order_products: z.array(deskLine),
  payments: z.array(deskPayment),
  claims: z.array(deskClaim),
  history: z.array(happening),
});

/** POST /api/admin/orders/moves: each order separately; a refused move does not affect the others. */
export const moveOrdersBody = z.object({
  order_ids: z.array(id).min(1).max(500),
  to: workTarget,
  note: z.string().trim().max(500).default(''),
});

/** Orders per request of a bulk move; the screen continues with the next batch. */
export const MATCHING_PIECE = 50;

/** POST /api/admin/orders/matching/moves: the next batch of orders matching a filter, in order of id. */
export const moveMatchingBody = orderFilter.extend({
  to: workTarget,
  seen_at: time.describe('When all that match were chosen: what was ordered later stays where it is'),
  after: z.int().min(0).default(0).describe('`next` of the piece before'),
});

export const rowOutcome = z.object({
  order_id: id,
  order_number: z.string().nullable(),
  outcome: z.enum(['DONE', 'NOTHING', 'REFUSED']).describe('NOTHING: it was there already'),
  code: errorCode.nullable(),
});

export const moveResults = z.object({ results: z.array(rowOutcome) });

/** `next` is null when all matching orders are done. */
export const movedPiece = moveResults.extend({ next: id.nullable() });

/** PUT /api/admin/orders/{id}/delivery: the address, until there is a waybill. The delivery fee does not change. */
export const changeDeliveryBody = createDestinationBody.pick({
  recipient: true,
  phone: true,
  zip_code: true,
  address: true,
  detail_address: true,
  shipping_request: true,
});

/** GET /api/admin/orders/{id}/options: the options its lines can be changed to; none after production has begun. */
export const orderOptions = z.object({
  lines: z.array(
    z.object({
      id,
      option_id: id,
      options: z.array(z.object({ option_id: id, name: localized, stock_count: z.int() })).describe('Of the same price, with its own'),
    }),
  ),
});

/** PUT /api/admin/orders/{id}/options: another option for a whole line, before production. */
export const changeOptionBody = z.object({ line_id: id, option_id: id });

/** POST /api/admin/orders/{id}/notes */
export const noteOrderBody = z.object({ note: writing(2000) });

export type OrderFilterChoice = z.infer<typeof orderFilter>;
export type ListOrders = z.infer<typeof listOrdersQuery>;
export type DeskOrder = z.infer<typeof deskOrder>;
export type DeskOrders = z.infer<typeof deskOrders>;
export type OrderCounts = z.infer<typeof orderCounts>;
export type OrderBoard = z.infer<typeof orderBoard>;
export type OrderAtWork = z.infer<typeof orderAtWork>;
export type RowOutcome = z.infer<typeof rowOutcome>;
export type MoveResults = z.infer<typeof moveResults>;
export type MoveMatching = z.infer<typeof moveMatchingBody>;
export type MovedPiece = z.infer<typeof movedPiece>;
export type OrderOptions = z.infer<typeof orderOptions>;
export type ChangeOption = z.infer<typeof changeOptionBody>;
export type ChangeDelivery = z.infer<typeof changeDeliveryBody>;
export type MatchingTally = z.infer<typeof matchingTally>;
