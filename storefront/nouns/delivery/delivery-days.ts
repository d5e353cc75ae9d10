import { dayRange } from '#rules/money/shipping.ts';

/** Days after payment until everything has arrived (specification 3, Shipping info). */
export type Days = { day1: number; day2: number };

type Line = { product: { shipping_policy: Days | null } | null };

/** The range over all lines, from the soonest first day to the latest last day; null when a product of it is gone. */
export function daysOf(lines: readonly Line[]): Days | null {
  const policies = lines.map((line) => line.product?.shipping_policy ?? null);
  const known = policies.filter((policy) => policy !== null);
  if (known.length === 0 || known.length < policies.length) return null;
  return dayRange(known);
}
