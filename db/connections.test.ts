import { expect, test } from 'vitest';
import { connectionShares, fewestConnections, usualConnections } from './connections.ts';

test('the connections of all pools and jobs together never exceed the limit of a process, and each pool has one', () => {
  expect([fewestConnections, usualConnections]).toEqual([12, 40]);
  for (let most = fewestConnections; most <= 200; most += 1) {
    const counts = Object.values(connectionShares(most));
    expect(counts.reduce((sum, count) => sum + count, 4)).toBeLessThanOrEqual(most);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  }
});

test('of 40 connections visitors, members and orders get 8 each; pages, sign-in and jobs get 4 each', () => {
  expect(connectionShares(40)).toEqual({ public: 8, pages: 4, members: 8, service: 8, identity: 4, jobs: 4 });
  expect(connectionShares(12)).toEqual({ public: 1, pages: 1, members: 1, service: 2, identity: 1, jobs: 2 });
});
