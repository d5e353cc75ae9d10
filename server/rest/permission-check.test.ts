import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Permission } from '#rules/member/rights/permission.ts';
import { type Role, roles } from '#rules/member/rights/role.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { addPermissionCheck, reachOf } from './permission-check.ts';

/** An API with one route; a header names the caller. */
async function apiOf(config: { permission?: Permission }, staff: readonly StaffRole[] = ['owner']): Promise<FastifyInstance> {
  const app = fastify();
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    const role = (request.headers.role as Role | undefined) ?? 'admin';
    request.viewer = { role, dataRole: role, userId: role === 'public' ? null : 'somebody', allowedRoles: [role], claims: null };
  });
  addProblems(app);
  addPermissionCheck(app, async () => staff);
  await app.register(async (noun) => {
    noun.post('/things', { config, schema: { body: { type: 'object', required: ['missing'] } } }, reachOf);
    noun.get('/things', { config }, async (request) => ({ reach: reachOf(request) }));
  });
  return app;
}

async function answersTo(permission: Permission): Promise<unknown[]> {
  const app = await apiOf({ permission });
  const asked = roles.map((role) => app.inject({ url: '/things', headers: { role } }));
  return (await Promise.all(asked)).map((reply) => reply.json().code ?? reply.json().reach);
}

test('a route without a permission stops the start, and the error says what to do', async () => {
  await expect(apiOf({})).rejects.toThrow('POST /things names no permission: add config.permission');
});

test('a route admits the roles of the permission table; visitors get 401, other members 403', async () => {
  expect(await answersTo('product.manage')).toEqual(['any', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'LOGIN_REQUIRED']);
  expect(await answersTo('graphic.describe')).toEqual(['any', 'FORBIDDEN', 'own', 'FORBIDDEN', 'LOGIN_REQUIRED']);
  expect(await answersTo('refund-account.give')).toEqual(['any', 'own', 'own', 'own', 'LOGIN_REQUIRED']);
  expect(await answersTo('cart.change')).toEqual(['own', 'own', 'own', 'own', 'own']);
});

test('an administrator may do what their staff roles allow: a reader reads and does not write', async () => {
  const statusesOf = async (...staff: StaffRole[]) => {
    const app = await apiOf({ permission: 'product.manage' }, staff);
    const [read, written] = await Promise.all([
      app.inject({ url: '/things' }),
      app.inject({ method: 'POST', url: '/things', body: { missing: 1 } }),
    ]);
    return [read.statusCode, written.statusCode];
  };
  expect(await statusesOf('content')).toEqual([200, 200]);
  expect(await statusesOf('reader')).toEqual([200, 403]);
  expect(await statusesOf('production')).toEqual([403, 403]);
  expect(await statusesOf('reader', 'content')).toEqual([200, 200]);
  expect(await statusesOf()).toEqual([403, 403]);
});

test('a member without the permission gets the sentence of specification 6', async () => {
  const app = await apiOf({ permission: 'product.manage' });
  const reply = await app.inject({ url: '/things', headers: { role: 'user' } });
  expect([reply.statusCode, reply.json().title]).toEqual([403, 'You do not have permission to access this.']);
});

test('a caller without the permission is refused before the body is validated', async () => {
  const app = await apiOf({ permission: 'order.place' });
  const statusFor = async (role: Role) => (await app.inject({ method: 'POST', url: '/things', headers: { role }, body: {} })).statusCode;
  expect([await statusFor('public'), await statusFor('user')]).toEqual([401, 400]);
});
