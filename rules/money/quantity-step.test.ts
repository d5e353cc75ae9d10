import { expect, test } from 'vitest';
import { parseQuantitySteps, pieceAmounts, reachedStep } from './quantity-step.ts';

const steps = [
  { pieces: 10, percent: 5 },
  { pieces: 30, percent: 10 },
];

test.each([
  ['10:5, 30:10', steps],
  ['10:5,30:10', steps],
  ['', []],
  [' ', []],
  ['10', null],
  ['10:5 30:10', null],
  ['1:5', null],
  ['10:0', null],
  ['10:91', null],
  ['30:5, 10:10', null],
  ['10:10, 30:5', null],
  ['10:5,', null],
])('quantity steps written as «%s» read as %j', (text, expected) => {
  expect(parseQuantitySteps(text)).toEqual(expected);
});

test.each([
  [9, 0],
  [10, 995],
  [29, 995],
  [30, 1_990],
])('a piece of 19,900 won bought with %d pieces of its design costs %d won less, rounded down', (bought, less) => {
  const line = { unit_price: 19_900, prints: { texts: 0, pictures: 0 }, quantity: 2, bought };
  const rules = { text_price: 500, picture_price: 0, quantity_steps: '10:5, 30:10' };
  expect(pieceAmounts(line, rules)).toEqual({ text_amount: 0, picture_amount: 0, quantity_discount_amount: 2 * less });
  expect(pieceAmounts(line, { ...rules, quantity_steps: '' }).quantity_discount_amount).toBe(0);
});

test('texts and own pictures are priced in each piece, and the quantity discount includes them', () => {
  const line = { unit_price: 20_000, prints: { texts: 2, pictures: 1 }, quantity: 10, bought: 10 };
  expect(pieceAmounts(line, { text_price: 500, picture_price: 3_000, quantity_steps: '10:5' })).toEqual({
    text_amount: 10_000,
    picture_amount: 30_000,
    quantity_discount_amount: 12_000,
  });
});

test('the reached quantity step is the last one with at most as many pieces as bought', () => {
  expect([reachedStep(steps, 9), reachedStep(steps, 31)?.pieces]).toEqual([null, 30]);
});
