import { expect, test } from 'vitest';
import { type ProductPage, photosFor, scoreOf, sizeNameOf } from './product-data.ts';

test('the average score has one decimal, and without reviews there is none', () => {
  expect(scoreOf({ review_count: 0, review_score_sum: 0 })).toBeNull();
  expect(scoreOf({ review_count: 3, review_score_sum: 14 })).toBe(4.7);
  expect(scoreOf({ review_count: 2, review_score_sum: 9 })).toBe(4.5);
});

test('options that differ only by size have the size’s name in each language; with several colours a size is letters', () => {
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

test('a chosen colour shows its garment and photos first, then photos without a colour, then others; without a choice the order stays', () => {
  const images = [
    { src: '/white', color_id: 1 },
    { src: '/label', color_id: null },
    { src: '/black', color_id: 2 },
  ];
  const ready = { product_images: images, colors: [{ id: 1 }, { id: 2 }], frames: [], mockup_groups: [], mockups: [], image_src: '/main' };
  const custom = { ...ready, mockup_groups: [{ id: 7 }], mockups: [{ mockup_group_id: 7, color_id: 2, frame_id: null, src: '/front' }] };
  const shown = (product: object, colorId: number | null) =>
    photosFor(product as ProductPage, { frameId: null, colorId }).map(({ src }) => src);
  expect(shown(ready, null)).toEqual(['/white', '/label', '/black']);
  expect(shown(ready, 2)).toEqual(['/black', '/label', '/white']);
  expect(shown(custom, 2)).toEqual(['/front', '/black', '/label', '/white']);
  expect(shown({ ...ready, product_images: [] }, 2)).toEqual(['/main']);
});
