import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

it('every empty, error, busy and offline page has a drawing', () => {
  expect(files.sort()).toEqual(['busy.svg', 'cart-empty.svg', 'error.svg', 'no-orders.svg', 'nothing-found.svg', 'nothing-liked.svg', 'offline.svg']);
});

it.each(files)('the drawing %s uses one line style', (file) => {
  const svg = readFileSync(`${folder}/${file}`, 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="160" height="120" viewBox="0 0 160 120" fill="none" stroke="#141412" stroke-width="2"/);
  expect(svg.match(/#[0-9a-fA-F]{3,8}/g)).toEqual(['#141412']);
  expect(svg).not.toMatch(/<(text|script|image|style|filter)|href=|fill="(?!none)/);
});
