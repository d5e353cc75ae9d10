import { type ClaimType, doesShopperPay, type Fault } from '#rules/order/claim/claim.ts';
import { shareOf, sumWon, type Won } from '../money.ts';
import { earnedPoints } from '../points/points.ts';
import { isOneParcel, parcels, type ShippingPolicy } from '../shipping.ts';
import { pickUpFee } from './pick-up.ts';

/** A line as it was paid, with the pieces of it that are gone: by the shopper's own wish, or because the shop failed. Amounts in won. */
export interface PaidLine {
  id: number;
  quantity: number;
  amount: Won;
  coupon_discount_amount: Won;
  point_amount: Won;
  policy: ShippingPolicy;
  gone: { byShopper: number; byShop: number };
}

export interface PaidOrder {
  zip_code: string;
  /** What it was promised when it was placed: per cent it earns in points, and what a parcel back costs. */
  earn_percent: number;
  pick_up_fee: Won;
  /** What was paid for delivery, with what earlier claims added or took off. */
  delivery_kept: Won;
  /** What of that was paid with points, when the money that went back did not cover it. */
  delivery_points: Won;
  lines: readonly PaidLine[];
}

/** A requested or decided claim. `hasPickUp`: a courier brings the goods back. */
export interface ClaimAsk {
  type: ClaimType;
  fault: Fault;
  hasPickUp: boolean;
  lines: readonly { id: number; quantity: number }[];
}

/** A part of a line, by what it was paid with; the three add up to the price of its pieces. */
export interface LineRefund {
  id: number;
  quantity: number;
  amount: Won;
  /** What coupons took off; nobody paid it. */
  coupon_discount_amount: Won;
  point_amount: Won;
  money: Won;
}

/** What goes back for a claim, in won and points; `money` is the sum of the parts above it, less what points pay of them. */
export interface ClaimRefund {
  lines: LineRefund[];
  /** Money for the goods. */
  goods: Won;
  /** Paid for a delivery that is not needed, or was the shop's fault. */
  shipping_back: Won;
  /** For a delivery that was free only with the goods that go. */
  shipping_charge: Won;
  pick_up_fee: Won;
  /** The parts of the three that are points: fees the money does not cover, and delivery that points had paid. */
  shipping_back_points: Won;
  shipping_charge_points: Won;
  pick_up_points: Won;
  /** Fees that are more than the goods cost; the shop bears them. */
  waived: Won;
  money: Won;
  /** Points that come back: those of the goods, with the parts above. */
  points: Won;
  /** Nothing is left of the order, and not by the shopper's wish after delivery: its coupons are free again. */
  is_coupon_back: boolean;
  /** Nothing is left of the order. */
  is_last: boolean;
}

/**
 * What goes back for pieces of an order: of each line what was really paid for them, and the fees by whose fault it is. One function says
 * it before anybody presses and works it out when it is done. Pieces are counted from the first to the last of a line, so that however an
 * order goes back, in whatever steps, the parts add up to what was paid. An exchange moves no money.
 */
export function claimRefund(order: PaidOrder, ask: ClaimAsk): ClaimRefund {
  const lines = ask.type === 'EXCHANGE' ? [] : ask.lines.map((part) => lineRefund(lineOf(order, part.id), part.quantity));
  const goods = sumWon(lines.map(({ money }) => money));
  const after = ask.type === 'EXCHANGE' ? order : withGone(order, ask);
  const isLast = after.lines.every((line) => left(line) === 0);
  const { shipping_back, ...due } = ask.type === 'EXCHANGE' ? noFees : feesOf(order, after, ask);
  // Delivery that points paid comes back as points: nobody turns points into money.
  const backPoints = Math.min(shipping_back, order.delivery_points);
  // The way out that is charged comes before the way back, and money before points: what neither covers, the shop bears.
  const purse = { money: goods + shipping_back - backPoints, points: sumWon(lines.map(({ point_amount }) => point_amount)) + backPoints };
  const charge = payFee(purse, due.shipping_charge);
  const pickUp = payFee(charge.left, due.pick_up_fee);
  return {
    lines,
    goods,
    shipping_back,
    shipping_charge: charge.paid,
    pick_up_fee: pickUp.paid,
    shipping_back_points: backPoints,
    shipping_charge_points: charge.points,
    pick_up_points: pickUp.points,
    waived: due.shipping_charge - charge.paid + due.pick_up_fee - pickUp.paid,
    money: pickUp.left.money,
    points: pickUp.left.points,
    is_coupon_back: isLast && (ask.type === 'CANCEL' || !doesShopperPay(ask.fault)),
    is_last: isLast,
  };
}

