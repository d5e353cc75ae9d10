/** Whole Korean won. Never fractions or floating-point sums (specification 9.23, Currency KRW). */
export type Won = number;

/** The sum of amounts in won. */
export function sumWon(amounts: readonly Won[]): Won {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** `percent` of an amount in won, rounded down so that the shop never promises a fraction. */
export function percentOf(amount: Won, percent: number): Won {
  return Math.floor((amount * percent) / 100);
}

/**
 * Splits `total` won in proportion to `weights`, by largest remainder: the parts always add up to `total`, ties go to the earlier line, and
 * no part exceeds its weight unless `total` exceeds the sum of the weights. When all weights are zero, every part is zero and only a zero
 * total can be split.
 */
export function splitWon(total: Won, weights: readonly Won[]): Won[] {
  const sum = sumWon(weights);
  if (sum === 0) {
    if (total !== 0) throw new RangeError('splitWon: an amount over no weight cannot add up');
    return weights.map(() => 0);
  }
  // BigInt, because the product of two large amounts exceeds the safe integers.
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(sum)));
  const order = products
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const left = total - sumWon(parts);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The share of `total` in the ratio `part` to `whole`, rounded down. It grows with `part`, and equals `total` when the part is the whole.
 */
export function shareOf(total: Won, part: number, whole: number): Won {
  // BigInt, because the product of two large amounts exceeds the safe integers.
  return whole === 0 ? 0 : Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

/** An amount formatted for shoppers: `12,900원` in Korean, `₩12,900` in English and Chinese. */
export function formatWon(amount: Won, locale: string): string {
  const digits = new Intl.NumberFormat('ko-KR').format(amount);
  return locale.startsWith('ko') ? `${digits}원` : `₩${digits}`;
}

/** An amount formatted as `formatWon` does, with a minus sign if it is below 0. */
export function formatSigned(amount: Won, locale: string): string {
  return amount < 0 ? `−${formatWon(-amount, locale)}` : formatWon(amount, locale);
}
