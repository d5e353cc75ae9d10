import { expect, test } from 'vitest';
import { missingForSale, photoKey, type SaleNeeds } from '#rules/catalogue/for-sale.ts';

const told = { ko: '면 100%', en: 'Cotton' };
const shirt: SaleNeeds = {
  type: 'CUSTOM',
  image_src: '/cdn/a.webp',
  options: [
    { frame_key: '1', color_key: '2', size: 'M', state: 'ACT' },
    { frame_key: '1', color_key: '9', size: 'M', state: 'STOP' },
  ],
  sides: [{ key: '5' }],
  facts: { kind: 'CLOTHING', material: told, maker: told, origin: told, care: told, made_on: told, warranty: told },
  photos: new Set([photoKey('5', '1', '2')]),
};

test('a garment with picture, options, product facts and a photo of each printed side can go on sale', () => {
  expect(missingForSale(shirt)).toEqual([]);
  expect(missingForSale({ ...shirt, type: 'GENERAL', sides: [], photos: new Set() })).toEqual([]);
});

test('a product that cannot go on sale names each missing field', () => {
  expect(missingForSale({ ...shirt, image_src: '', options: [], facts: null, photos: new Set() })).toEqual([
    'image_src',
    'options',
    'facts',
  ]);
  expect(missingForSale({ ...shirt, facts: { kind: 'CLOTHING', material: told, maker: null } })).toEqual([
    'facts.maker',
    'facts.origin',
    'facts.care',
    'facts.made_on',
    'facts.warranty',
  ]);
  expect(missingForSale({ ...shirt, photos: new Set() })).toEqual(['mockups']);
  expect(missingForSale({ ...shirt, sides: [] })).toEqual(['mockups']);
});
