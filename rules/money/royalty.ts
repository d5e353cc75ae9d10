import { splitWon, sumWon, type Won } from './money.ts';

/**
 * How the price of a sold line is divided: each layer of a design carries the royalty of its artist and what its artist gives away; the rest is the
 * shop's. Rounding is written here alone: a share is rounded down to the won for all pieces of a line together, so the shop never pays a
 * fraction and the rest of the line takes what rounding leaves. Rates are hundredths of a percent: 3000 is 30 %.
 */
export const RATE_MAX = 10_000;

/**
 * Who bears a coupon: the shop, from its share, or the artist, whose royalty is then computed on the reduced price. Points are always borne by the
 * shop.
 */
export const discountBearers = ['SHOP', 'ARTIST'] as const;
export type DiscountBearer = (typeof discountBearers)[number];

/** What a layer of a sold line carries: the artist's royalty, and what goes to the shop's cause. */
export const shareKinds = ['ROYALTY', 'DONATION'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Why the ledger has an entry: a confirmed purchase, goods that came back, or a person who put something right. */
export const entryCauses = ['SALE', 'REVERSAL', 'CORRECTION'] as const;
export type EntryCause = (typeof entryCauses)[number];

/** A frozen share waits for confirmation, is in the ledger, or ended early with its order. The check constraint of sales.royalty_lines has the same list. */
const shareRows = {
  EXPECTED: { isExpected: true, isStanding: true },
  COUNTED: { isExpected: false, isStanding: true },
  ENDED: { isExpected: false, isStanding: false },
} as const satisfies Record<string, { isExpected: boolean; isStanding: boolean }>;

export type ShareState = keyof typeof shareRows;
export const shareStates = Object.keys(shareRows) as ShareState[];

/** The states of shares that wait for their purchase to be confirmed, and of those that did not end, for a condition in a query. */
export const expectedShareStates = shareStates.filter((state) => shareRows[state].isExpected);
export const standingShareStates = shareStates.filter((state) => shareRows[state].isStanding);

/** What an artist is promised of a sale. */
export interface RoyaltyTerms {
  rate: number;
  discount_bearer: DiscountBearer;
}

/** Holds where nobody agreed on anything else. */
export const usualTerms: RoyaltyTerms = { rate: 3_000, discount_bearer: 'SHOP' };

/** One agreement, from its start until the next of the same reach; without a rate the wider one holds again. */
export interface RoyaltyRule {
  id: number;
  artist_id: number;
  /** The one work it is about; null for all of the artist's. */
  graphic_id: number | null;
  rate: number | null;
  discount_bearer: DiscountBearer;
  starts_at: Date;
}

/** The terms of a work at a moment, and the rule they come from: the work's own, else its artist's, else the usual ones. */
export function termsOf(
  graphic: { id: number; artist_id: number },
  rules: readonly RoyaltyRule[],
  now: Date,
): RoyaltyTerms & { rule_id: number | null } {
  const rule = latest(rules, graphic.artist_id, graphic.id, now) ?? latest(rules, graphic.artist_id, null, now);
  if (rule === null) return { ...usualTerms, rule_id: null };
  return { rate: rule.rate, discount_bearer: rule.discount_bearer, rule_id: rule.id };
}

function latest(rules: readonly RoyaltyRule[], artistId: number, graphicId: number | null, now: Date) {
  const started = rules.filter(
    (rule) => rule.artist_id === artistId && rule.graphic_id === graphicId && rule.starts_at.getTime() <= now.getTime(),
  );
  const [last] = started.sort((a, b) => b.starts_at.getTime() - a.starts_at.getTime() || b.id - a.id);
  return last === undefined || last.rate === null ? null : { ...last, rate: last.rate };
}

/** A layer of a sold line: what its graphic cost a piece, what of that is given away, and the terms at the sale. */
export interface SoldLayer extends RoyaltyTerms {
  price: Won;
  donation: Won;
}

/** A sold line; `rest` is what garment and printed sides cost a piece. Discounts are those of the whole line. */
export interface SoldLine {
  quantity: number;
  rest: Won;
  coupon_discount_amount: Won;
  point_amount: Won;
  layers: readonly SoldLayer[];
}

/** The shares of one layer for all pieces together; `base` is what the royalty's rate is taken of. */
export interface LayerShares {
  base: Won;
  royalty: Won;
  donation: Won;
}

/**
 * Splits what was paid for a line. What is given away comes first, as it was promised to the shopper; the royalty counts on what is left
 * of the graphic's price. All shares together never exceed what was paid: where discounts left less, they shrink in proportion.
 * Shop and layers add up to `paid` exactly.
 */
export function sharesOf(line: SoldLine): { layers: LayerShares[]; shop: Won; paid: Won } {
  const prices = line.layers.map((layer) => layer.price * line.quantity);
  const [, ...coupons] = splitWon(Math.min(line.coupon_discount_amount, line.rest * line.quantity + sumWon(prices)), [
    line.rest * line.quantity,
    ...prices,
  ]);
  const full = line.layers.map((layer, index) => {
    const price = (prices[index] ?? 0) - (layer.discount_bearer === 'ARTIST' ? (coupons[index] ?? 0) : 0);
    const donation = Math.min(layer.donation * line.quantity, price);
    const base = price - donation;
    return { base, royalty: Math.floor((base * layer.rate) / RATE_MAX), donation };
  });
  const paid = line.rest * line.quantity + sumWon(prices) - line.coupon_discount_amount - line.point_amount;
  const promised = full.flatMap(({ donation, royalty }) => [donation, royalty]);
  const given = sumWon(promised) <= paid ? promised : splitWon(paid, promised);
  const layers = full.map(({ base }, index) => ({ base, donation: given[index * 2] ?? 0, royalty: given[index * 2 + 1] ?? 0 }));
  return { layers, shop: paid - sumWon(given), paid };
}

/** Where a frozen share stands: its order, and how many of its pieces went back. */
export interface StandingShare {
  amount: Won;
  quantity: number;
  returned: number;
  isConfirmed: boolean;
  isCancelled: boolean;
}

/** What of a frozen share counts now, in won: nothing before the confirmation, nothing of a cancelled order, else the pieces that stayed. */
export function countedShare({ amount, quantity, returned, isConfirmed, isCancelled }: StandingShare): Won {
  if (!isConfirmed || isCancelled) return 0;
  const kept = Math.max(0, quantity - returned);
  return Math.floor((amount * kept) / quantity);
}

/** The entry that brings the ledger to what counts now; null when it is there already, so asking again writes nothing. */
export function dueEntry(share: StandingShare, booked: Won): { amount: Won; cause: EntryCause } | null {
  const amount = countedShare(share) - booked;
  return amount === 0 ? null : { amount, cause: amount > 0 ? 'SALE' : 'REVERSAL' };
}

/** The state of a share for its artist. */
export function shareState({ quantity, returned, isConfirmed, isCancelled }: StandingShare): ShareState {
  if (isCancelled || returned >= quantity) return 'ENDED';
  return isConfirmed ? 'COUNTED' : 'EXPECTED';
}
