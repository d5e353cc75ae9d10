import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dependsOnStaffRoles, mayDo } from '#rules/member/rights/permission.ts';
import { type StaffRole, staffRoles } from '#rules/member/rights/staff-role.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { pay } from '#test/rows/settlement-rows.ts';
import { type Route, routesOf } from './wire-and-document.ts';

/** Every call that depends on staff roles, by each of them. */

type Staff = Awaited<ReturnType<CommerceShop['addMember']>>;

let shop: CommerceShop;
let routes: Route[];
let staff: Map<StaffRole, Staff>;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  const shirt = await addProduct(service, await addCatalogue(service), { code: 'shirt', stocks: [50] });
  const buyer = await shop.addMember();
  const order = await placedOrder(buyer, await openCheckout(buyer, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  await pay(shop, order.id);
  staff = new Map();
  for (const role of staffRoles) staff.set(role, await shop.addMember({ roles: ['admin', 'user'], staffRoles: [role] }));
  routes = routesOf((await shop.visitor.call({ url: '/api/openapi.json' })).json()).filter(({ permission }) =>
    dependsOnStaffRoles(permission),
  );
});

function call(who: Staff | undefined, { method, path }: Route) {
  const url = path.replace(/\{id\}/, path.includes('/staff/') ? randomUUID() : '1').replace(/\{\w+\}/g, '1');
  return who?.call({ method, url, headers: { 'idempotency-key': randomUUID() } });
}

const isAllowed = (role: StaffRole, { permission, method }: Route) => {
  const grant = mayDo(['admin', role], permission);
  return grant === 'any' || grant === 'own' || (grant === 'view' && method === 'GET');
};

test.each(staffRoles)('%s: each call of staff is answered or refused as the permission table says', async (role) => {
  expect(routes.length).toBeGreaterThan(100);
  for (const route of routes.filter((each) => !isAllowed(role, each) || each.method === 'GET')) {
    const reply = await call(staff.get(role), route);
    const isForbidden = reply?.statusCode === 403 && reply.json().code === 'FORBIDDEN';
    expect([route.name, isForbidden]).toEqual([route.name, !isAllowed(role, route)]);
  }
});

test('no reply to the staff role production contains a phone number or an amount', async () => {
  const [owner, packer] = [staff.get('owner'), staff.get('production')];
  const held = /"(?:price|amount|total|won|fee|[a-z_]*phone|[a-z_]*_amount)":(?:[1-9"]|\{)/;
  const seen: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    if (held.test((await call(owner, route))?.body ?? '')) seen.push(route.name);
    if (isAllowed('production', route))
      expect([route.name, held.exec((await call(packer, route))?.body ?? '')]).toEqual([route.name, null]);
  }
  // The expression finds what it is for.
  expect(seen).toContain('GET /api/admin/orders');
});

test('a removed role is without effect from the next call', async () => {
  const clerk = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['desk', 'accounting'] });
  const answers = async () => [
    (await clerk.call({ url: '/api/admin/orders' })).statusCode,
    (await clerk.call({ url: '/api/admin/settlement-periods' })).statusCode,
  ];
  expect(await answers()).toEqual([200, 200]);
  const keep = (roles: StaffRole[]) =>
    shop.database.service
      .updateTable('member.member_roles')
      .set({ staff_roles: roles })
      .where('user_id', '=', clerk.userId)
      .where('role', '=', 'admin')
      .execute();
  await keep(['accounting']);
  expect(await answers()).toEqual([200, 200]);
  await keep(['production']);
  expect(await answers()).toEqual([403, 403]);
});

test('only owners give roles, and an administrator has at least one staff role', async () => {
  const url = `/api/admin/staff/${randomUUID()}/roles`;
  const give = (by: StaffRole, staff_roles: StaffRole[]) =>
    staff.get(by)?.call({ method: 'PATCH', url, body: { roles: ['admin'], staff_roles } });
  expect((await give('manager', ['desk']))?.statusCode).toBe(403);
  expect((await give('owner', []))?.statusCode).toBe(400);
  expect((await staff.get('support')?.call({ url: '/api/admin/desk' }))?.json().staff_roles).toEqual(['support']);
});
