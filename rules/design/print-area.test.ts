import { expect, test } from 'vitest';
import { mockupAreaOf, placementSideOf, printAreaOf } from './print-area.ts';

const area = { fx: 0.3, fy: 0.2, fw: 0.4, fh: 0.457, widthMm: 300, heightMm: 400 };

test('a print area read from a database row equals one read from the data service', () => {
  expect(printAreaOf({ x: 0.3, y: 0.2, width: 0.4, height: 0.457, width_mm: 300, height_mm: 400 })).toEqual(area);
  expect(printAreaOf(mockupAreaOf(area))).toEqual(area);
  expect(placementSideOf({ ...mockupAreaOf(area), width: 1200, height: 1400 })).toEqual({ mockupWidth: 1200, mockupHeight: 1400, area });
});
