import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { couldBeThere } from './address-of-thing.ts';

const isId = (id: string) => couldBeThere({ id });
const isPayment = (payment: string) => couldBeThere({ payment });

test('an address with a row number, a member’s id or "new" opens a screen, any other shows a missing page', () => {
  const good = ['1', '900000000000123', '6b1f8f5e-0000-4000-8000-0123456789ab', 'new'];
  expect(good.filter((part) => !isId(part))).toEqual([]);
  expect(['abc', '0', '-1', '1.5', '1e3', '9'.repeat(16), '', 'new2', '1 '].filter(isId)).toEqual([]);
});

test('a payment’s office address takes its payment id at the provider, and nothing else', () => {
  const good = [`P${'0a'.repeat(15)}`, 'demo000012paymentSeam'];
  expect(good.filter((part) => !isPayment(part))).toEqual([]);
  expect(['new', '1', '', 'P'.repeat(19), 'P'.repeat(33), `P-${'0'.repeat(30)}`].filter(isPayment)).toEqual([]);
});

test('a settlement’s office address takes the number of an artist or of a brand', () => {
  const isPayee = (payee: string) => couldBeThere({ payee });
  expect(['3', 'brand-4', 'brand-', 'artist-3', 'new', 'brand-brand-4'].filter(isPayee)).toEqual(['3', 'brand-4']);
});

test('every office route about a thing has the parameter of that kind of thing', () => {
  const parameters = screens.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect(parameters.length).toBeGreaterThan(20);
  expect(new Set(parameters)).toEqual(new Set(['id', 'payee', 'payment', 'type']));
});
