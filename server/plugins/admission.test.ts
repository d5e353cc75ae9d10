import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addAdmission, ownCallHeaders } from '#server/plugins/admission.ts';
import { addProblems } from '#server/plugins/problems.ts';

const limits = { perTick: 1, longMs: 1_000, budgetMs: 1_000, waitingOfOne: 20, waitingOfAll: 30 };

test('many requests of one address wait and are answered; those beyond the queue get 503 OVERLOADED with Retry-After', async () => {
  const app = shop();
  const crowd = Array.from({ length: 50 }, () => app.inject({ url: '/question', remoteAddress: '198.51.100.1' }));
  const other = app.inject({ url: '/question', remoteAddress: '198.51.100.2' });
  const replies = await Promise.all(crowd);
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(21);
  expect(refused).toHaveLength(29);
  expect([refused[0]?.json().code, refused[0]?.headers['retry-after']]).toEqual(['OVERLOADED', '1']);
  expect((await other).statusCode).toBe(200);
  await app.close();
});

test('a route without a queue is answered before all waiting requests', async () => {
  const app = shop();
  const answered: string[] = [];
  const ask = (url: string) => app.inject({ url }).then(() => answered.push(url));
  await Promise.all([...Array.from({ length: 10 }, () => ask('/question')), ask('/kept')]);
  expect(answered.indexOf('/kept')).toBeLessThan(3);
  await app.close();
});

test('a request inside the shop needs no second turn, and nobody outside can claim this', async () => {
  const app = shop();
  const answered: string[] = [];
  const ask = (name: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/question', headers }).then(() => answered.push(name));
  const forged = Object.fromEntries(Object.keys(ownCallHeaders).map((name) => [name, 'true']));
  await Promise.all([...Array.from({ length: 10 }, () => ask('crowd')), ask('forged', forged), ask('own', ownCallHeaders)]);
  expect(answered.indexOf('own')).toBeLessThan(3);
  expect(answered.indexOf('forged')).toBe(answered.length - 1);
  await app.close();
});

function shop() {
  const app = fastify();
  addProblems(app);
  addAdmission(app, limits);
  app.get('/question', async () => 'answered');
  app.get('/kept', { config: { needsNoTurn: true } }, async () => 'kept');
  return app;
}
