import { expect, test } from 'vitest';
import { orderStateList } from '../order-state.ts';
import { canReprint, pressedPieces, reprintState } from './reprint.ts';

test('a piece is made again from the press on until the parcel leaves, and brings its order back to the press', () => {
  expect(orderStateList.filter(canReprint)).toEqual(['IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING']);
  expect(reprintState).toBe('IN_PRODUCTION');
});

test('the press makes what is left of a line, or only what is made again, never more than is left', () => {
  expect(pressedPieces(3, 7, null)).toBe(3);
  const again = new Map([[7, 1]]);
  expect([pressedPieces(3, 7, again), pressedPieces(3, 8, again), pressedPieces(2, 7, new Map([[7, 4]]))]).toEqual([1, 0, 2]);
});
