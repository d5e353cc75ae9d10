import { expect, test } from 'vitest';
import { slidesBeside } from './slides-beside.ts';

const beside = (itemsShown: number, count = 20, isMosaic = false) => Object.values(slidesBeside(itemsShown, count, isMosaic));

test('a wide screen shows up to twice as many slides as a phone; slides of full width stay full, except in a mosaic', () => {
  expect(beside(2.5)).toEqual([2.5, 4, 5]);
  expect(beside(1.7)).toEqual([1.7, 2.72, 3.4]);
  expect(beside(1.1)).toEqual([1.1, 2.2, 2.2]);
  expect(beside(1)).toEqual([1, 1, 1]);
  expect(beside(1, 20, true)).toEqual([1, 2, 3]);
});

test('slides share the width when less than a quarter would stay empty', () => {
  expect(beside(1.1, 2)).toEqual([1.1, 2, 2]);
  expect(beside(2.5, 4)).toEqual([2.5, 4, 4]);
  expect(beside(2.5, 3)).toEqual([2.5, 4, 5]);
  expect(beside(1.7, 3)).toEqual([1.7, 2.72, 3]);
});
