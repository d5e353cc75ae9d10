import * as client from 'openid-client';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '#db/free-port.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

/** openid-client knows nothing about this shop: if it works, any OpenID client does. */
let shop: IdentityShop;
let memberId: string;
let issuer: string;

beforeAll(async () => {
  const port = await freePort();
  shop = await identityShop({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  issuer = `http://127.0.0.1:${port}/realms/seam`;
  memberId = await shop.addMember();
  await shop.app.listen({ port, host: '127.0.0.1' });
});

test('OpenID discovery names Keycloak’s addresses below the issuer', async () => {
  const metadata = (await discover()).serverMetadata();
  const base = `${issuer}/protocol/openid-connect`;
  expect(metadata).toMatchObject({
    issuer,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/certs`,
    revocation_endpoint: `${base}/revoke`,
    userinfo_endpoint: `${base}/userinfo`,
  });
  // Nobody signs in at the provider's own pages.
  expect(Object.keys(metadata).filter((name) => /^authorization|^response_modes|^code_challenge|^request_/.test(name))).toEqual([]);
  expect(metadata.grant_types_supported).toEqual(expect.arrayContaining(['password', 'refresh_token']));
});

test('password, refresh, user info and revocation work, and the ID token’s signature is valid', async () => {
  const config = await discover();
  const tokens = await passwordTokens(config);
  expect(tokens.claims()).toMatchObject({ sub: memberId, iss: issuer, aud: 'storefront', amr: ['pwd'] });

  const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  expect(await client.fetchUserInfo(config, renewed.access_token, memberId)).toMatchObject({
    sub: memberId,
    email: memberEmail,
    nickname: '이음',
  });
  const onlyId = await passwordTokens(config, 'openid');
  expect(await client.fetchUserInfo(config, onlyId.access_token, memberId)).toEqual({ sub: memberId });

  await client.tokenRevocation(config, renewed.refresh_token ?? '');
  await expect(client.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
    status: 400,
  });
});

test('of 150 refreshes at once, five for each of thirty sign-ins, one wins each, and the sign-ins continue', async () => {
  const config = await discover();
  const signIns: string[] = [];
  for (let count = 0; count < 60; count += 1) signIns.push((await passwordTokens(config)).refresh_token ?? '');
  const [raced, honest] = [signIns.slice(0, 30), signIns.slice(30)];
  const renew = (token: string) =>
    client.refreshTokenGrant(config, token).then(
      (tokens) => tokens.refresh_token ?? '',
      () => null,
    );
  const [won, renewed] = await Promise.all([
    Promise.all(Array.from({ length: 150 }, (_, index) => renew(raced[index % 30] ?? '').then((token) => ({ of: index % 30, token })))),
    Promise.all(honest.map(renew)),
  ]);
  const winners = won.filter(({ token }) => token !== null);
  expect(winners.map(({ of }) => of).toSorted((one, other) => one - other)).toEqual(raced.map((_, index) => index));
  // Racing clients used a token twice, which ends their sign-in; nobody else is affected.
  expect(await Promise.all(winners.map(({ token }) => renew(token ?? '')))).toEqual(raced.map(() => null));
  expect((await Promise.all(renewed.map((token) => renew(token ?? '')))).filter((token) => token === null)).toEqual([]);
});

test('an ID token with a broken signature is refused by the client', async () => {
  const config = await discover();
  config[client.customFetch] = async (...[url, init]) => {
    const reply = await fetch(url, init as RequestInit);
    if (!String(url).endsWith('/token')) return reply;
    const body = await reply.json();
    return Response.json({ ...body, id_token: breakSignature(body.id_token) });
  };
  await expect(passwordTokens(config)).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
});

test('an access token with a broken signature gets no user info', async () => {
  const config = await discover();
  const { access_token: token } = await passwordTokens(config);
  await expect(client.fetchUserInfo(config, breakSignature(token), memberId)).rejects.toMatchObject({ status: 401 });
});

test('a wrong client secret, a wrong password and a foreign grant type are refused', async () => {
  const stranger = await discover('not the secret of this shop');
  await expect(passwordTokens(stranger)).rejects.toMatchObject({ error: 'invalid_client' });
  const config = await discover();
  await expect(client.genericGrantRequest(config, 'password', { username: memberEmail, password: 'wrong 1' })).rejects.toMatchObject({
    error: 'invalid_grant',
    error_description: 'Invalid user credentials',
  });
  await expect(client.clientCredentialsGrant(config)).rejects.toMatchObject({ status: 400 });
});

test('a Host header has no effect: discovery stays at the configured address', async () => {
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }, { forwarded: 'host=evil.example' }]) {
    const reply = await shop.app.inject({ url: '/realms/seam/.well-known/openid-configuration', headers });
    expect(reply.json().token_endpoint).toBe(`${issuer}/protocol/openid-connect/token`);
    expect(reply.body).not.toContain('evil');
  }
});

test('the published signing keys contain no private part', async () => {
  const { keys } = (await shop.app.inject({ url: '/realms/seam/protocol/openid-connect/certs' })).json();
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

function discover(secret = shop.config.identity.clientSecret): Promise<client.Configuration> {
  return client.discovery(new URL(issuer), 'storefront', {}, client.ClientSecretPost(secret), {
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
}

function passwordTokens(config: client.Configuration, scope = 'openid email profile') {
  return client.genericGrantRequest(config, 'password', { username: memberEmail, password: memberPassword, scope });
}

function breakSignature(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  return [header, payload, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.');
}
