import { expect, test } from 'vitest';
import { orderStateList } from '../order-state.ts';
import { canReprint, pressedPieces, reprintState } from './reprint.ts';

test('a piece can be reprinted from production until shipping, and its order goes back to production', () => {
  const states = (isReprinting: boolean) => orderStateList.filter((state) => canReprint(state, isReprinting));
  expect(states(true)).toEqual(['IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING']);
  expect(states(false)).toEqual(['PRODUCTION_COMPLETE', 'DELIVERY_PREPARING']);
  expect(reprintState).toBe('IN_PRODUCTION');
});

test('production makes a line’s remaining pieces, or only its reprints, never more than remain', () => {
  expect(pressedPieces(3, 7, null)).toBe(3);
  const again = new Map([[7, 1]]);
  expect([pressedPieces(3, 7, again), pressedPieces(3, 8, again), pressedPieces(2, 7, new Map([[7, 4]]))]).toEqual([1, 0, 2]);
});
