import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

const endpoint = '/realms/seam/protocol/openid-connect';
let shop: IdentityShop;
let memberId: string;

beforeAll(async () => {
  shop = await identityShop();
  memberId = await shop.addMember({ roles: ['artist', 'user'] });
});

test('a password is exchanged for a token pair with subject, expiry and roles', async () => {
  const reply = await post('token', { grant_type: 'password', username: memberEmail, password: memberPassword, scope: 'openid' });
  expect(reply.json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 600,
    refresh_expires_in: 14 * 86_400,
    scope: 'openid',
    'not-before-policy': 0,
  });
  expect(reply.statusCode).toBe(200);
  const { access_token: token } = reply.json();
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(token)).toMatchObject({
    iss: 'http://localhost:3000/realms/seam',
    sub: memberId,
    aud: 'urn:seam:shop',
    azp: 'storefront',
    typ: 'Bearer',
    locale: 'ko',
    'https://hasura.io/jwt/claims': {
      'x-hasura-allowed-roles': ['user', 'artist'],
      'x-hasura-default-role': 'user',
      'x-hasura-user-id': memberId,
    },
  });
});

function post(path: string, form: Record<string, string>) {
  const { clientId, clientSecret } = shop.config.identity;
  return shop.app.inject({
    method: 'POST',
    url: `${endpoint}/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form }).toString(),
  });
}
