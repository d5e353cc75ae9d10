import { expect, test } from 'vitest';
import { singleFlight } from '#server/images/cache/single-flight.ts';

test('a flight is shared while it lasts and forgotten after, also when it fails', async () => {
  const fly = singleFlight<number>();
  let flights = 0;
  const work = async () => {
    flights += 1;
    await new Promise(setImmediate);
    if (flights === 2) throw new Error('second flight fails');
    return flights;
  };
  expect(await Promise.all([fly('a', work), fly('a', work), fly('a', work)])).toEqual([1, 1, 1]);
  const both = await Promise.allSettled([fly('a', work), fly('a', work)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await fly('a', work)).toBe(3);
});
