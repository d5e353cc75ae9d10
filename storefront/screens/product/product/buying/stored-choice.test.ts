import { expect, test } from 'vitest';
import { storeChoice, takeChoice } from './stored-choice.ts';

const minute = 60_000;
const choice = {
  colorId: null,
  isOpen: true,
  chosen: [
    { option_id: 3, quantity: 2 },
    { option_id: 4, quantity: 5 },
  ],
};
const small = { id: 3, color_id: null, size: 'S', stock_count: 9 };
const large = { id: 4, color_id: null, size: 'L', stock_count: 9 };
const shirt = { id: 26, options: [small, large] };

function tabWith(now = 0) {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  storeChoice(tab, 26, choice, now);
  return tab;
}

test('a stored choice of options is restored once, on its own product', () => {
  const tab = tabWith();
  expect(takeChoice(tab, { id: 27, options: [small, large] }, minute)).toBeNull();
  expect(takeChoice(tab, shirt, minute)).toEqual({ ...choice, isWhole: true });
  expect(takeChoice(tab, shirt, minute)).toBeNull();
});

test('a stored choice of options is dropped after half an hour', () => {
  expect(takeChoice(tabWith(), shirt, 30 * minute)).not.toBeNull();
  const tab = tabWith();
  expect(takeChoice(tab, shirt, 31 * minute)).toBeNull();
  expect(takeChoice(tab, shirt, minute)).toBeNull();
});

test('a stored choice drops sold-out options, lowers quantities to the stock, and is then incomplete', () => {
  const soldOut = { id: 26, options: [{ ...small, stock_count: 0 }, large] };
  expect(takeChoice(tabWith(), soldOut, minute)).toEqual({ ...choice, chosen: [{ option_id: 4, quantity: 5 }], isWhole: false });
  const fewer = { id: 26, options: [small, { ...large, stock_count: 1 }] };
  expect(takeChoice(tabWith(), fewer, minute)?.chosen).toEqual([
    { option_id: 3, quantity: 2 },
    { option_id: 4, quantity: 1 },
  ]);
  expect(takeChoice(tabWith(), { id: 26, options: [large] }, minute)).toMatchObject({ chosen: [{ option_id: 4 }], isWhole: false });
});
