import { expect, test } from 'vitest';
import { abilitiesOf, defaultAbilities, mayDo, type Permission, permissions } from '#rules/member/rights/permission.ts';
import { roles } from '#rules/member/rights/role.ts';
import { permits } from './ability.ts';

const all = Object.entries(permissions).flatMap(([noun, actions]) =>
  Object.keys(actions).map((action) => `${noun}.${action}` as Permission),
);

test("permits() agrees with mayDo() for every role and permission, own and others' things", () => {
  for (const role of roles) {
    const abilities = abilitiesOf([role]);
    for (const permission of all) {
      const reach = mayDo([role], permission);
      const answers = [
        permits(abilities, permission),
        permits(abilities, permission, { isOwn: true }),
        permits(abilities, permission, { isOwn: false }),
      ];
      expect([role, permission, ...answers]).toEqual([role, permission, reach !== 'no', reach !== 'no', reach === 'any']);
    }
  }
});

test('the default abilities allow what everybody may do, and no more', () => {
  expect(all.filter((permission) => permits(defaultAbilities, permission))).toEqual(
    all.filter((permission) => mayDo(['public'], permission) !== 'no'),
  );
});
