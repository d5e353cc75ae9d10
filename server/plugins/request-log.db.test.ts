import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { routes as pages } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import type { ServiceName } from '#server/config.ts';
import { identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';

/** The request fields that the app logs, with the options of its logger. */

const lines: string[] = [];
let app: FastifyInstance;
/** Without the REST API, the root answers addresses that no route knows. */
let pictures: FastifyInstance;
let shop: Awaited<ReturnType<typeof identityShop>>;
const log = { write: (line: string) => void lines.push(line) };
beforeAll(async () => {
  shop = await identityShop();
  const appOf = async (services: ServiceName[]) =>
    closedAtEnd(await buildApp({ ...shop, config: { ...shop.config, services, logLevel: 'info' } }, { log }));
  app = await appOf(['images', 'rest']);
  pictures = await appOf(['images']);
});
beforeEach(() => void lines.splice(0));

test('the request log contains no query parameter of an address, known or unknown', async () => {
  for (const url of ['/api/shares/a?mail=secret', '/nowhere?token=secret']) {
    await app.inject({ url });
    await pictures.inject({ url });
  }
  expect(lines.join('')).toContain('"url":"/nowhere"');
  expect(lines.join('')).not.toContain('secret');
});

test('the request log contains no secret part of a path, in valid and invalid addresses', async () => {
  const document = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: object }>();
  // A product's code is in its public address.
  const shop = Object.values(pages).flatMap(({ path }) => (path === pages['brand-product'].path ? [] : [path]));
  const rest = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  const others = ['/cdn/private/:pass', '/admin/invitation/:token', '/shares/:code'];
  const secret = [...shop, ...rest, ...others].filter((path) => /:(token|code|pass)/.test(path));
  expect(secret).toEqual(expect.arrayContaining(['/s/:code', '/api/shares/:code', '/api/refusals/:token']));
  for (const path of secret) {
    const url = path.replace(/:(token|code|pass)/, 'secret').replaceAll(':', '');
    for (const [method, end] of [
      ['GET', ''],
      ['GET', '/'],
      ['GET', '/x'],
      ['PUT', ''],
    ] as const)
      await app.inject({ method, url: url + end });
  }
  expect(lines.length).toBeGreaterThan(4 * secret.length);
  expect(lines.join('')).not.toContain('secret');
});

test('a request’s id is its trace id, from traceparent or new, in all log lines, problems and calls to others', async () => {
  const called: unknown[] = [];
  const other = closedAtEnd(fastify());
  other.get('/', (request) => {
    called.push(request.headers.traceparent);
    return {};
  });
  const url = await other.listen({ port: 0, host: '127.0.0.1' });
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const tried = closedAtEnd(await buildApp({ ...shop, config: { ...shop.config, services: [], logLevel: 'info' } }, { log }));
  tried.post('/api/tried', async (request) => {
    await fetch(url).then((reply) => reply.text());
    tried.log.info('of the app');
    request.log.info('of the request');
    throw new Error('a bug');
  });
  const send = async (traceparent: string) => {
    const reply = await tried.inject({ method: 'POST', url: '/api/tried', payload: { a: 1 }, headers: { traceparent } });
    return reply.json<{ trace_id: string }>().trace_id;
  };
  expect(await send(`00-${id}-00f067aa0ba902b7-01`)).toBe(id);
  const ids = lines.map((line) => JSON.parse(line).trace_id);
  expect(new Set(ids)).toEqual(new Set([id]));
  expect(ids.length).toBeGreaterThanOrEqual(5);
  expect(lines.join('').match(/trace_id/g)).toHaveLength(ids.length);
  expect(called).toEqual([expect.stringMatching(`^00-${id}-[0-9a-f]{16}-00$`)]);
  for (const strange of ['', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${id}-00f067aa0ba902b7-01`, 'x'.repeat(9_000)]) {
    const made = await send(strange);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(made).not.toBe(id);
  }
});
