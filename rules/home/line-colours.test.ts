import { expect, test } from 'vitest';
import { lineColours } from './line-colours.ts';

test.each([
  [{}, '#FFFFFF', '#141412', true],
  [{ 'background-color': '#F4F3F0' }, '#141412', '#F4F3F0', true],
  [{ color: '#1F2A44' }, '#1F2A44', '#FFFFFF', true],
  [{ color: '#F4F3F0' }, '#F4F3F0', '#141412', true],
  [{ color: '#FFFFFF', 'background-color': '#F5C542' }, '#FFFFFF', '#F5C542', false],
])('a line with %o: %s on %s', (style, color, ground, isReadable) => {
  expect(lineColours(style)).toEqual({ color, ground, isReadable });
});
