import { expect, test } from 'vitest';
import { neededTerms } from '../member/terms.ts';
import { companyFields, missingToOrder, type OpeningFacts, openingGuide } from './opening.ts';

const company = Object.fromEntries(companyFields.map((field) => [field, 'x'])) as NonNullable<OpeningFacts['company']>;
const written: OpeningFacts = {
  ...{ company, terms: [...neededTerms, 'ABOUT-US'], has_shipping: true, has_payment: true },
  ...{ brand: 'SHOWN', product: 'ON_SALE', has_home: true },
};

test('a shop with all its texts and settings takes orders, and its first-day list is empty', () => {
  expect(missingToOrder(written)).toEqual([]);
  expect(openingGuide(written).flatMap(({ missing }) => missing)).toEqual([]);
});

test.each<[about: Partial<OpeningFacts>, step: string, missing: string[], closed: boolean]>([
  [{ company: { ...company, ceo: ' ', phone: '' } }, 'COMPANY', ['ceo', 'phone'], true],
  [{ company: null }, 'COMPANY', [...companyFields], true],
  [{ terms: neededTerms.filter((type) => type !== 'PURCHASE') }, 'TERMS', ['PURCHASE'], true],
  [{ has_shipping: false }, 'SHIPPING', ['SHIPPING'], true],
  [{ has_payment: false }, 'PAYMENT', ['PAYMENT'], true],
  [{ brand: 'HIDDEN' }, 'BRAND', ['HIDDEN'], false],
  [{ product: 'HIDDEN' }, 'PRODUCT', ['HIDDEN'], false],
  [{ has_home: false }, 'HOME', ['HOME'], false],
])(
  'without %j the step %s says what is missing, and no order is taken while a text required by law is missing',
  (about, step, missing, closed) => {
    const lacking = openingGuide({ ...written, ...about }).filter((each) => each.missing.length > 0);
    expect(lacking).toEqual([{ step, missing, blocks_orders: closed }]);
    expect(missingToOrder({ ...written, ...about })).toEqual(closed ? [step] : []);
  },
);
