import { expect, test } from 'vitest';
import { alreadyHeld } from './already-held.ts';

test.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"other", W/"x"', true],
  ['*', true],
  ['"other"', false],
  ['x', false],
  [undefined, false],
])('If-None-Match %s: the client has the version, %s', (sent, isHeld) => {
  for (const etag of ['"x"', 'W/"x"']) expect(alreadyHeld({ headers: { 'if-none-match': sent } }, etag)).toBe(isHeld);
});
