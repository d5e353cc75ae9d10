import { expect, test } from 'vitest';
import { type ClaimedPieces, gonePieces, isWhollyGone } from './gone-pieces.ts';

const claimed = (type: ClaimedPieces['type'], status: ClaimedPieces['status'], quantity: number) => ({ type, status, quantity });

test('pieces of settled cancellations and returns count as gone by kind, and those of exchanges and undecided claims do not', () => {
  const gone = gonePieces([
    claimed('CANCEL', 'COMPLETED', 1),
    claimed('CANCEL', 'ACCEPTED', 1),
    claimed('CANCEL', 'REJECTED', 5),
    claimed('RETURN', 'COMPLETED', 2),
    claimed('RETURN', 'COLLECTED', 1),
    claimed('EXCHANGE', 'COMPLETED', 1),
  ]);
  expect(gone).toEqual([
    { type: 'CANCEL', count: 2 },
    { type: 'RETURN', count: 2 },
  ]);
  expect([isWhollyGone(gone, 4), isWhollyGone(gone, 5), isWhollyGone([], 1)]).toEqual([true, false, false]);
  expect(gonePieces([claimed('RETURN', 'COLLECTED', 1)])).toEqual([]);
});
