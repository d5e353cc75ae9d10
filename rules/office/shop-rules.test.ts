import { expect, test } from 'vitest';
import { paymentStates } from '../money/payment-state.ts';
import { firstShopRules, shopRuleRanges } from './shop-rules.ts';

test('a new shop has the rules of the specification, each within its allowed range', () => {
  expect(firstShopRules).toMatchObject({
    points_earn_percent: 1,
    points_min_held: 1_000,
    deposit_days: 7,
    confirm_days: 7,
    pick_up_fee: 3_000,
    text_price: 0,
    picture_price: 0,
    quantity_steps: '',
  });
  for (const { min, max, first } of Object.values(shopRuleRanges)) expect(first >= min && first <= max).toBe(true);
});

test('no account is open longer than it is watched, and nothing is confirmed before the right of withdrawal ends', () => {
  expect(shopRuleRanges.deposit_days.max + 1).toBeLessThan(paymentStates.VIRTUAL_ACCOUNT_ISSUED.watch.hours / 24);
  expect(shopRuleRanges.confirm_days.min).toBe(7);
});
