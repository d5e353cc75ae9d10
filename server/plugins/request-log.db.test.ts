import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { routes as pages } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import type { ServiceName } from '#server/config.ts';
import { identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';

/** What the app itself logs of requests, with the options it gives to its logger. */

const lines: string[] = [];
let app: FastifyInstance;
/** Without the REST API, the root answers addresses that no route knows. */
let pictures: FastifyInstance;
beforeAll(async () => {
  const shop = await identityShop();
  const log = { write: (line: string) => void lines.push(line) };
  const appOf = async (services: ServiceName[]) =>
    closedAtEnd(await buildApp({ ...shop, config: { ...shop.config, services, logLevel: 'info' } }, { log }));
  app = await appOf(['images', 'rest']);
  pictures = await appOf(['images']);
});
beforeEach(() => void lines.splice(0));

test('the request log holds no parameter of an address, known to a route or not', async () => {
  for (const url of ['/api/shares/a?mail=secret', '/nowhere?token=secret']) {
    await app.inject({ url });
    await pictures.inject({ url });
  }
  expect(lines.join('')).toContain('"url":"/nowhere"');
  expect(lines.join('')).not.toContain('secret');
});

test('the request log holds no secret part of a path, whether the address is valid or not', async () => {
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
