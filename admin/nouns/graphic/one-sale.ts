import { won } from '#admin/kit/format.ts';
import { moneyParts, usualTerms } from '#rules/money/royalty.ts';

/** The artist's royalty for one sold piece, with the rate: `1,500원 (30%)`. Donations are deducted first, the shop's coupons are not. */
export function oneSale({ price, donation = 0, rate }: { price: number; donation?: number; rate: number }): string {
  const { artist } = moneyParts({ quantity: 1, rest: 0, layers: [{ ...usualTerms, price, donation, rate }] });
  return `${won(artist)} (${rate / 100}%)`;
}
