import { expect, test } from 'vitest';
import { moveBy, wholePhoto, ZOOM_MAX, zoomAt } from './zoom-view.ts';

test('the point between the fingers stays in place while a photo is zoomed', () => {
  const at = { x: 100, y: -50 };
  const view = zoomAt(wholePhoto, 2, at, 800);
  // A point p of the photo appears at p * scale + offset.
  expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual(at);
});

test('a photo zooms up to five times, and down to its whole size in the centre', () => {
  expect(zoomAt(wholePhoto, 100, { x: 0, y: 0 }, 800).scale).toBe(ZOOM_MAX);
  const moved = moveBy(zoomAt(wholePhoto, 3, { x: 0, y: 0 }, 800), 500, 500, 800);
  expect(zoomAt(moved, 0.01, { x: 40, y: 40 }, 800)).toEqual(wholePhoto);
});

test('a zoomed photo pans up to its own edge, and not at its whole size', () => {
  const large = zoomAt(wholePhoto, 2, { x: 0, y: 0 }, 800);
  expect(moveBy(large, 9_999, -9_999, 800)).toEqual({ scale: 2, x: 400, y: -400 });
  expect(moveBy(wholePhoto, 10, 10, 800)).toEqual(wholePhoto);
});
