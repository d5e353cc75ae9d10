import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { exportJWK, importJWK, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimsNamespace } from '#contract/token-claims.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import type { SigningJwk } from '#server/keys/stored-keys.ts';
import { providerTokens } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';

let shop: IdentityShop;
let memberId: string;
let tokens: Record<string, string>;
let ownKey: SigningJwk;

beforeAll(async () => {
  shop = await identityShop();
  shop.app.get('/who', async ({ viewer }) => viewer);
  memberId = await shop.addMember({ roles: ['artist', 'user'] });
  tokens = await providerTokens(shop);
  const ring = await openKeyRing(shop);
  const [key] = (await ring.keys()).signingKeys;
  if (!key) throw new Error('no signing key');
  ownKey = key;
});

test('a request without a token is a visitor’s, whatever role the header names', async () => {
  expect(await who({ 'x-hasura-role': 'admin' })).toEqual({
    role: 'public',
    dataRole: 'public',
    userId: null,
    allowedRoles: ['public'],
    claims: null,
  });
});

test.each([
  [undefined, 'user', 'user'],
  ['artist', 'artist', 'artist'],
  ['admin', 'user', null],
  ['public', 'user', 'public'],
  ['shop_service', 'user', null],
])('the role header %s: REST runs as %s, the data service as %s', async (header, role, dataRole) => {
  const asked = header === undefined ? {} : { 'x-hasura-role': header };
  expect(await who({ authorization: `Bearer ${tokens.access_token}`, ...asked })).toMatchObject({ role, dataRole, userId: memberId });
});

test('other x-hasura headers of the client have no effect', async () => {
  const viewer = await who({ authorization: `Bearer ${tokens.access_token}`, 'x-hasura-user-id': 'ffffffff-ffff-4fff-8fff-ffffffffffff' });
  expect(viewer).toMatchObject({ userId: memberId });
});

describe('token confusion: tokens that are no access token of this shop', () => {
  const wrong: [what: string, make: () => Promise<string> | string][] = [
    ['an empty token', () => ''],
    ['no JWT', () => 'abc'],
    ['the ID token', () => tokens.id_token ?? ''],
    ['the refresh token', () => tokens.refresh_token ?? ''],
    ['alg none', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`],
    ['HS256 with the public key as secret', () => signedWithPublicKey()],
    ['a key of its own in the header', () => signedWithEmbeddedKey()],
    ['another key under our key id', () => signedByStranger()],
    ['another issuer', () => signed({ iss: 'https://evil.example/realms/seam' })],
    ['another audience', () => signed({ aud: 'urn:other:api' })],
    ['another client', () => signed({ azp: 'other' })],
    ['payload type ID', () => signed({ typ: 'ID' })],
    ['header type JWT', () => signed({}, { typ: 'JWT' })],
    ['an expired one', () => signed({ exp: seconds() - 1 })],
    ['one not valid yet', () => signed({ nbf: seconds() + 60 })],
    ['one without expiry', () => signed({ exp: undefined })],
    ['a subject that is no member id', () => signed({ sub: 'admin' })],
    ['no role claims', () => signed({ [claimsNamespace]: undefined })],
  ];

  test.each(wrong)('an invalid token is refused: %s', async (_what, make) => {
    const reply = await shop.app.inject({ url: '/who', headers: { authorization: `Bearer ${await make()}` } });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'invalid-jwt']);
  });

  test('the same claims with a valid signature are accepted', async () => {
    expect(await who({ authorization: `Bearer ${await signed({})}` })).toMatchObject({ userId: memberId, role: 'user' });
  });

  test('a role unknown to the shop is dropped from the claim', async () => {
    const odd = { [claimsNamespace]: { 'x-hasura-allowed-roles': ['superuser', 'user'], 'x-hasura-default-role': 'superuser' } };
    expect(await who({ authorization: `Bearer ${await signed(odd)}` })).toMatchObject({ role: 'user', allowedRoles: ['user'] });
  });
});

test('an expired token is refused, also when it was cached as valid', async () => {
  const authorization = `Bearer ${await signed({})}`;
  expect(await who({ authorization })).toMatchObject({ userId: memberId });
  shop.pass(601);
  expect((await shop.app.inject({ url: '/who', headers: { authorization } })).statusCode).toBe(401);
});

async function who(headers: Record<string, string>): Promise<unknown> {
  return (await shop.app.inject({ url: '/who', headers })).json();
}

function claims(): JWTPayload {
  return {
    iss: 'http://localhost:3000/realms/seam',
    aud: 'urn:seam:shop',
    sub: memberId,
    typ: 'Bearer',
    azp: 'storefront',
    iat: seconds(),
    exp: seconds() + 600,
    [claimsNamespace]: { 'x-hasura-allowed-roles': ['user', 'artist'], 'x-hasura-default-role': 'user', 'x-hasura-user-id': memberId },
  };
}

async function signed(change: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
  const key = await importJWK({ ...ownKey }, 'RS256');
  return new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: ownKey.kid, ...header }).sign(key);
}

function signedWithPublicKey(): Promise<string> {
  const pem = createPublicKey({ key: { ...ownKey }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: ownKey.kid }).sign(Buffer.from(pem));
}

async function signedWithEmbeddedKey(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const header = { alg: 'RS256', typ: 'at+jwt', jwk: await exportJWK(publicKey) };
  return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
}

function signedByStranger(): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: ownKey.kid }).sign(privateKey);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function seconds(): number {
  return Math.floor(shop.clock().getTime() / 1000);
}
