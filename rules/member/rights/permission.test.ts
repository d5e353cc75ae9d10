import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilitiesOf, abilitiesOfEverybody, defaultAbilities, may, mayDo, type Permission, permissions } from './permission.ts';
import { roles } from './role.ts';

const all = Object.entries(permissions).flatMap(([noun, actions]) =>
  Object.keys(actions).map((action) => `${noun}.${action}` as Permission),
);
const strength = { no: 0, own: 1, any: 2 };

describe('who may do what', () => {
  test.each([
    ['a visitor', 'public', 'own', 'no', 'no', 'no', 'no'],
    ['a member', 'user', 'own', 'own', 'own', 'own', 'no'],
    ['an artist', 'artist', 'own', 'own', 'own', 'own', 'no'],
    ['a brand', 'brand', 'own', 'own', 'own', 'own', 'no'],
    ['an administrator', 'admin', 'own', 'own', 'any', 'any', 'any'],
  ] as const)('%s', (_who, role, cart, order, account, like, product) => {
    const asked = [may([role], 'change', 'cart'), may([role], 'cancel', 'order'), may([role], 'give', 'refund-account')];
    expect([...asked, may([role], 'set', 'like'), may([role], 'manage', 'product')]).toEqual([cart, order, account, like, product]);
  });

  test('artists and brands keep what is theirs', () => {
    expect(roles.map((role) => may([role], 'introduce', 'artist'))).toEqual(['any', 'no', 'own', 'no', 'no']);
    expect(roles.map((role) => may([role], 'introduce', 'brand'))).toEqual(['any', 'no', 'no', 'own', 'no']);
  });

  test('everybody signs up, nobody without a role does anything', () => {
    expect(roles.map((role) => mayDo([role], 'member.sign-up'))).toEqual(['any', 'any', 'any', 'any', 'any']);
    expect(all.filter((permission) => mayDo([], permission) !== 'no')).toEqual([]);
  });

  test('several roles reach as far as the widest of them', () => {
    fc.assert(
      fc.property(fc.subarray([...roles], { minLength: 1 }), fc.constantFrom(...all), (held, permission) => {
        const alone = held.map((role) => strength[mayDo([role], permission)]);
        expect(strength[mayDo(held, permission)]).toBe(Math.max(...alone));
      }),
      { seed: 20261122 },
    );
  });

  test('every member has at least the permissions of a visitor', () => {
    for (const permission of all)
      for (const role of roles) expect(strength[mayDo([role], permission)]).toBeGreaterThanOrEqual(strength[mayDo(['public'], permission)]);
  });
});

describe('the abilities set', () => {
  test('the abilities set of a visitor is read on Auth, alone (specification 6)', () => {
    expect(abilitiesOf(['public'])).toEqual([{ action: 'read', subject: 'Auth' }]);
    expect(abilitiesOf([])).toEqual(defaultAbilities);
  });

  test('the abilities set of a member begins with it, and says with is_own how far each entry reaches', () => {
    const abilities = abilitiesOf(['user']);
    expect(abilities[0]).toEqual(defaultAbilities[0]);
    expect(abilities).toContainEqual({ action: ['set'], subject: 'like', conditions: { is_own: true } });
    expect(abilitiesOf(['admin'])).toContainEqual({ action: ['set'], subject: 'like' });
  });

  test('the abilities set does not repeat what everybody may', () => {
    expect(abilitiesOf(['user']).filter(({ subject }) => subject === 'cart')).toEqual([
      { action: ['merge'], subject: 'cart', conditions: { is_own: true } },
    ]);
    expect(abilitiesOfEverybody()).toContainEqual({ action: ['read', 'change'], subject: 'cart', conditions: { is_own: true } });
  });
});
