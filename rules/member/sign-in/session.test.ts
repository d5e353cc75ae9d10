import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterRenewal, checkSession, type SessionFacts, storageKeys, survivesClear } from '#rules/member/sign-in/session.ts';

const fresh: SessionFacts = { isBroken: false, issuedAt: 1_000, accessExpiresAt: 1_600, refreshLifetime: 3_600 };

describe('a session check', () => {
  test.each([
    ['nothing stored', null, 1_000, 'none'],
    ['just signed in', fresh, 1_000, 'keep'],
    ['exactly three minutes left', fresh, 1_420, 'keep'],
    ['a second less than three minutes left', fresh, 1_421, 'renew'],
    ['access token expired, window open', fresh, 2_000, 'renew'],
    ['last second of the window', fresh, 4_599, 'renew'],
    ['window passed', fresh, 4_600, 'clear'],
    ['window passed although the access token lives', { ...fresh, refreshLifetime: 100 }, 1_100, 'clear'],
    ['no window named (offline token)', { ...fresh, refreshLifetime: 0 }, 99_999, 'renew'],
    ['stored response with an error', { ...fresh, isBroken: true }, 1_000, 'clear'],
  ] as const)('a session check: %s', (_what, facts, now, step) => {
    expect(checkSession(facts, now)).toBe(step);
  });

  const facts = fc.record({
    isBroken: fc.boolean(),
    issuedAt: fc.integer({ min: 0, max: 10_000 }),
    accessExpiresAt: fc.integer({ min: 0, max: 12_000 }),
    refreshLifetime: fc.integer({ min: 0, max: 5_000 }),
  });

  test('the outcome of a session check changes only forward over time: keep, then renew, then clear', () => {
    const order = ['keep', 'renew', 'clear'];
    fc.assert(
      fc.property(facts, fc.nat(20_000), fc.nat(20_000), (stored, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(checkSession(stored, earlier))).toBeLessThanOrEqual(order.indexOf(checkSession(stored, later)));
      }),
      { seed: 20261120 },
    );
  });

  test('a session check keeps only a valid session with at least three minutes left and an open sign-in', () => {
    fc.assert(
      fc.property(facts, fc.nat(20_000), (stored, now) => {
        const isOpen = stored.refreshLifetime === 0 || now < stored.issuedAt + stored.refreshLifetime;
        const mayKeep = !stored.isBroken && isOpen && stored.accessExpiresAt - now >= 180;
        expect(checkSession(stored, now) === 'keep').toBe(mayKeep);
      }),
      { seed: 20261120 },
    );
  });
});

test('only a refusal ends a session; an outage does not', () => {
  expect(afterRenewal).toEqual({ renewed: 'replace', refused: 'clear', outage: 'keep' });
});

test('clearing the browser storage keeps only the entry for the closed popup', () => {
  expect(Object.values(storageKeys).filter(survivesClear)).toEqual([storageKeys.closedPopup]);
  expect(survivesClear('anything else')).toBe(false);
});
