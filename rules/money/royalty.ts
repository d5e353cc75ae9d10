import { splitWon, sumWon, type Won } from './money.ts';
import { amountsIn, lineAmountNames, type PieceAmounts, piecesSum } from './order-sums.ts';

/**
 * Splits the price of a sold line: each layer of a design carries its artist's royalty and donation; the rest is the shop's. Shares are
 * rounded down to the won for all units of a line together, so the shop never pays a fraction and keeps the remainder. Rates are hundredths
 * of a percent: 3000 is 30 %.
 */
export const RATE_MAX = 10_000;

/**
 * Who bears a coupon: the shop, from its share, or the artist, whose royalty is then computed on the reduced price. The shop always bears
 * points.
 */
export const discountBearers = ['SHOP', 'ARTIST'] as const;
export type DiscountBearer = (typeof discountBearers)[number];

/** The shares of a line: each layer's royalty and donation, and the brand's proceeds for the goods. */
export const shareKinds = ['ROYALTY', 'DONATION', 'PROCEEDS'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Causes of ledger entries: a confirmed purchase, returned goods, or a manual correction. */
export const entryCauses = ['SALE', 'REVERSAL', 'CORRECTION'] as const;
export type EntryCause = (typeof entryCauses)[number];

/**
 * A frozen share awaits confirmation, is booked, or ended early with its order. The check constraint of sales.royalty_lines has the same
 * list.
 */
const shareRows = {
  EXPECTED: { isExpected: true, isStanding: true },
  COUNTED: { isExpected: false, isStanding: true },
  ENDED: { isExpected: false, isStanding: false },
} as const satisfies Record<string, { isExpected: boolean; isStanding: boolean }>;

export type ShareState = keyof typeof shareRows;
export const shareStates = Object.keys(shareRows) as ShareState[];

/** The states of shares that await confirmation, and of shares that have not ended, for use in queries. */
export const expectedShareStates = shareStates.filter((state) => shareRows[state].isExpected);
export const standingShareStates = shareStates.filter((state) => shareRows[state].isStanding);

/** The terms of an artist. */
export interface RoyaltyTerms {
  rate: number;
  discount_bearer: DiscountBearer;
}

/** The default when nothing else was agreed. */
export const usualTerms: RoyaltyTerms = { rate: 3_000, discount_bearer: 'SHOP' };

/** An agreement, valid until the next one of the same scope; without a rate, the wider scope applies again. */
interface Rule {
  id: number;
  rate: number | null;
  starts_at: Date;
}

/** An agreement with an artist. */
export interface RoyaltyRule extends Rule {
  artist_id: number | null;
  /** The work it applies to; null for all of the artist's. */
  graphic_id: number | null;
  discount_bearer: DiscountBearer;
}

/** An agreement with a brand; its rate is the brand's part after commission. */
export interface BrandRule extends Rule {
  brand_id: number | null;
  /** The category it applies to, with its subcategories; null for all goods of the brand. */
  category_id: number | null;
}

/** The terms of a work at a moment and the rule they come from: the work's own, its artist's, or the default. */
export function termsOf(
  graphic: { id: number; artist_id: number },
  rules: readonly RoyaltyRule[],
  now: Date,
): RoyaltyTerms & { rule_id: number | null } {
  const own = rules.filter((rule) => rule.artist_id === graphic.artist_id);
  const rule = latest(own, ({ graphic_id }) => graphic_id === graphic.id, now) ?? latest(own, ({ graphic_id }) => graphic_id === null, now);
  if (rule === null) return { ...usualTerms, rule_id: null };
  return { rate: rule.rate, discount_bearer: rule.discount_bearer, rule_id: rule.id };
}

/**
 * The terms of a brand's goods: of the nearest category with a rule (its own first, then its parents), else of the brand. Null for a
 * brand without terms, whose goods are the shop's.
 */
export function brandTermsOf(
  { brand_id, categories }: { brand_id: number; categories: readonly number[] },
  rules: readonly BrandRule[],
  now: Date,
): { rate: number; rule_id: number } | null {
  const own = rules.filter((rule) => rule.brand_id === brand_id);
  for (const category of [...categories, null]) {
    const rule = latest(own, ({ category_id }) => category_id === category, now);
    if (rule !== null) return { rate: rule.rate, rule_id: rule.id };
  }
  return null;
}

/** Converts the shop's commission to the brand's rate and back: the two add up to 100 %. */
export function otherPart(rate: number): number {
  return RATE_MAX - rate;
}

function latest<Of extends Rule>(rules: readonly Of[], isOfScope: (rule: Of) => boolean, now: Date) {
  const started = rules.filter((rule) => isOfScope(rule) && rule.starts_at.getTime() <= now.getTime());
  const [last] = started.sort((a, b) => b.starts_at.getTime() - a.starts_at.getTime() || b.id - a.id);
  return last === undefined || last.rate === null ? null : { ...last, rate: last.rate };
}

/** A layer of a sold line: the unit price of its graphic, the donation in it, and the terms at the time of sale. */
export interface SoldLayer extends RoyaltyTerms {
  price: Won;
  donation: Won;
}

/** A sold line; `rest` is the unit price of garment and printed sides. Discounts are for the whole line, and so are the shop's other amounts. */
export interface SoldLine extends PieceAmounts {
  quantity: number;
  rest: Won;
  coupon_discount_amount: Won;
  /** The part of the coupons paid by the brand of the goods. */
  brand_coupon_amount?: Won;
  point_amount: Won;
  layers: readonly SoldLayer[];
}

/** A brand's goods in a sold line: their unit price without print and graphics, and the coupons paid by the brand. */
export interface SoldGoods {
  price: Won;
  quantity: number;
  rate: number;
  coupon: Won;
}

/**
 * The brand's proceeds of a line. Coupons of others, points and quantity discounts reduce only the shop's part, which can fall below its
 * commission. `base`: the price less `borne` (the brand's own coupons), at least 0. The commission is `base` less `amount`.
 */
export function proceedsOf({ price, quantity, rate, coupon }: SoldGoods): { base: Won; borne: Won; amount: Won } {
  const borne = Math.min(coupon, price * quantity);
  const base = price * quantity - borne;
  return { base, borne, amount: Math.floor((base * rate) / RATE_MAX) };
}

/** The shares of one layer for all units; `base` is the amount the royalty rate applies to. */
export interface LayerShares {
  base: Won;
  royalty: Won;
  donation: Won;
}

/**
 * Splits the amount paid for a line. Donations come first, as promised to the shopper; royalties apply to the rest of the graphic's price.
 * Shares never exceed the amount paid: they shrink in proportion when discounts left less. Shop and layers add up to `paid` exactly.
 */
export function sharesOf(line: SoldLine): { layers: LayerShares[]; shop: Won; paid: Won } {
  const prices = line.layers.map((layer) => layer.price * line.quantity);
  const rest = line.rest * line.quantity + piecesSum(line);
  const weights = [Math.max(0, rest), ...prices];
  const shared = line.coupon_discount_amount - (line.brand_coupon_amount ?? 0);
  const [, ...coupons] = splitWon(Math.min(shared, sumWon(weights)), weights);
  const full = line.layers.map((layer, index) => {
    const price = (prices[index] ?? 0) - (layer.discount_bearer === 'ARTIST' ? (coupons[index] ?? 0) : 0);
    const donation = Math.min(layer.donation * line.quantity, price);
    const base = price - donation;
    return { base, royalty: Math.floor((base * layer.rate) / RATE_MAX), donation };
  });
  const paid = rest + sumWon(prices) - line.coupon_discount_amount - line.point_amount;
  const promised = full.flatMap(({ donation, royalty }) => [donation, royalty]);
  const given = sumWon(promised) <= paid ? promised : splitWon(paid, promised);
  const layers = full.map(({ base }, index) => ({ base, donation: given[index * 2] ?? 0, royalty: given[index * 2 + 1] ?? 0 }));
  return { layers, shop: paid - sumWon(given), paid };
}

/** The parts of a price without discounts, in won, which add up to `price`. Production is garment and print. */
export function moneyParts({ quantity, rest, layers }: Pick<SoldLine, 'quantity' | 'rest' | 'layers'>) {
  const { layers: shares, shop, paid } = sharesOf({ ...amountsIn(lineAmountNames, {}), quantity, rest, layers });
  const sum = (part: 'royalty' | 'donation') => sumWon(shares.map((each) => each[part]));
  return { price: paid, production: rest * quantity, artist: sum('royalty'), donation: sum('donation'), shop: shop - rest * quantity };
}

/** The facts about a frozen share: its order's state, and how many units were returned. */
export interface StandingShare {
  amount: Won;
  quantity: number;
  returned: number;
  isConfirmed: boolean;
  isCancelled: boolean;
}

/** The effective amount of a frozen share, in won: 0 before confirmation or after cancellation, otherwise for the units kept. */
export function countedShare({ amount, quantity, returned, isConfirmed, isCancelled }: StandingShare): Won {
  if (!isConfirmed || isCancelled) return 0;
  const kept = Math.max(0, quantity - returned);
  return Math.floor((amount * kept) / quantity);
}

/** The entry that brings the ledger up to date; null when it already is, so repeated calls write nothing. */
export function dueEntry(share: StandingShare, booked: Won): { amount: Won; cause: EntryCause } | null {
  const amount = countedShare(share) - booked;
  return amount === 0 ? null : { amount, cause: amount > 0 ? 'SALE' : 'REVERSAL' };
}

/** The state of a share as shown to its artist. */
export function shareState({ quantity, returned, isConfirmed, isCancelled }: StandingShare): ShareState {
  if (isCancelled || returned >= quantity) return 'ENDED';
  return isConfirmed ? 'COUNTED' : 'EXPECTED';
}
