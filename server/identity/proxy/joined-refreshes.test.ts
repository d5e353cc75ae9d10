import { expect, test } from 'vitest';
import { createJoinedRefreshes } from './joined-refreshes.ts';
import type { UpstreamAnswer } from './upstream.ts';

const minute = 60_000;

/** Exchanges are counted, and each returns different tokens. */
function joined() {
  let now = new Date('2026-11-22T03:00:00Z').getTime();
  let exchanges = 0;
  const refreshes = createJoinedRefreshes(() => new Date(now), minute);
  const exchange = async () => {
    exchanges += 1;
    return { kind: 'tokens', tokens: { refresh_token: `next-${exchanges}` } } as UpstreamAnswer;
  };
  return { join: () => refreshes.join('shown', exchange), pass: (ms: number) => (now += ms), exchanges: () => exchanges };
}

test('a refresh token sent again gets the same answer for a minute, also while the first request is running', async () => {
  const { join, pass, exchanges } = joined();
  const [one, other] = await Promise.all([join(), join()]);
  expect(one).toBe(other);
  pass(minute - 1);
  expect(await join()).toBe(one);
  pass(2);
  await join();
  expect(exchanges()).toBe(2);
});

test('an answer dated in the future by a clock moved back is not used', async () => {
  const { join, pass, exchanges } = joined();
  await join();
  pass(-10 * minute);
  await join();
  expect(exchanges()).toBe(2);
});
