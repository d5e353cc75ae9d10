import type { ShopRules } from '../office/shop-rules.ts';
import { percentOf, type Won } from './money.ts';
import type { PieceAmounts } from './order-sums.ts';

/** A discount in percent per piece, from a number of pieces of one design on. */
export interface QuantityStep {
  pieces: number;
  percent: number;
}

const written = /^(\d{1,3}):(\d{1,2})$/;

/**
 * Parses the shop rule `quantity_steps`: `10:5, 30:10` is 5 % off from 10 pieces and 10 % from 30. Empty for no steps; null unless both
 * numbers rise.
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

/** The step reached by this number of pieces; null below the first. */
export function reachedStep(steps: readonly QuantityStep[], pieces: number): QuantityStep | null {
  return steps.findLast((step) => pieces >= step.pieces) ?? null;
}

/** Prints on a piece besides graphics, whose price is in the design's. */
export interface Prints {
  readonly texts: number;
  readonly pictures: number;
}

/** The pieces of a line, and all pieces of its design in the same purchase. */
interface DesignPieces {
  unit_price: Won;
  prints: Prints;
  quantity: number;
  bought: number;
}

/**
 * The amounts of a line besides its price: texts and pictures, then the quantity discount on all. Coupons and points are computed
 * afterwards.
 */
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
