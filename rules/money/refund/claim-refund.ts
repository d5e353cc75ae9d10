import { doesShopperPay, type Fault, type PieceClaimType } from '#rules/order/claim/claim.ts';
import { shareOf, sumWon, type Won } from '../money.ts';
import { feeBacks } from '../order-amount.ts';
import {
  amountsIn,
  backOf,
  type FeeName,
  type Fees,
  feeNames,
  type LineAmountName,
  type LineAmounts,
  lineAmountNames,
  type PieceAmountName,
  type PieceAmounts,
  pieceAmountNames,
  piecesSum,
  sumOf,
} from '../order-sums.ts';
import { earnedPoints } from '../points/points.ts';
import { isOneParcel, parcels, type ShippingPolicy } from '../shipping.ts';
import { pickUpFee } from './pick-up.ts';

/** A line as paid, with the units already gone: at the shopper's wish, or through the shop's fault. Amounts in won. */
export interface PaidLine extends PieceAmounts {
  id: number;
  quantity: number;
  amount: Won;
  coupon_discount_amount: Won;
  point_amount: Won;
  policy: ShippingPolicy;
  gone: { byShopper: number; byShop: number };
}

/** The order's fees. */
export interface PaidOrder extends Fees {
  zip_code: string;
  /** The terms when the order was placed: points earned in percent, and the fee for a return parcel. */
  earn_percent: number;
  pick_up_fee: Won;
  /** Production has begun. */
  has_begun: boolean;
  /** Paid for delivery, adjusted by earlier claims. */
  delivery_kept: Won;
  /** The part of it paid with points, where the refunded money did not cover it. */
  delivery_points: Won;
  /** The money paid that no claim has refunded yet. */
  money_left: Won;
  lines: readonly PaidLine[];
}

/** A requested or decided claim. `hasPickUp`: a courier picks up the goods. */
export interface ClaimAsk {
  type: PieceClaimType;
  fault: Fault;
  hasPickUp: boolean;
  lines: readonly { id: number; quantity: number }[];
}

/** The refund of a line by amounts (without what coupons covered); money and amounts add up to the price of its units. */
export interface LineRefund extends LineAmounts {
  id: number;
  quantity: number;
  amount: Won;
  money: Won;
}

/** The refund of a claim, in won and points, with the fees that go back; `money` is the sum of all parts, less those paid in points. */
export interface ClaimRefund extends Fees {
  lines: LineRefund[];
  /** Money for the goods. */
  goods: Won;
  /** Paid for a delivery that is not needed, or was the shop's fault. */
  shipping_back: Won;
  /** For a delivery that was free only because of the returned goods. */
  shipping_charge: Won;
  pick_up_fee: Won;
  /** The parts of the three above that are in points: fees the money does not cover, and delivery paid with points. */
  shipping_back_points: Won;
  shipping_charge_points: Won;
  pick_up_points: Won;
  /** The part of the money that was already refunded as goodwill, if too little is left to refund it again: 0 or negative. */
  goodwill_amount: Won;
  /** Fees in excess of the goods' price, borne by the shop. */
  waived: Won;
  money: Won;
  /** Refunded points: those paid for the goods, adjusted by the parts above. */
  points: Won;
  /** The claim removes the rest of the order, and not by the shopper's wish after delivery: its coupons can be used again. */
  is_coupon_back: boolean;
  /** The claim removes the rest of the order. */
  is_last: boolean;
}

/**
 * The refund for units of an order: what was really paid for them, and the fees depending on fault. Used both for the preview and for the
 * actual refund. Units are counted from the first to the last of a line, so that the parts always add up to the amount paid, whatever the
 * order of returns. An exchange moves no money.
 */
export function claimRefund(order: PaidOrder, ask: ClaimAsk): ClaimRefund {
  const lines = ask.type === 'EXCHANGE' ? [] : ask.lines.map((part) => lineRefund(lineOf(order, part.id), part.quantity));
  const goods = sumWon(lines.map(({ money }) => money));
  const after = ask.type === 'EXCHANGE' ? order : withGone(order, ask);
  const isLast = after.lines.every((line) => left(line) === 0);
  const fees = amountsIn(feeNames, isLast ? feesBack(order, ask) : {});
  const { shipping_back, ...due } = ask.type === 'EXCHANGE' ? noFees : feesOf(order, after, ask);
  // Delivery paid with points is refunded in points, so that points never become money.
  const backPoints = Math.min(shipping_back, order.delivery_points);
  // The outbound fee is charged before the return fee, to money before points. The shop bears the rest.
  const money = goods + shipping_back - backPoints + sumWon(Object.values<Won>(fees));
  const purse = { money, points: sumWon(lines.map(({ point_amount }) => point_amount)) + backPoints };
  const charge = payFee(purse, due.shipping_charge);
  const pickUp = payFee(charge.left, due.pick_up_fee);
  const goodwill_amount = Math.min(0, order.money_left - pickUp.left.money);
  return {
    ...fees,
    lines,
    goods,
    shipping_back,
    shipping_charge: charge.paid,
    pick_up_fee: pickUp.paid,
    shipping_back_points: backPoints,
    shipping_charge_points: charge.points,
    pick_up_points: pickUp.points,
    goodwill_amount,
    waived: due.shipping_charge - charge.paid + due.pick_up_fee - pickUp.paid,
    money: pickUp.left.money + goodwill_amount,
    points: pickUp.left.points,
    is_coupon_back: isLast && (ask.type === 'CANCEL' || !doesShopperPay(ask.fault)),
    is_last: isLast,
  };
}

