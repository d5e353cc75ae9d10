import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abilitiesOf,
  abilitiesOfEverybody,
  defaultAbilities,
  dependsOnStaffRoles,
  may,
  mayDo,
  type Permission,
  permissions,
} from './permission.ts';
import { roles } from './role.ts';
import { staffRoles } from './staff-role.ts';

const all = Object.entries(permissions).flatMap(([noun, actions]) =>
  Object.keys(actions).map((action) => `${noun}.${action}` as Permission),
);
const strength = { no: 0, own: 1, view: 2, any: 3 };
/** Every administrator has staff roles; an owner has all permissions. */
const owner = ['admin', 'owner'] as const;
const actors = [...roles, ...staffRoles] as const;

describe('who may do what', () => {
  test.each([
    ['a visitor', 'public', 'own', 'no', 'no', 'no', 'no'],
    ['a member', 'user', 'own', 'own', 'own', 'own', 'no'],
    ['an artist', 'artist', 'own', 'own', 'own', 'own', 'no'],
    ['a brand', 'brand', 'own', 'own', 'own', 'own', 'no'],
    ['an administrator without staff roles', 'admin', 'own', 'own', 'own', 'own', 'no'],
    ['an owner', owner, 'own', 'own', 'any', 'any', 'any'],
    ['a clerk of orders', ['admin', 'desk'], 'own', 'own', 'any', 'own', 'view'],
  ] as const)('permission: %s', (_who, role, cart, order, account, like, product) => {
    const held = [role].flat();
    const asked = [may(held, 'change', 'cart'), may(held, 'cancel', 'order'), may(held, 'give', 'refund-account')];
    expect([...asked, may(held, 'set', 'like'), may(held, 'manage', 'product')]).toEqual([cart, order, account, like, product]);
  });

  test('owners and managers may do everything that staff do, but only owners give roles', () => {
    const ofStaff = all.filter(dependsOnStaffRoles);
    expect(ofStaff.filter((permission) => mayDo(['owner'], permission) !== 'any')).toEqual([]);
    expect(ofStaff.filter((permission) => mayDo(['manager'], permission) !== 'any')).toEqual(['staff.manage', 'integration.manage']);
  });

  test('read-only staff change nothing, and only owner, manager and desk see unmasked personal data', () => {
    expect(all.filter((permission) => dependsOnStaffRoles(permission) && mayDo(['reader'], permission) === 'any')).toEqual(['photo.see']);
    const reveal = staffRoles.filter((role) => mayDo([role], 'personal-data.reveal') !== 'no');
    expect([reveal, staffRoles.filter((role) => mayDo([role], 'waybill.read') !== 'no')]).toEqual([
      ['owner', 'manager', 'desk'],
      ['owner', 'manager', 'desk'],
    ]);
  });

  test('staff of production read neither orders, money nor members', () => {
    const seen = all.filter((permission) => dependsOnStaffRoles(permission) && mayDo(['production'], permission) !== 'no');
    expect(seen).toEqual([
      'own-picture.judge',
      'order-desk.move',
      'production.read',
      'production.plan',
      'production.pack',
      'saved-view.keep',
      'preparation.finish',
    ]);
    // How much is made in a day is somebody else's to say.
    expect(mayDo(['production'], 'production.plan')).toBe('view');
  });

  test('artists and brands may change only their own things', () => {
    expect(roles.map((role) => may([role], 'introduce', 'artist'))).toEqual(['no', 'no', 'own', 'no', 'no']);
    expect(roles.map((role) => may([role], 'introduce', 'brand'))).toEqual(['no', 'no', 'no', 'own', 'no']);
    expect([may(owner, 'introduce', 'artist'), may(owner, 'introduce', 'brand')]).toEqual(['any', 'any']);
  });

  test('everybody may sign up, and nobody else may do anything without a role', () => {
    expect(roles.map((role) => mayDo([role], 'member.sign-up'))).toEqual(['any', 'any', 'any', 'any', 'any']);
    expect(all.filter((permission) => mayDo([], permission) !== 'no')).toEqual([]);
  });

  test('a member with several roles has the widest reach of them', () => {
    fc.assert(
      fc.property(fc.subarray([...actors], { minLength: 1 }), fc.constantFrom(...all), (held, permission) => {
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
  test('a visitor’s abilities set is only "read on Auth" (specification 6)', () => {
    expect(abilitiesOf(['public'])).toEqual([{ action: 'read', subject: 'Auth' }]);
    expect(abilitiesOf([])).toEqual(defaultAbilities);
  });

  test('a member’s abilities set starts with "read on Auth", and is_own says how far each entry reaches', () => {
    const abilities = abilitiesOf(['user']);
    expect(abilities[0]).toEqual(defaultAbilities[0]);
    expect(abilities).toContainEqual({ action: ['set'], subject: 'like', conditions: { is_own: true } });
  });

  test('the abilities set does not repeat what everybody may', () => {
    expect(abilitiesOf(['user']).filter(({ subject }) => subject === 'cart')).toEqual([
      { action: ['merge'], subject: 'cart', conditions: { is_own: true } },
    ]);
    expect(abilitiesOfEverybody()).toContainEqual({ action: ['read', 'change'], subject: 'cart', conditions: { is_own: true } });
  });
});
