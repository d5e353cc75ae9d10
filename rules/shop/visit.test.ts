import { describe, expect, test } from 'vitest';
import {
  bucketEnd,
  judgementOf,
  scriptError,
  scriptErrorPattern,
  searchedTerm,
  threeQuarters,
  visitCutoff,
  vitalBounds,
  vitalBucket,
  webVitals,
} from './visit.ts';

describe('web vitals in buckets', () => {
  test.each(webVitals)(
    '%s: a value is counted in the bucket with the next higher end, and the limit of a good value is such an end',
    (vital) => {
      const [good] = vitalBounds[vital];
      for (let part = 0; part <= 12; part += 0.05) {
        const value = part * good;
        const bucket = vitalBucket(vital, value);
        if (bucket < 23) expect(value).toBeLessThanOrEqual(bucketEnd(vital, bucket) + 0.5);
        if (bucket > 0) expect(value).toBeGreaterThan(bucketEnd(vital, bucket - 1) - 0.5);
      }
      expect(bucketEnd(vital, vitalBucket(vital, good))).toBe(good);
    },
  );

  test('the reported value of a web vital is at or above three quarters of the measured values', () => {
    const counts = new Map([200, 400, 900, 9_000].map((value) => [vitalBucket('LCP', value), 1]));
    expect(threeQuarters('LCP', counts)).toBe(1_000);
    expect(threeQuarters('LCP', new Map())).toBeNull();
    expect([1_000, 3_000, 5_000].map((value) => judgementOf('LCP', value))).toEqual(['GOOD', 'FAIR', 'POOR']);
  });
});

describe('searches without a result', () => {
  test.each([
    ['  Hoodie  RED ', 'hoodie red'],
    ['한강 러너스', '한강 러너스'],
    ['010-1234-5678', null],
    ['me@seam.example', null],
    ['주문 20261120-123456', null],
    ['!!', null],
    ['가'.repeat(41), null],
  ])('searches without a result: %s', (typed, term) => {
    expect(searchedTerm(typed)).toBe(term);
  });
});

test('visit counts are stored for 400 days', () => {
  expect(visitCutoff('2026-11-20')).toBe('2025-10-16');
});

describe('an error of a script', () => {
  test.each([
    ['TypeError', 'https://shop.example/assets/main-x1_.js:12:5021', 'TypeError main-x1_.js:12:5021'],
    [
      'TypeError',
      'TypeError: of 김하나\n    at a (https://shop.example/assets/a.js:1:2)\n    at https://x.example/b.js:3:4',
      'TypeError a.js:1:2',
    ],
    ['김하나 error', 'https://shop.example/assets/a.js:1:2', 'Error a.js:1:2'],
    ['TypeError', 'chrome-extension://abc/content.js:1:2', null],
    ['TypeError', '', null],
  ])('a script error %s at %s', (name, place, error) => {
    expect(scriptError(name, place)).toBe(error);
    if (error !== null) expect(error).toMatch(scriptErrorPattern);
  });
});
