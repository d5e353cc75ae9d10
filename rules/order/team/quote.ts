import { sumWon, type Won } from '../../money/money.ts';
import { parseQuantitySteps, pieceAmounts, type QuantityStep, reachedStep } from '../../money/quantity-step.ts';
import { type ShippingPolicy, shippingFee } from '../../money/shipping.ts';
import type { ShopRules } from '../../office/shop-rules.ts';
import { endOfKoreanDay } from '../../shop/korean-time.ts';

/** Days for which a quote's prices are valid. */
const QUOTE_DAYS = 14;

/** What a team order costs today. */
export interface Quote {
  /** A line for each chosen size. */
  lines: { size: string; quantity: number; amount: Won }[];
  unit_price: Won;
  quantity: number;
  /** The quantity discount in percent, and in won for all pieces. */
  percent: number;
  discount: Won;
  /** All quantity steps, to show the next ones. */
  steps: readonly QuantityStep[];
  delivery: Won;
  total: Won;
  /** The value added tax in the total, and the rest. */
  vat: Won;
  supply: Won;
  valid_until: Date;
}

interface QuotedTeam {
  /** The price of a piece with its texts and own pictures. */
  unit_price: Won;
  sizes: readonly { name: string; quantity: number }[];
  policy: ShippingPolicy;
}

/** The quote of a team order, with delivery to the mainland; prices include value added tax. */
export function quoteOf({ unit_price, sizes, policy }: QuotedTeam, rules: ShopRules, now: Date): Quote {
  const lines = sizes
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, quantity }) => ({ size: name, quantity, amount: unit_price * quantity }));
  const quantity = sumWon(lines.map((line) => line.quantity));
  const prints = { texts: 0, pictures: 0 };
  const { quantity_discount_amount: discount } = pieceAmounts({ unit_price, prints, quantity, bought: quantity }, rules);
  const goods = unit_price * quantity - discount;
  const delivery = shippingFee(policy, goods, null);
  const total = goods + delivery;
  const vat = Math.round(total / 11);
  const steps = parseQuantitySteps(rules.quantity_steps) ?? [];
  const percent = reachedStep(steps, quantity)?.percent ?? 0;
  const valid_until = endOfKoreanDay(now, QUOTE_DAYS);
  return { lines, unit_price, quantity, percent, discount, steps, delivery, total, vat, supply: total - vat, valid_until };
}
