import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { addProblems } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { type Route, route, routes } from './route.ts';

const about = { permission: 'cart.read' } as const;
const thing = z.object({ id: z.int() });

async function apiOf(table: readonly Route[]) {
  const app = fastify();
  addProblems(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(routes('things', table), { shop: { database: { identityPool: {} } } as Shop });
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const reply = await app.inject({ method, url, ...(payload && { payload }) });
    return [reply.statusCode, reply.body === '' ? '' : (reply.json().code ?? reply.json())];
  };
}

test('a route with a reply sends 200, one that creates 201, one without a reply 204, and a failure as a problem', async () => {
  const call = await apiOf([
    route('GET /things/:id', 'A thing', { ...about, reply: thing }, ({ params }) => (params.id > 9 ? fail('NOT_FOUND') : params)),
    route('POST /things', 'Make a thing', { ...about, body: thing, made: thing }, async ({ body }) => body),
    route('DELETE /things/:id', 'Take a thing away', about, async ({ params }) => params),
  ]);
  expect(await call('GET', '/things/7')).toEqual([200, { id: 7 }]);
  expect(await call('GET', '/things/10')).toEqual([404, 'NOT_FOUND']);
  expect(await call('GET', '/things/x')).toEqual([400, 'INVALID_INPUT']);
  expect(await call('POST', '/things', { id: 3 })).toEqual([201, { id: 3 }]);
  expect(await call('DELETE', '/things/7')).toEqual([204, '']);
});

test('a route’s handler is typed by its path and schemas', () => {
  const typed = { ...about, query: z.object({ at: z.string() }), body: thing, reply: thing };
  route('POST /things/:id', 'A thing', typed, ({ params, query, body }) => {
    expectTypeOf({ params, query, body }).toEqualTypeOf<{ params: { id: number }; query: { at: string }; body: { id: number } }>();
    return body;
  });
  route('GET /things/:name', 'A thing', { ...about, reply: thing }, ({ params, body }) => {
    expectTypeOf([params, body]).toEqualTypeOf<undefined[]>();
    return { id: 7 };
  });
});
