import { expect, test } from 'vitest';
import { factFields, factFieldsOf, wearerOf } from './product-facts.ts';

test('every kind names material, maker, origin, care, warranty and whom to ask', () => {
  for (const kind of Object.keys(factFields))
    expect(factFieldsOf(kind), kind).toEqual(expect.arrayContaining(['material', 'maker', 'origin', 'care', 'warranty', 'contact']));
});

test('clothing tells when it was made, what people eat from is certified, and an unknown kind tells what everything does', () => {
  expect(factFieldsOf('CLOTHING')).toContain('made_on');
  expect(factFieldsOf('HOUSEHOLD')).toContain('certification');
  expect(factFieldsOf('SPACESHIP')).toEqual(factFieldsOf('GOODS'));
});

test('apparel is for every adult unless a name or category says for whom; other kinds say nothing', () => {
  const everyAdult = { gender: 'unisex', ageGroup: 'adult', minAge: 13 };
  const tee = { ko: '스탠더드 티셔츠', en: 'Standard tee' };
  expect(['CLOTHING', 'ACCESSORY', 'BAG', 'GOODS', null].map((kind) => wearerOf(kind, [tee]))).toEqual([
    everyAdult,
    everyAdult,
    null,
    null,
    null,
  ]);
  for (const name of [{ ko: '키즈' }, { ko: '티', en: "Women's" }, { en: 'Baby tee' }])
    expect(wearerOf('CLOTHING', [tee, name])).toBeNull();
  expect(wearerOf('CLOTHING', [{ ko: '강바람', en: 'Germany, human' }])).toEqual(everyAdult);
});
