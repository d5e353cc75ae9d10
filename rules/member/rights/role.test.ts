import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRole, currentRole, isRole, roles, rolesInPriorityOrder } from '#rules/member/rights/role.ts';

describe('the current role', () => {
  test.each([
    [['user', 'admin'], 'admin'],
    [['artist', 'user'], 'user'],
    [['brand', 'artist'], 'artist'],
    [['brand'], 'brand'],
    [['public'], 'public'],
    [[], 'public'],
    [['superuser', 7, null], 'public'],
  ])('the current role of %j is %s', (allowed, role) => {
    expect(currentRole(allowed)).toBe(role);
  });

  test('the current role does not depend on the order of the claim and is always an allowed one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...roles], { minLength: 1 }), (allowed) => {
        expect(currentRole(allowed)).toBe(currentRole(allowed.toReversed()));
        expect(allowed).toContain(currentRole(allowed));
      }),
      { seed: 20261120 },
    );
  });
});

test('the roles of a token claim are the known ones, each once, in order of priority', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...roles), fc.string(), fc.integer())), (claimed) => {
      const found = rolesInPriorityOrder(claimed);
      expect(found.every(isRole)).toBe(true);
      expect(found).toEqual(roles.filter((role) => claimed.includes(role)));
    }),
    { seed: 20261120 },
  );
});

describe('the role of a request', () => {
  test('the role of a request is always one that the token allows, whatever the header says', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...roles]),
        fc.option(fc.oneof(fc.constantFrom(...roles), fc.string(), fc.constantFrom('__proto__', 'constructor', 'shop_admin')), {
          nil: undefined,
        }),
        (allowed, header) => {
          expect([...allowed, 'public']).toContain(chooseRole(header, allowed, 'public'));
        },
      ),
      { seed: 20261120 },
    );
  });

  test('the role of a request is the requested one if allowed, the current one without a request, and the fallback if refused', () => {
    expect(chooseRole('artist', ['user', 'artist'], 'public')).toBe('artist');
    expect(chooseRole(undefined, ['user', 'artist'], 'public')).toBe('user');
    expect(chooseRole('admin', ['user', 'artist'], null)).toBeNull();
    expect(chooseRole('admin', ['user', 'artist'], 'user')).toBe('user');
  });
});
