import { expect, test } from 'vitest';
import type { Claim } from '#contract/rest/claims.ts';
import { gonePieces } from './gone-pieces.ts';

const claim = (type: Claim['type'], status: Claim['status'], lines: Record<number, number>) =>
  ({
    type,
    status,
    lines: Object.entries(lines).map(([id, quantity]) => ({ order_product_id: Number(id), quantity, exchange_option: null })),
  }) as Claim;

test('pieces of a line are gone by what is settled: cancelled and taken back apart, exchanges and what is undecided not at all', () => {
  const claims = [
    claim('CANCEL', 'COMPLETED', { 1: 1, 2: 3 }),
    claim('CANCEL', 'ACCEPTED', { 1: 1 }),
    claim('CANCEL', 'REJECTED', { 1: 5 }),
    claim('RETURN', 'COMPLETED', { 1: 2 }),
    claim('RETURN', 'COLLECTED', { 2: 1 }),
    claim('EXCHANGE', 'COMPLETED', { 1: 1 }),
  ];
  expect(gonePieces({ claims }, 1)).toEqual([
    { type: 'CANCEL', count: 2 },
    { type: 'RETURN', count: 2 },
  ]);
  expect(gonePieces({ claims }, 2)).toEqual([{ type: 'CANCEL', count: 3 }]);
  expect(gonePieces({ claims }, 3)).toEqual([]);
});
