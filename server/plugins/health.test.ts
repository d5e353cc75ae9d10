import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Shop } from '../shop.ts';
import { addHealth } from './health.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'seam-health-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function metricsFor(remoteAddress: string, forwardedFor: string | null, trustProxy: string | false): Promise<number> {
  const app = fastify({ trustProxy });
  // No database: figures of the process are told without one.
  addHealth(app, { config: readConfig({ DATA_DIR: dataDir }), clock: () => new Date() } as Shop);
  const headers = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
}

test.each([
  ['this machine', '127.0.0.1', null, false, 200],
  ['another machine', '192.0.2.9', null, false, 404],
  ['another machine that claims to be this one', '192.0.2.9', '127.0.0.1', false, 404],
  ['anybody through a proxy on this machine that nobody named', '127.0.0.1', '192.0.2.9', false, 404],
  ['the same, claiming to be this machine', '127.0.0.1', '127.0.0.1', false, 404],
  ['another machine through a named proxy', '127.0.0.1', '192.0.2.9', 'loopback', 404],
] as const)('/metrics for %s', async (_who, address, forwarded, trusted, status) => {
  expect(await metricsFor(address, forwarded, trusted)).toBe(status);
});
