import { expect, test } from 'vitest';
import { isShown } from '../shop/shown.ts';
import { awaitsReview, graphicStates, sentGraphicState, waitingGraphicStates } from './graphic-state.ts';

test('an artist’s new graphic waits for approval and is hidden meanwhile; a graphic by staff is shown at once', () => {
  const [ofArtist, ofStaff] = [false, true].map((isStaff) => ({ state: sentGraphicState(isStaff) }));
  expect([ofArtist, ofStaff].map((work) => work && [awaitsReview(work), isShown(work)])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(waitingGraphicStates).toEqual([sentGraphicState(false)]);
  expect(graphicStates.filter((state) => !awaitsReview({ state }))).toEqual(['ACT', 'STOP']);
});
