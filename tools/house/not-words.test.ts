import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notWordComplaints } from './not-words.ts';

const complaints = (path: string, text = '') => notWordComplaints(join(import.meta.dirname, '../..'), new Map([[path, text]]));

test.each([
  ['server/nouns/coupon/coupon-claim.ts', ''],
  ['db/migrations/030-x.sql', 'create table sales.coupon_claims ('],
  ['server/a.ts', 'export interface CouponClaim {'],
  ['server/a.ts', 'export async function placeOrderSheet() {}'],
  ['server/a.ts', 'export async function askMember() {}'],
])('a word that the glossary replaces is found in the name of a file, table, type or function: %s %s', (path, text) => {
  expect(complaints(path, text)).toEqual([expect.stringContaining('the glossary says')]);
});

test('the words claim and coupon, and replaced words inside other words, are not reported', () => {
  expect(complaints('server/nouns/claim/settle-claim.ts', 'export type IssuedCoupon = 1;\nfunction askewAngle() {}')).toEqual([]);
});
