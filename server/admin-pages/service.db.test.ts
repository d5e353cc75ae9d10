import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testDatabase } from '#test/database.ts';
import { testApp, testFolder } from '#test/open.ts';

const build = join(import.meta.dirname, '../../build');
let app: FastifyInstance;

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'admin', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database: await testDatabase(), clock: () => new Date('2026-11-20T03:00:00Z') }));
  await app.ready();
});

const get = (url: string) => app.inject({ url });
/** Every file of a build that a browser executes. */
const codeOf = (app: string) =>
  readdirSync(join(build, app, 'assets'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => [file, readFileSync(join(build, app, 'assets', file), 'utf8')] as const);

test('every address below /admin returns one document, uncached and under the strict policy', async () => {
  const first = await get('/admin');
  for (const url of ['/admin', '/admin/', '/admin/orders/7?tab=log', '/admin/invitation/some-token']) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode, body]).toEqual([url, 200, first.body]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex, nofollow' });
  }
  // The shop's clock offset; in a demonstration it can differ from the machine's.
  const ahead = Number(/<html[^>]* data-clock-ahead="(-?\d+)"/.exec(first.body)?.[1]);
  expect(Math.abs(Date.now() + ahead - Date.parse('2026-11-20T03:00:00Z'))).toBeLessThan(60_000);
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  // Nothing inline that the CSP would block.
  expect(first.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});

test('files named by the office’s document are served as immutable, and other file names are 404', async () => {
  const named = [...(await get('/admin')).body.matchAll(/(?:src|href)="(\/admin\/[^"]+)"/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) {
    const { statusCode, headers } = await get(address);
    expect([address, statusCode, headers['cache-control']]).toEqual([address, 200, 'public, max-age=31536000, immutable']);
  }
  expect((await get('/admin/assets/none-12345678.js')).statusCode).toBe(404);
  expect((await get('/admin/assets/..%2findex.html')).statusCode).not.toBe(200);
});

test('no script of the storefront names a file of the back office, nor the other way round', () => {
  const [office, storefront] = [codeOf('admin'), codeOf('client')];
  // Chunks of packages used by both builds have the same content hash and name in both.
  const ownOf = (one: typeof office, another: typeof office) =>
    one.map(([file]) => file).filter((file) => file.endsWith('.js') && !another.some(([other]) => other === file));
  const [ofOffice, ofStorefront] = [ownOf(office, storefront), ownOf(storefront, office)];
  for (const [file, text] of storefront) {
    expect([file, ofOffice.filter((name) => text.includes(name))]).toEqual([file, []]);
    // Packages and markers that only the back office contains.
    expect([file, /data-list-search|QueryClientProvider|seam-office|tanstack/.test(text)]).toEqual([file, false]);
  }
  for (const [file, text] of office) expect([file, ofStorefront.filter((name) => text.includes(name))]).toEqual([file, []]);
});
