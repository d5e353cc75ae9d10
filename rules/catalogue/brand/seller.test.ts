import { expect, test } from 'vitest';
import { linesOfSellers, missingOfSeller, type Seller, sellerFacts, sellerOf } from './seller.ts';

const written = Object.fromEntries(sellerFacts.map((fact) => [`seller_${fact}`, ` ${fact} `])) as Parameters<typeof sellerOf>[0];
const brokered = { ...written, is_brokered: true };
const seller = Object.fromEntries(sellerFacts.map((fact) => [fact, fact])) as unknown as Seller;

test('a brokered brand names its seller, own goods have none', () => {
  expect(sellerOf(brokered)).toEqual(seller);
  expect(sellerOf({ ...brokered, is_brokered: false })).toBeNull();
});

test.each(sellerFacts)('a brand without %s of its seller cannot be brokered', (fact) => {
  const brand = { ...brokered, [`seller_${fact}`]: ' ' };
  expect(missingOfSeller(brand)).toEqual([`seller_${fact}`]);
  expect(sellerOf(brand)).toBeNull();
  expect(missingOfSeller({ ...brand, is_brokered: false })).toEqual([]);
});

test('lines of the same seller name the seller once', () => {
  const other = { ...seller, phone: '02' };
  const lines = [
    { id: 1, seller },
    { id: 2, seller: null },
    { id: 3, seller: { ...seller } },
    { id: 4, seller: other },
  ];
  expect(linesOfSellers(lines).map(({ id }) => id)).toEqual([1, 4]);
});
