import { expect, test } from 'vitest';
import { factFields, factFieldsOf } from './product-facts.ts';

test('every kind names material, maker, origin, care, warranty and whom to ask', () => {
  for (const kind of Object.keys(factFields))
    expect(factFieldsOf(kind), kind).toEqual(expect.arrayContaining(['material', 'maker', 'origin', 'care', 'warranty', 'contact']));
});

test('clothing tells when it was made, what people eat from is certified, and an unknown kind tells what everything does', () => {
  expect(factFieldsOf('CLOTHING')).toContain('made_on');
  expect(factFieldsOf('HOUSEHOLD')).toContain('certification');
  expect(factFieldsOf('SPACESHIP')).toEqual(factFieldsOf('GOODS'));
});
