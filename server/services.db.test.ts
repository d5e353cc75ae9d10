import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from './config.ts';

/** SERVICES: a process serves what it mounts and nothing else. */

const dataDir = testFolder();
let database: Database;

beforeAll(async () => {
  database = await demoDatabase();
});

async function appWith(services: string, settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    SERVICES: services,
    ...settings,
  });
  const { app } = await testApp({ config, database, clock: () => new Date() });
  await app.ready();
  return app;
}

/** One address of each part, with the part's response when it is mounted. */
const addresses = {
  identity: { url: '/realms/seam/.well-known/openid-configuration', status: 200 },
  data: { url: '/v1/graphql', method: 'POST', payload: { query: '{ management_shop_info { id } }' }, status: 200 },
  rest: { url: '/api/cart', status: 200 },
  images: { url: '/resize?size=1&image_url=x', status: 400 },
  web: { url: '/main', status: 200 },
} as const;

async function answered(app: FastifyInstance): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [part, { status: _status, ...request }] of Object.entries(addresses)) found[part] = (await app.inject(request)).statusCode;
  return found;
}

const none = { identity: 404, data: 404, rest: 404, images: 404, web: 404 };

test.each(['identity', 'data', 'rest', 'images'] as const)('the service %s starts alone and serves only its own routes', async (part) => {
  const app = await appWith(part);
  expect(await answered(app)).toEqual({ ...none, [part]: addresses[part].status });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/portone-stand-in/v2/browser-sdk.js')).statusCode).toBe(part === 'rest' ? 200 : 404);
});

test('the job service starts alone, without routes', async () => {
  const app = await appWith('jobs');
  expect(await answered(app)).toEqual(none);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('the page service asks the data service at DATA_URL, on the connections for pages', async () => {
  // A live shop accepts only registered operations, but pages also use others.
  const data = await appWith('data', { DATA_FREE_TEXT: 'false' });
  const url = await data.listen({ port: 0, host: '127.0.0.1' });
  const pages = vi.spyOn(database.pool('pages'), 'connect');
  const app = await appWith('web', { DATA_URL: url });
  expect(await answered(app)).toEqual({ ...none, web: 200 });
  expect(pages).toHaveBeenCalled();
  expect((await app.inject('/artist/made-up')).statusCode).toBe(404);
  pages.mockRestore();
});

test('without that data service the page service answers 503 with Retry-After', async () => {
  const app = await appWith('web', { DATA_URL: 'http://127.0.0.1:1' });
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { statusCode, headers } = await app.inject('/main');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  printed.mockRestore();
});

test('the page service does not start without any data service', async () => {
  await expect(appWith('web')).rejects.toThrow('add data to SERVICES, or set DATA_URL');
});

test('the renderer’s internal token gives access only to the page connections', async () => {
  const app = await appWith('data', { DATA_FREE_TEXT: 'false' });
  const ask = async (pass: string) =>
    (await app.inject({ ...addresses.data, headers: { 'x-shop-pages': pass } })).json<{ errors?: unknown[] }>();
  expect((await ask('made up')).errors).toHaveLength(1);
  expect((await ask('')).errors).toHaveLength(1);
});
