import { expect, test } from 'vitest';
import { isWorthCollecting } from './idle-memory.ts';

test.each([
  [0.01, 150e6, true],
  [0.01, 10e6, false],
  [0.6, 150e6, false],
])('working %f of the time with %d bytes more than before: %s', (utilization, grown, isWorth) => {
  expect(isWorthCollecting(utilization, grown)).toBe(isWorth);
});
