import { expect, test } from 'vitest';
import { factFields, factFieldsOf, wearerOf } from './product-facts.ts';

test('the product facts of every kind name material, maker, origin, care, warranty and a contact', () => {
  for (const kind of Object.keys(factFields))
    expect(factFieldsOf(kind), kind).toEqual(expect.arrayContaining(['material', 'maker', 'origin', 'care', 'warranty', 'contact']));
});

test('product facts include the date of manufacture for clothing and a certificate for household goods; an unknown kind has the general facts', () => {
  expect(factFieldsOf('CLOTHING')).toContain('made_on');
  expect(factFieldsOf('HOUSEHOLD')).toContain('certification');
  expect(factFieldsOf('SPACESHIP')).toEqual(factFieldsOf('GOODS'));
});

test('apparel is for all adults unless its name or category says otherwise; other kinds have no gender', () => {
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
