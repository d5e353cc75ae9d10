import { z } from 'zod';
import { refundStates, unacceptedReasons } from '#rules/money/refund/refund-fact.ts';
import { SHIPPING_REQUEST_MAX } from '#rules/money/shipping.ts';
import { agreements } from '#rules/order/checkout/checkout.ts';
import { cancellationReasons } from '#rules/order/claim/claim-reason.ts';
import { cancelReasons } from '#rules/order/order-state.ts';
import { channelPattern } from '#rules/shop/channel.ts';
import { cashReceiptBody } from './cash-receipts.ts';
import { quoteChoiceBody } from './checkouts.ts';
import { destinationFields } from './delivery-destinations.ts';
import { designProof } from './design/proof.ts';
import { giftBody, givenGift } from './gift/gifts.ts';
import {
  arrival,
  id,
  line,
  lineAmountFields,
  lineOrNone,
  localized,
  orderState,
  orderSumFields,
  paymentMethod,
  phoneNumber,
  refundAccount,
  seller,
  time,
  won,
  writing,
} from './values.ts';

/** POST /api/orders, with an Idempotency-Key. */
export const placeOrderBody = quoteChoiceBody.omit({ zip_code: true, picks_coupons: true, is_gift: true }).extend({
  checkout_id: z.uuid(),
  destination: destinationFields.optional().describe('When the address is not a saved one'),
  is_destination_saved: z.boolean().default(false).describe('Keep `destination` in the address book'),
  shipping_request: lineOrNone(SHIPPING_REQUEST_MAX).default(''),
  orderer: z
    .object({ name: line(40), phone: phoneNumber })
    .partial()
    .optional(),
  payment_method: paymentMethod,
  agreements: z.array(z.enum(agreements)).default([]),
  gift: giftBody.optional().describe('Its receiver says where it goes; no address is read then'),
  quote_hash: z.string().max(100).optional(),
  is_escrow: z.boolean().default(false).describe('With the purchase safety service of the shop; for VIRTUAL_ACCOUNT'),
  cash_receipt: cashReceiptBody.optional().describe('For VIRTUAL_ACCOUNT'),
  channel: z
    .string()
    .regex(channelPattern)
    .nullable()
    .default(null)
    .describe('utm_source of the visit, else the site that led to the shop'),
});

const orderProduct = z.object({
  id,
  product_id: id,
  option_id: id,
  custom_version_id: id.nullable(),
  quantity: z.int(),
  product_name: localized,
  option_name: localized,
  brand_name: localized,
  seller: seller.nullable().describe('Of brokered goods, as it was when they were ordered; null for the shop’s own'),
  image_src: z.string(),
  side_srcs: z.array(z.string()).describe('The further printed sides of a design'),
  origin_price: won,
  unit_price: won,
  amount: won,
  ...lineAmountFields,
  proof: designProof.nullable().describe('What was ordered of a design, as it was stored with the order'),
  review_id: id.nullable().describe('What its buyer wrote about it'),
});

/** Each refund of this order, pending or completed. */
const refund = z.object({
  payment_id: z.string().describe('POST /api/payments/{payment_id}/refund-account names the account'),
  claim_id: id.nullable().describe('The claim that gave this part back; null: what was left when the order ended'),
  state: z.enum(refundStates),
  amount: won,
  method: paymentMethod,
  card_name: z.string().nullable(),
  bank: z.string().nullable().describe('Of the account it goes to'),
  account_end: z.string().nullable().describe('Last digits of that account, forgotten once the money is back'),
  since: time,
  back_at: time.nullable(),
  expected_by: time.nullable().describe('The buyer sees it by then; null until an account is named'),
  is_late: z.boolean().describe('That day has passed'),
  is_settled_elsewhere: z.boolean().describe('The shop gave it back by another way than the payment, as it agreed with the buyer'),
  unaccepted: z
    .object({ asked: won, came: won, paid_at: time, why: z.enum(unacceptedReasons) })
    .nullable()
    .describe('For money that paid no order: what was asked for, and what came'),
});

/** An order as its owner sees it (specification 3.28, Order). */
export const order = z.object({
  id,
  order_number: z.string(),
  checkout_id: z.uuid().nullable().describe('The checkout it came from; a declined payment leads back there'),
  status: orderState,
  ordered_at: time,
  orderer_name: z.string(),
  orderer_phone: z.string(),
  orderer_email: z.string(),
  recipient: z.string(),
  recipient_phone: z.string(),
  zip_code: z.string(),
  address: z.string(),
  detail_address: z.string(),
  shipping_request: z.string(),
  payment_method: paymentMethod,
  is_escrow: z.boolean().describe('The purchase safety service has the deposit until the goods arrive'),
  ...orderSumFields,
  payment_date: time.nullable(),
  deposit_bank: z.string().nullable(),
  deposit_account: z.string().nullable(),
  depositor_name: z.string().nullable(),
  deposit_deadline: time.nullable(),
  hold_expires_at: time.nullable().describe('Until when an unpaid order is kept'),
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  ship_by: z.iso
    .date()
    .nullable()
    .describe('The Korean day until which it leaves the house, promised at the payment; null: nothing was promised'),
  delivery_days: z
    .object({ day1: z.int(), day2: z.int() })
    .nullable()
    .describe('Working days after that of the payment until it arrives; null for orders of which it is not known'),
  arrives: arrival.nullable().describe('The Korean days on which it is expected; null until it is paid, and where the days are not known'),
  delivered_at: time.nullable(),
  confirmed_at: time.nullable(),
  cancelled_at: time.nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  cancellation_receipt_number: z.string().nullable(),
  is_cancellable: z.boolean(),
  is_confirmable: z.boolean(),
  is_payable: z.boolean().describe('A new attempt to pay may begin; false too while an account waits for a deposit'),
  needs_proof: z.boolean().describe('A team order: nothing is printed before its buyer has approved the proof'),
  proof_approved_at: time.nullable(),
  gift: givenGift.nullable().describe('For a gift, which shows its buyer no address'),
  order_products: z.array(orderProduct),
  refunds: z.array(refund),
});

/** POST /api/orders/{id}/purchase-confirmation; needs consent, because it cannot be undone. */
export const confirmPurchaseBody = z.object({ is_agreed: z.literal(true, { error: 'PURCHASE_CONFIRMATION_CONSENT_REQUIRED' }) });

/** POST /api/orders/{id}/cancellation, until production starts. A deposit needs a bank account for the refund. */
export const cancelOrderBody = z.object({
  reason: writing(200).default(cancellationReasons[0]),
  refund_account: refundAccount.optional(),
});

export type OrderRefund = z.infer<typeof refund>;
export type Order = z.infer<typeof order>;
export type OrderProduct = z.infer<typeof orderProduct>;
export type PlaceOrder = z.infer<typeof placeOrderBody>;
export type CancelOrder = z.infer<typeof cancelOrderBody>;
