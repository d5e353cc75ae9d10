import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownDevice, markDevice } from '#server/identity/proxy/known-device.ts';
import { isBrowserSecret, newBrowserSecret, openToken, sealToken } from '#server/identity/proxy/token-binding.ts';

const seed = 20261120;
const secret = 'the master secret of this installation';

describe('a sealed refresh token', () => {
  test('a sealed refresh token opens only with the same secret and browser', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (token, browser, other) => {
        fc.pre(browser !== other);
        const sealed = sealToken(token, secret, browser);
        expect(sealed).not.toContain(token.length > 8 ? token : ' ');
        expect(openToken(sealed, secret, browser)).toBe(token.toWellFormed());
        expect(openToken(sealed, secret, other)).toBeNull();
        expect(openToken(sealed, 'another master secret', browser)).toBeNull();
      }),
      { seed },
    );
  });

  test('a sealed refresh token is refused after any change, and invalid input never throws', () => {
    const sealed = Buffer.from(sealToken('token', secret, 'browser'), 'base64url');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(openToken(changed.toString('base64url'), secret, 'browser')).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(openToken(junk, secret, 'browser')).toBeNull();
      }),
      { seed },
    );
  });
});

test('a browser secret is accepted only in our own form', () => {
  expect(isBrowserSecret(newBrowserSecret())).toBe(true);
  expect(newBrowserSecret()).not.toBe(newBrowserSecret());
  for (const value of [null, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)};`]) expect(isBrowserSecret(value)).toBe(false);
});

test('a device mark is valid only for its own ID and secret', () => {
  const mark = markDevice(secret, 'Owner@Seam.example');
  expect(knownDevice(secret, 'owner@seam.example', mark)).toBe(mark.split('.')[0]);
  expect(knownDevice(secret, 'other@seam.example', mark)).toBeNull();
  expect(knownDevice('another secret', 'owner@seam.example', mark)).toBeNull();
  for (const junk of [null, '', '.', 'a.b', `${mark}.c`, `x${mark}`]) expect(knownDevice(secret, 'owner@seam.example', junk)).toBeNull();
});

test('a device mark of an ID is not valid for an ID with the same ending', () => {
  const [nonce, signature] = markDevice(secret, 'x|owner@seam.example').split('.');
  expect(knownDevice(secret, 'owner@seam.example', `${nonce}|x.${signature}`)).toBeNull();
});
