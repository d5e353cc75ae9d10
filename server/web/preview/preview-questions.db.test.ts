import fastify from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { previewDataPath, previewTimeHeader, previewTokenHeader } from '#contract/home/preview-address.ts';
import { readConfig } from '#server/config.ts';
import { createDataEngine, type DataEngine } from '#server/data/engine.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { closedAtEnd, testFolder } from '#test/open.ts';
import { addPreviewQuestions } from './preview-questions.ts';

/** How much load the holder of a preview token can cause; preview.db.test.ts tests the responses. */

const now = new Date('2026-11-20T03:00:00Z');
let shop: Shop;
beforeAll(async () => {
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data', LOG_LEVEL: 'silent' });
  shop = openShop({ config, database: await testDatabase(), clock: () => now });
});

/** Sends a preview's query; `answer` replaces the data service. */
async function previews(answer: DataEngine['answer']) {
  const app = closedAtEnd(fastify());
  addProblems(app);
  app.decorate('data', { ...createDataEngine(shop, () => {}), answer });
  addPreviewQuestions(app, shop);
  await app.ready();
  const token = await previewToken(shop.config.secret, { userId: '00000000-0000-0000-0000-000000000000', page: 'main' }, now);
  const headers = { [previewTokenHeader]: token, [previewTimeHeader]: now.toISOString() };
  return () => app.inject({ method: 'POST', url: previewDataPath, headers, payload: { query: '{ anything }' } });
}

test('a preview’s statement has a visitor’s rights and five seconds', async () => {
  const ask = await previews(async ({ on }) => {
    const { rows } = (await on?.query({ text: "select current_user, current_setting('statement_timeout') as ends_after" })) ?? {};
    return JSON.stringify(rows);
  });
  expect((await ask()).json()).toEqual([{ current_user: 'shop_public', ends_after: '5s' }]);
});

test('two preview requests run at a time, 32 wait, and the next one is refused with Retry-After', async () => {
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  onTestFinished(() => letEnd());
  let running = 0;
  let most = 0;
  const ask = await previews(async () => {
    running += 1;
    most = Math.max(most, running);
    // A third one proves that there is no limit.
    if (running > 2) letEnd();
    await end;
    running -= 1;
    return '{}';
  });
  const replies = Array.from({ length: 2 + 32 + 1 }, ask);
  const first = await Promise.race(replies);
  expect([first.statusCode, first.json().code, first.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  await eventually(() => expect(running).toBe(2));
  letEnd();
  const statuses = (await Promise.all(replies)).map((reply) => reply.statusCode).sort();
  expect([statuses, most]).toEqual([[...Array(34).fill(200), 503], 2]);
});
