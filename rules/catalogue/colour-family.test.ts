import { expect, test } from 'vitest';
import { colourFamilies, colourFamilyNamed, colourFamilyOf } from './colour-family.ts';

test('each colour family has words in three languages, and no word or shade belongs to two families', () => {
  const words = colourFamilies.flatMap(({ words, shades }) => [...new Set([...words, ...shades])]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  for (const { id, name } of colourFamilies) expect(Object.values(name).map((word) => colourFamilyNamed(word))).toEqual([id, id, id]);
  for (const { id, hex } of colourFamilies) expect(colourFamilyOf({ name: {}, hex })).toBe(id);
});

test.each([
  [{ ko: '멜란지 그레이', en: 'Melange Grey' }, '#000000', 'grey'],
  [{ ko: '더스티 핑크' }, '#DFB6B1', 'pink'],
  [{ ko: '세이지', en: 'Sage' }, '#A3AE94', 'green'],
  [{ ko: '가을밤', en: 'Autumn night navy' }, '#FFFFFF', 'navy'],
  [{ ko: '무늬 3' }, '#22304A', 'navy'],
  [{ ko: '무늬 3' }, '#20382F', 'green'],
  [{ ko: '무늬 3' }, '#101114', 'black'],
  [{ ko: '무늬 3' }, '#F3E9DC', 'beige'],
  [{ ko: '무늬 3' }, '#DFB6B1', 'pink'],
  [{ ko: '무늬 3' }, '#D7DCE0', 'grey'],
])('a colour called %j of %s is of the family %s: by its name, else by its hue', (name, hex, family) => {
  expect(colourFamilyOf({ name, hex })).toBe(family);
});
