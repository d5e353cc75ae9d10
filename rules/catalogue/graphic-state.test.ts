import { expect, test } from 'vitest';
import { isShown } from '../shop/shown.ts';
import { awaitsReview, graphicStates, sentGraphicState, waitingGraphicStates } from './graphic-state.ts';

test('an artist’s work waits for staff and is not shown meanwhile; staff’s own is shown at once', () => {
  const [ofArtist, ofStaff] = [false, true].map((isStaff) => ({ state: sentGraphicState(isStaff) }));
  expect([ofArtist, ofStaff].map((work) => work && [awaitsReview(work), isShown(work)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(waitingGraphicStates).toEqual([sentGraphicState(false)]);
  expect(graphicStates.filter((state) => !awaitsReview({ state }))).toEqual(['ACT', 'STOP']);
});
