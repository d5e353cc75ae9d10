import { expect, test } from 'vitest';
import { designProof, proofCode, type SoldDesign } from './design-proof.ts';

const box = { x: 10, y: 20, width: 100, height: 50.04, rotation: 0 };
const sold: SoldDesign<string> = {
  content_hash: 'ab12cd34ef56',
  design: {
    sides: [
      {
        mockupGroupId: 7,
        area: { widthMm: 300, heightMm: 400 },
        layers: [
          { graphicId: 1, ...box },
          { graphicId: 1, ...box, rotation: 90 },
          { text: { words: '여름', font: 'jua' }, ...box },
        ],
      },
    ],
  },
  mockup_groups: [{ id: 7, name: '앞', price: 3000 }],
  graphics: [
    { id: 1, name: '고래', artist_name: '바다', price: 2000 },
    { id: 1, name: '고래', artist_name: '바다', price: 2000 },
  ],
  custom_price: { product: 20_000 },
};
const garment = { product_name: '티셔츠', text_amount: 500, picture_amount: 0 };

test('a proof names each layer with its size and position, the front layer first', () => {
  const [side] = designProof(sold, garment).sides;
  expect(side).toMatchObject({ mockup_group_id: 7, name: '앞', width_mm: 300, height_mm: 400 });
  expect(side?.layers).toEqual([
    {
      number: 1,
      graphic: null,
      text: { words: '여름', font: 'jua' },
      is_picture: false,
      width: 100,
      height: 50,
      left: 10,
      top: 20,
      rotation: 0,
    },
    // Turned by a quarter, it reaches as far from the corner as what is seen of it.
    {
      number: 2,
      graphic: { name: '고래', artist: '바다' },
      text: null,
      is_picture: false,
      width: 100,
      height: 50,
      left: 35,
      top: -5,
      rotation: 90,
    },
    {
      number: 3,
      graphic: { name: '고래', artist: '바다' },
      text: null,
      is_picture: false,
      width: 100,
      height: 50,
      left: 10,
      top: 20,
      rotation: 0,
    },
  ]);
});

test('the price parts of a proof add up, and a graphic used twice is one part', () => {
  const { price } = designProof(sold, garment);
  expect(price?.parts.map(({ kind, count, won }) => [kind, count, won])).toEqual([
    ['PRODUCT', 1, 20_000],
    ['SIDE', 1, 3000],
    ['GRAPHIC', 2, 4000],
    ['TEXT', 1, 500],
  ]);
  expect(price?.total).toBe(27_500);
});

test('free texts are no part of a proof’s price, and a price that was not stored is absent', () => {
  expect(designProof(sold, { ...garment, text_amount: 0 }).price?.parts).toHaveLength(3);
  expect(designProof({ ...sold, custom_price: null }, garment).price).toBeNull();
});

test('a name that was not stored in a proof is null', () => {
  const [side] = designProof({ ...sold, mockup_groups: [], graphics: [] }, garment).sides;
  expect([side?.name, side?.layers[2]?.graphic]).toEqual([null, null]);
});

test('a proof shows the first eight letters of its hash for comparison', () => {
  expect(proofCode(sold.content_hash)).toBe('AB12CD34');
});
