import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { ServiceName } from '#server/config.ts';
import { identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';

/** What the app itself logs of requests, with the options it gives to its logger. */

const lines: string[] = [];
let app: FastifyInstance;
/** Without the REST API, Fastify itself answers addresses that no route knows, and logs it. */
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

test('no parameter of an address, whether a route knows it or not', async () => {
  for (const url of ['/api/shares/a?mail=secret', '/nowhere?token=secret']) {
    await app.inject({ url });
    await pictures.inject({ url });
  }
  expect(lines.join('')).toContain('Route GET:/nowhere not found');
  expect(lines.join('')).not.toContain('secret');
});