/** The fees refunded with the last pieces: those of the amounts table, and all at the shop's fault. */
function feesBack(order: PaidOrder, { type, fault }: ClaimAsk): Partial<Fees> {
  // The stages that are over.
  const passed = type === 'RETURN' ? 2 : order.has_begun ? 1 : 0;
  const goes = (name: FeeName) => !doesShopperPay(fault) || passed < feeBacks[backOf(name)];
  return Object.fromEntries(feeNames.filter(goes).map((name) => [name, order[name]]));
}

/** Fees of an ended order that are not refunded, in won. */
export function feesKept(order: PaidOrder, refund: ClaimRefund): Won {
  return sumWon(feeNames.map((name) => order[name] - refund[name]));
}

/** The part of a claim's fees paid with points; negative for refunded delivery that was paid with points. */
export function pointFees(refund: Pick<ClaimRefund, 'shipping_back_points' | 'shipping_charge_points' | 'pick_up_points'>): Won {
  return refund.shipping_charge_points + refund.pick_up_points - refund.shipping_back_points;
}

/** A part of a refund as shown, in won: named by its purpose or by the order amount; deductions below 0. */
export type RefundPart = readonly [part: RefundPartName | PieceAmountName | FeeName, amount: Won];
export type RefundPartName =
  | 'price'
  | 'coupon'
  | 'pointShare'
  | 'shipping_back'
  | 'shipping_charge'
  | 'pick_up_fee'
  | 'pointFees'
  | 'goodwill';

/** The parts of a refund except zeros; `goods` replaces lines once it is settled. */
export function refundParts(
  refund: Fees &
    Pick<ClaimRefund, 'shipping_back' | 'shipping_charge' | 'pick_up_fee' | 'goodwill_amount'> &
    Parameters<typeof pointFees>[0],
  goods: readonly LineRefund[] | Won,
): RefundPart[] {
  const lines = typeof goods === 'number' ? [] : goods;
  const sum = (name: 'amount' | LineAmountName) => sumWon(lines.map((line) => line[name]));
  const parts: RefundPart[] = [
    ['price', typeof goods === 'number' ? goods : sum('amount')],
    ...pieceAmountNames.map((name): RefundPart => [name, sumOf([name], { [name]: sum(name) })]),
    ['coupon', -sum('coupon_discount_amount')],
    ['pointShare', -sum('point_amount')],
    ['shipping_back', refund.shipping_back],
    ...feeNames.map((name): RefundPart => [name, refund[name]]),
    ['shipping_charge', -refund.shipping_charge],
    ['pick_up_fee', -refund.pick_up_fee],
    ['pointFees', pointFees(refund)],
    ['goodwill', refund.goodwill_amount],
  ];
  return parts.filter(([, amount]) => amount !== 0);
}

/** Deducts a fee from the refund, from money first; one point is one won. */
function payFee(from: { money: Won; points: Won }, fee: Won) {
  const money = Math.min(fee, from.money);
  const points = Math.min(fee - money, from.points);
  return { paid: money + points, points, left: { money: from.money - money, points: from.points - points } };
}

/** Money paid for the remaining goods, in won: the base of a confirmed purchase's points and of royalties. */
export function moneyLeft(order: Pick<PaidOrder, 'lines'>): Won {
  return sumWon(order.lines.map((line) => paidFor(line, line.quantity).money - paidFor(line, goneOf(line)).money));
}

/** Points of a confirmed purchase to take back when these units go: what it earned before, less what it earns without them. */
export function earnedBack(order: PaidOrder, ask: ClaimAsk): Won {
  if (ask.type === 'EXCHANGE') return 0;
  return pointsEarned(order) - pointsEarned(withGone(order, ask));
}

/** Lines with no units left after this claim: the points of their reviews are taken back. */
export function endedLines(order: PaidOrder, ask: ClaimAsk): number[] {
  if (ask.type === 'EXCHANGE') return [];
  const asked = new Set(ask.lines.map(({ id }) => id));
  const ended = withGone(order, ask).lines.filter((line) => asked.has(line.id) && left(line) === 0);
  return ended.map(({ id }) => id);
}

