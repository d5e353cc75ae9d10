import { expect, test } from 'vitest';
import { faultsOfGraphic } from '#rules/catalogue/graphic-file.ts';

test('a graphic file is large enough for 25 cm, not too large, not empty, and has a transparent background', () => {
  expect(faultsOfGraphic({ width: 1_500, height: 900, seen: 0.4 })).toEqual([]);
  expect(faultsOfGraphic({ width: 1_499, height: 1_499, seen: 0.4 })).toEqual(['TOO_SMALL']);
  expect(faultsOfGraphic({ width: 9_000, height: 2_000, seen: 1 })).toEqual(['TOO_LARGE', 'OPAQUE']);
  expect(faultsOfGraphic({ width: 2_000, height: 2_000, seen: 0 })).toEqual(['EMPTY']);
});