/** Of the fees of a claim what points pay, below nothing for delivery that points had paid and that goes back. */
export function pointFees(refund: Pick<ClaimRefund, 'shipping_back_points' | 'shipping_charge_points' | 'pick_up_points'>): Won {
  return refund.shipping_charge_points + refund.pick_up_points - refund.shipping_back_points;
}

/** Takes a fee out of what goes back, its money first; one point is one won. */
function payFee(from: { money: Won; points: Won }, fee: Won) {
  const money = Math.min(fee, from.money);
  const points = Math.min(fee - money, from.points);
  return { paid: money + points, points, left: { money: from.money - money, points: from.points - points } };
}

/** What was paid in money for the goods that are left, in won: what a confirmed purchase earns points from, and a royalty is counted on. */
export function moneyLeft(order: Pick<PaidOrder, 'lines'>): Won {
  return sumWon(order.lines.map((line) => paidFor(line, line.quantity).money - paidFor(line, goneOf(line)).money));
}

/** Points of a confirmed purchase that are taken back when these pieces go: what it earned before, less what it earns without them. */
export function earnedBack(order: PaidOrder, ask: ClaimAsk): Won {
  if (ask.type === 'EXCHANGE') return 0;
  return pointsEarned(order) - pointsEarned(withGone(order, ask));
}

/** Lines of which nothing is left once these pieces go: their reviews lose the points they brought. */
export function endedLines(order: PaidOrder, ask: ClaimAsk): number[] {
  if (ask.type === 'EXCHANGE') return [];
  const asked = new Set(ask.lines.map(({ id }) => id));
  const ended = withGone(order, ask).lines.filter((line) => asked.has(line.id) && left(line) === 0);
  return ended.map(({ id }) => id);
}

/** Points that the confirmation of what is left of an order earns. */
export function pointsEarned(order: Pick<PaidOrder, 'lines' | 'earn_percent'>): Won {
  return earnedPoints({ product_amount: moneyLeft(order), coupon_discount_amount: 0, point_amount: 0, earn_percent: order.earn_percent });
}

const noFees = { shipping_back: 0, shipping_charge: 0, pick_up_fee: 0 };

/**
 * The fees of a claim before anything is waived. The shopper's own wish may lose free delivery, and after delivery the way out was driven
 * and is not given back; the shop's fault loses nothing, and gives the way out back where nothing of its parcel stays.
 */
function feesOf(before: PaidOrder, after: PaidOrder, { type, fault, hasPickUp, lines }: ClaimAsk): typeof noFees {
  const { zip_code, delivery_kept: kept } = before;
  // The parcels of these lines, each with all goods that count in it.
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
  // What the shop failed at counts towards free delivery as if it had stayed.
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
  return { id: line.id, quantity, amount, money, point_amount: points, coupon_discount_amount: amount - money - points };
}

/**
 * What was paid for the first pieces of a line: first the part of its price that coupons left, then of that the part that money paid. Both
 * grow with every piece by no more than what they are part of, so no piece is ever worth less than nothing.
 */
function paidFor(line: PaidLine, pieces: number): { money: Won; points: Won } {
  const value = priceOf(line, pieces);
  const whole = line.amount - line.coupon_discount_amount;
  const money = shareOf(whole - line.point_amount, value, whole);
  return { money, points: value - money };
}

/** The price of the first pieces of a line after coupons. */
function priceOf(line: PaidLine, pieces: number): Won {
  return shareOf(line.amount - line.coupon_discount_amount, pieces, line.quantity);
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
