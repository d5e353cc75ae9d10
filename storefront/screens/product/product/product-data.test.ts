import { expect, test } from 'vitest';
import { type ProductPage, scoreOf, sizeNameOf } from './product-data.ts';

test('the average score has one decimal, and without reviews there is none', () => {
  expect(scoreOf({ review_count: 0, review_score_sum: 0 })).toBeNull();
  expect(scoreOf({ review_count: 3, review_score_sum: 14 })).toBe(4.7);
  expect(scoreOf({ review_count: 2, review_score_sum: 9 })).toBe(4.5);
});

test('a size that alone tells options apart has their name in each language; beside several colours it is letters', () => {
  // Names come in the page's language only.
  const dotted = { en: 'Dotted' };
  const notebook = { options: [{ size: '점', name: dotted }], frames: [], colors: [{}] } as unknown as ProductPage;
  const shirt = {
    options: [{ size: 'M', name: { ko: '검정 / M', en: 'Black / M' } }],
    frames: [{}],
    colors: [{}, {}],
  } as unknown as ProductPage;
  expect(sizeNameOf(notebook, '점')).toEqual(dotted);
  expect(sizeNameOf(shirt, 'M')).toBeNull();
});
