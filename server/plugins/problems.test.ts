import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { openPool } from '#db/pool.ts';
import { addProblems, orProblem } from '#server/plugins/problems.ts';

function appThat(result: { ok: boolean } | Failure) {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addProblems(app);
  app.get('/result', { schema: { response: { 200: z.object({ ok: z.boolean() }) } } }, () => orProblem(result));
  const body = z.object({ quantity: z.int().min(1), option_id: z.int({ error: 'OPTION_REQUIRED' }) });
  app.post('/lines', { schema: { body } }, (request) => request.body);
  const change = z.union([z.strictObject({ percent: z.int() }), z.strictObject({ price: z.int().min(0) })]);
  const either = z.union([
    z.strictObject({ source: z.literal('CART'), line_ids: z.array(z.int()).optional() }),
    z.strictObject({ source: z.literal('BUY_NOW'), lines: z.array(body) }),
    z.strictObject({ change }),
  ]);
  app.post('/either', { schema: { body: either } }, (request) => request.body);
  app.get('/bug', () => {
    throw new Error('the password is hunter2');
  });
  return app;
}

test('a failure becomes problem details in the language of the reader', async () => {
  const reply = await appThat(fail('OUT_OF_STOCK')).inject({
    url: '/result',
    headers: { 'accept-language': 'fr;q=0.9, zh-CN;q=0.8, en;q=0.5' },
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(reply.json()).toMatchObject({ code: 'OUT_OF_STOCK', status: 409, message: '所选商品库存不足。' });
});

test('orProblem returns a result that is no failure unchanged', async () => {
  const reply = await appThat({ ok: true }).inject({ url: '/result' });
  expect(reply.json()).toEqual({ ok: true });
});

test.each([
  [{ quantity: 0, option_id: 1 }, 'INVALID_INPUT', 'quantity', 400],
  [{ quantity: 1 }, 'OPTION_REQUIRED', 'option_id', 422],
])('bad input %j names its code and field', async (payload, code, field, status) => {
  const reply = await appThat({ ok: true }).inject({ method: 'POST', url: '/lines', payload });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code, field });
});

test.each([
  [{ source: 'BUY_NOW', lines: [{ quantity: 1.5, option_id: 1 }] }, 'INVALID_INPUT', 'lines.0.quantity'],
  [{ source: 'BUY_NOW', lines: [{ quantity: 1, option_id: 1.5 }, { option_id: 1 }] }, 'OPTION_REQUIRED', 'lines.0.option_id'],
  [{ source: 'CART', line_ids: ['1'] }, 'INVALID_INPUT', 'line_ids.0'],
  [{ source: 'POCKET' }, 'INVALID_INPUT', 'source'],
  [{ change: { price: 'much' } }, 'INVALID_INPUT', 'change.price'],
])('a body with several allowed forms, %j, names the field of the intended form', async (payload, code, field) => {
  const reply = await appThat({ ok: true }).inject({ method: 'POST', url: '/either', payload });
  expect(reply.json()).toMatchObject({ code, field });
});

test('malformed JSON is a 400, and a bug a 500 without its message', async () => {
  const app = appThat({ ok: true });
  const broken = await app.inject({ method: 'POST', url: '/lines', payload: '{', headers: { 'content-type': 'application/json' } });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'INVALID_INPUT']);
  const bug = await app.inject({ url: '/bug' });
  expect([bug.statusCode, bug.json().code]).toEqual([500, 'INTERNAL']);
  expect(bug.body).not.toContain('hunter2');
});

test('a client that disconnects during its request does not count as a database outage', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  addProblems(app);
  app.get('/lines', () => {
    // Node's error for such a request's body.
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  });
  expect((await app.inject({ url: '/lines' })).statusCode).toBe(400);
  expect(lines).toEqual([]);
});

test('a request refused during a known silence of the database is no warning; any other outage is', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  addProblems(app);
  const watch = { answers: async () => false, isSilent: () => true, isAway: () => true, hear: () => {}, askOver: () => {} };
  const pool = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 1, watch });
  app.get('/refused', () => pool.connect());
  app.get('/lost', () => Promise.reject(new Error('Connection terminated unexpectedly')));
  expect([(await app.inject({ url: '/refused' })).statusCode, lines]).toEqual([503, []]);
  expect([(await app.inject({ url: '/lost' })).statusCode, lines.length]).toEqual([503, 1]);
});
