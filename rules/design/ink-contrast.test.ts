import { expect, test } from 'vitest';
import { isFaintOn, rgbOf } from '#rules/design/ink-contrast.ts';

const pixels = (...colours: [red: number, green: number, blue: number, alpha: number][]) => colours.flat();
const many = (count: number, colour: [number, number, number, number]) => Array.from({ length: count }, () => colour);
const white: [number, number, number, number] = [255, 255, 255, 255];
const black: [number, number, number, number] = [0, 0, 0, 255];
const nothing: [number, number, number, number] = [0, 0, 0, 0];

test.each([
  ['white lines on white', pixels(...many(20, white), ...many(80, nothing)), '#F7F6F2', true],
  ['white lines on black', pixels(...many(20, white), ...many(80, nothing)), '#141412', false],
  ['ink lines on black', pixels(...many(20, [20, 20, 18, 255])), '#141412', true],
  ['a white figure with a black outline on white', pixels(...many(75, white), ...many(25, black)), '#FFFFFF', false],
  ['an almost transparent colour on white', pixels(...many(50, [0, 0, 0, 20])), '#FFFFFF', false],
  ['another hue of the same brightness', pixels(...many(50, [200, 60, 60, 255])), '#5A7A5A', false],
  ['no ink', pixels(...many(50, nothing)), '#FFFFFF', false],
])('the contrast of ink on cloth, %s: %s', (_, ink, cloth, faint) => {
  expect(isFaintOn(ink, rgbOf(cloth))).toBe(faint);
});
