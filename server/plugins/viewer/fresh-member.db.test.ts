import { beforeAll, expect, test } from 'vitest';
import { addFreshMemberCheck } from '#server/plugins/viewer/fresh-member.ts';
import { providerTokens } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';

let shop: IdentityShop;

beforeAll(async () => {
  shop = await identityShop();
  await shop.app.register(async (app) => {
    addFreshMemberCheck(app, shop);
    app.get('/thing', async () => 'read');
    app.post('/thing', async () => 'written');
  });
});

test.each([
  ['blocked', { blocked_at: new Date() }],
  ['withdrawn', { withdrawn_at: new Date() }],
  ['signed out everywhere', { tokens_valid_from: new Date(Date.now() + 60_000) }],
])('a member %s can neither write nor read', async (state, change) => {
  const email = `${state.replaceAll(' ', '-')}@seam.example`;
  const id = await shop.addMember({ email });
  const { access_token: token } = await providerTokens(shop, email);
  expect([await call('POST', token), await call('GET', token)]).toEqual([200, 200]);
  await shop.database.service.updateTable('member.members').set(change).where('id', '=', id).execute();
  expect([await call('POST', token), await call('GET', token)]).toEqual([401, 401]);
});

test('signing out everywhere refuses earlier tokens, but not later ones or visitors', async () => {
  const email = 'back@seam.example';
  const id = await shop.addMember({ email });
  await shop.database.service.updateTable('member.members').set({ tokens_valid_from: shop.clock() }).where('id', '=', id).execute();
  const { access_token: token } = await providerTokens(shop, email);
  expect(await call('POST', token)).toBe(200);
  expect(await call('POST')).toBe(200);
});

async function call(method: 'GET' | 'POST', token?: string): Promise<number> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await shop.app.inject({ method, url: '/thing', headers })).statusCode;
}
