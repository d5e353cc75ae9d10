import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { postForm } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';
import { testFolder } from '#test/open.ts';

const live = {
  SEAM_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SECRET: 'a secret of at least thirty-two characters',
  CLIENT_SECRET: 'a client secret of this shop',
  TRUSTED_PROXIES: 'loopback,uniquelocal',
};
let shop: IdentityShop;

beforeAll(async () => {
  shop = await identityShop(live);
  shop.app.get('/address', async ({ ip }) => ip);
  await shop.addMember();
});

test.each(['PUBLIC_URL', 'SECRET', 'CLIENT_SECRET'] as const)('live mode does not start without %s', (name) => {
  const dataDir = testFolder();
  expect(() => readConfig({ ...live, DATA_DIR: dataDir, [name]: undefined })).toThrow(name);
});

test('a client cannot choose the address it is counted under; a trusted proxy names it', async () => {
  const ask = async (remoteAddress: string) =>
    (await shop.app.inject({ url: '/address', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } })).body;
  expect(await ask('203.0.113.5')).toBe('203.0.113.5');
  expect(await ask('10.0.0.2')).toBe('203.0.113.9');
});

test('sign-in through the shop counts the client’s address, not the proxy’s', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const form = { grant_type: 'password', username: memberEmail, password: 'wrong 1' };
  await postForm(shop.app, '/auth/token', form, { headers, remoteAddress: '127.0.0.1' });
  const events = await shop.database.identity.selectFrom('identity.security_events').select(['ip', 'cause']).execute();
  expect(events).toEqual([{ ip: '203.0.113.77', cause: 'wrong password' }]);
});

test('a token request from a page of any other address is refused, from localhost too', async () => {
  const form = { grant_type: 'password', username: memberEmail, password: memberPassword };
  const status = async (origin: string, host: string) =>
    (await postForm(shop.app, '/auth/token', form, { headers: { origin, host } })).statusCode;
  expect(await status('https://shop.example', 'shop.example')).toBe(200);
  expect(await status('http://localhost:3000', 'localhost:3000')).toBe(403);
  expect(await status('http://shop.example', 'shop.example')).toBe(403);
});