/** Points earned by confirming the rest of an order. */
export function pointsEarned(order: Pick<PaidOrder, 'lines' | 'earn_percent'>): Won {
  return earnedPoints({ ...amountsIn(lineAmountNames, {}), product_amount: moneyLeft(order), earn_percent: order.earn_percent });
}

const noFees = { shipping_back: 0, shipping_charge: 0, pick_up_fee: 0 };

/**
 * The fees of a claim before any are waived. At the shopper's wish, free delivery may be lost, and after delivery the outbound fee is not
 * refunded. Through the shop's fault nothing is lost, and the outbound fee is refunded if no goods of its parcel stay.
 */
function feesOf(before: PaidOrder, after: PaidOrder, { type, fault, hasPickUp, lines }: ClaimAsk): typeof noFees {
  const { zip_code, delivery_kept: kept } = before;
  // The parcels of these lines, each with all goods that share its fee.
  const feeOf = (some: readonly PaidLine[], amountOf: (line: PaidLine) => Won) => {
    const along = after.lines.filter((line) => some.some((each) => isOneParcel(each.policy, line.policy)));
    return sumWon(
      parcels(
        along.map((line) => ({ policy: line.policy, amount: amountOf(line) })),
        zip_code,
      ).map(({ fee }) => fee),
    );
  };
  const staying = after.lines.filter((line) => left(line) > 0);
  if (!doesShopperPay(fault)) return { ...noFees, shipping_back: Math.max(0, kept - feeOf(staying, valueLeft)) };
  // Goods returned through the shop's fault still count towards free delivery.
  const counted = (line: PaidLine) => priceOf(line, line.quantity) - priceOf(line, line.gone.byShopper);
  if (type === 'CANCEL') {
    const due = feeOf(staying, counted);
    return { ...noFees, shipping_back: Math.max(0, kept - due), shipping_charge: Math.max(0, due - kept) };
  }
  const asked = new Set(lines.map(({ id }) => id));
  const policies = before.lines.filter(({ id }) => asked.has(id)).map(({ policy }) => policy);
  const sent = feeOf(
    before.lines.filter((line) => left(line) > 0),
    counted,
  );
  return {
    shipping_back: 0,
    shipping_charge: Math.max(0, sent - kept),
    pick_up_fee: hasPickUp ? pickUpFee(before, policies) : 0,
  };
}

function withGone(order: PaidOrder, { fault, lines }: ClaimAsk): PaidOrder {
  const side = doesShopperPay(fault) ? 'byShopper' : 'byShop';
  const asked = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, gone: { ...line.gone, [side]: line.gone[side] + (asked.get(line.id) ?? 0) } })),
  };
}

function lineRefund(line: PaidLine, quantity: number): LineRefund {
  const gone = goneOf(line);
  if (quantity < 1 || gone + quantity > line.quantity) throw new RangeError(`line ${line.id} has no ${quantity} pieces left`);
  const [before, after] = [paidFor(line, gone), paidFor(line, gone + quantity)];
  const [money, points] = [after.money - before.money, after.points - before.points];
  const amount = (line.amount / line.quantity) * quantity;
  const share = (won: Won) => shareOf(won, gone + quantity, line.quantity) - shareOf(won, gone, line.quantity);
  const pieces = Object.fromEntries(pieceAmountNames.map((name) => [name, share(line[name])])) as PieceAmounts;
  const coupons = amount + piecesSum(pieces) - money - points;
  return { ...pieces, id: line.id, quantity, amount, money, point_amount: points, coupon_discount_amount: coupons };
}

/**
 * The amount paid for the first units of a line: the price after coupons, then the part of it paid with money. Both grow with every unit by
 * no more than what they are part of, so no unit ever has a negative value.
 */
function paidFor(line: PaidLine, pieces: number): { money: Won; points: Won } {
  const value = priceOf(line, pieces);
  const whole = priceOf(line, line.quantity);
  const money = shareOf(whole - line.point_amount, value, whole);
  return { money, points: value - money };
}

/** The price of the first units of a line after coupons. */
function priceOf(line: PaidLine, pieces: number): Won {
  return shareOf(line.amount + piecesSum(line) - line.coupon_discount_amount, pieces, line.quantity);
}

function valueLeft(line: PaidLine): Won {
  return priceOf(line, line.quantity) - priceOf(line, goneOf(line));
}

function goneOf({ gone }: PaidLine): number {
  return gone.byShopper + gone.byShop;
}

function left(line: PaidLine): number {
  return line.quantity - goneOf(line);
}

function lineOf(order: PaidOrder, id: number): PaidLine {
  const line = order.lines.find((each) => each.id === id);
  if (line === undefined) throw new RangeError(`no line ${id} in this order`);
  return line;
}
