import { expect, test } from 'vitest';
import { translator } from '#client/locale/message.ts';
import { offersLabel } from './offers-label.ts';

test('the link to coupons counts those that can still be taken, and says when all are taken or gone', () => {
  const say = (...states: Parameters<typeof offersLabel>[0]) => {
    const { message, count } = offersLabel(states);
    return translator('en')(message, { count });
  };
  expect(say('open', 'has', 'open', 'gone')).toBe('Claim coupons (2)');
  expect(say('has', 'has', 'has')).toBe('Your coupons (3)');
  expect(say('has', 'gone')).toBe('Your coupons (1)');
  expect(say('gone', 'gone')).toBe('Coupons no longer available (2)');
});
