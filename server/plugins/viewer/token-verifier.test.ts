import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsNamespace } from '#contract/token-claims.ts';
import type { Database } from '#db/open.ts';
import type { Config } from '#server/config.ts';
import { createTokenVerifier } from '#server/plugins/viewer/token-verifier.ts';

/** Tokens as issued by Keycloak: header typ JWT, payload typ Bearer, its own audience, keys fetched over the network. */
const memberId = '019a0000-0000-7000-8000-000000000001';
const now = new Date('2026-11-20T03:00:00Z');
// Keys are fetched over the network here.
const database = {} as Database;
let keycloak: Server;
let issuerUrl: string;
let privateKey: KeyObject;

beforeAll(async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  keycloak = createServer(
    (_request, reply) => void reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
  );
  await new Promise<void>((done) => keycloak.listen(0, '127.0.0.1', done));
  issuerUrl = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}/realms/seam`;
});

afterAll(() => keycloak.close());

describe('behind a Keycloak', () => {
  test('behind a Keycloak its access token is accepted', async () => {
    const verify = await verifier();
    expect(await verify(await token({}))).toMatchObject({ sub: memberId, allowedRoles: ['user'] });
  });

  test.each([
    ['its ID token', { typ: 'ID', aud: 'storefront' }],
    ['its refresh token type', { typ: 'Refresh' }],
    ['a token of another client', { azp: 'admin-cli' }],
    ['a token for another audience', { aud: 'realm-management' }],
  ])('a token of the Keycloak with %s is refused', async (_what, change) => {
    const verify = await verifier();
    expect(await verify(await token(change))).toBeNull();
  });

  test('keys that cannot be fetched are an outage, not a bad token', async () => {
    const verify = await createTokenVerifier({
      config: { ...config(), identity: { ...config().identity, issuerUrl: 'http://127.0.0.1:1/realms/seam' } },
      clock: () => now,
      database,
    });
    await expect(verify(await token({ iss: 'http://127.0.0.1:1/realms/seam' }))).rejects.toThrow();
  });
});

test("a 502 from the issuer's key set throws and ends no session", async () => {
  const issuer = createServer((_request, reply) => void reply.writeHead(502).end('<html>')).listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  const away = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/realms/seam`;
  const verify = await createTokenVerifier({
    config: { ...config(), identity: { ...config().identity, issuerUrl: away } },
    clock: () => now,
    database,
  });
  await expect(verify(await token({ iss: away }))).rejects.toThrow();
  issuer.close();
});

function verifier() {
  return createTokenVerifier({ config: config(), clock: () => now, database });
}

function config(): Config {
  const identity = { clientId: 'storefront' as const, clientSecret: 'x', issuerUrl, audience: 'account' };
  return { identity, publicUrl: 'https://shop.example' } as Config;
}

function token(change: JWTPayload): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const roles = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user', 'x-hasura-user-id': memberId };
  const claims = { iss: issuerUrl, aud: 'account', sub: memberId, typ: 'Bearer', azp: 'storefront', iat: seconds, exp: seconds + 300 };
  return new SignJWT({ ...claims, [claimsNamespace]: roles, ...change })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
    .sign(privateKey);
}
