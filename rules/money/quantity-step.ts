import type { ShopRules } from '../office/shop-rules.ts';
import { percentOf, type Won } from './money.ts';
import type { PieceAmounts } from './order-sums.ts';

/** From how many pieces of one design each piece costs how many percent less. */
export interface QuantityStep {
  pieces: number;
  percent: number;
}

const written = /^(\d{1,3}):(\d{1,2})$/;

/**
 * Reads the shop rule `quantity_steps`: `10:5, 30:10` is 5 % off from 10 pieces and 10 % from 30. Empty for no steps; null when it does not
 * read as steps that rise in both.
 */
export function parseQuantitySteps(text: string): QuantityStep[] | null {
  if (text.trim() === '') return [];
  const steps = text.split(',').map((part) => written.exec(part.trim()));
  const read = steps.flatMap((match) => (match ? [{ pieces: Number(match[1]), percent: Number(match[2]) }] : []));
  const isRising = read.every(
    ({ pieces, percent }, at) => pieces > (read[at - 1]?.pieces ?? 1) && percent > (read[at - 1]?.percent ?? 0) && percent <= 90,
  );
  return read.length === steps.length && isRising ? read : null;
}

/** The step that so many pieces of a design reach; null below the first. */
export function reachedStep(steps: readonly QuantityStep[], pieces: number): QuantityStep | null {
  return steps.findLast((step) => pieces >= step.pieces) ?? null;
}

/** What is printed on a piece of a design besides graphics, whose price is the design's. */
export interface Prints {
  readonly texts: number;
  readonly pictures: number;
}

/** Pieces of a line of a design, and all pieces of that design that are bought with them. */
interface DesignPieces {
  unit_price: Won;
  prints: Prints;
  quantity: number;
  bought: number;
}

/** What the pieces of a design's line cost beside their price: prints, then the discount on both. Coupons and points come after it. */
export function pieceAmounts(
  { unit_price, prints, quantity, bought }: DesignPieces,
  { text_price, picture_price, quantity_steps }: Pick<ShopRules, 'text_price' | 'picture_price' | 'quantity_steps'>,
): PieceAmounts {
  const [texts, pictures] = [prints.texts * text_price, prints.pictures * picture_price];
  const percent = reachedStep(parseQuantitySteps(quantity_steps) ?? [], bought)?.percent ?? 0;
  return {
    text_amount: texts * quantity,
    picture_amount: pictures * quantity,
    quantity_discount_amount: percentOf(unit_price + texts + pictures, percent) * quantity,
  };
}
