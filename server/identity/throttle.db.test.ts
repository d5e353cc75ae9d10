import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callProvider, cookieHeader, postForm } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail, memberPassword } from '#test/identity-shop.ts';

const hashing = vi.hoisted(() => ({ checks: 0 }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    verify: (...args: Parameters<typeof original.verify>) => {
      hashing.checks += 1;
      return original.verify(...args);
    },
  };
});

let it: IdentityShop;

beforeAll(async () => {
  it = await identityShop();
  await it.addMember();
});

beforeEach(() => {
  hashing.checks = 0;
});

test('of forty wrong passwords at once exactly five are checked, the others hear 429', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => signIn(memberEmail, 'wrong 1', '198.51.100.1')));
  expect(hashing.checks).toBe(5);
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  const throttled = replies.filter(({ statusCode }) => statusCode === 429);
  expect(throttled).toHaveLength(35);
  expect(throttled[0]?.json()).toEqual({ error: 'too_many_attempts', error_description: 'Too many attempts' });
  expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn(memberEmail, memberPassword, '198.51.100.1')).statusCode).toBe(429);
  expect((await signIn(memberEmail, memberPassword, '198.51.100.2')).statusCode).toBe(200);
});

test('a stranger is throttled exactly like a member', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => signIn('stranger@seam.example', 'wrong 1', '198.51.100.3')));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect(hashing.checks).toBe(5);
});

test('good sign-ins are given back: twenty in a row from one address all work', async () => {
  for (let count = 0; count < 20; count += 1) expect((await signIn(memberEmail, memberPassword, '198.51.100.4')).statusCode).toBe(200);
});

test('no cause of a refusal shows: same status, same body, one hash each', async () => {
  const blocked = await it.addMember({ email: 'blocked@seam.example' });
  await it.database.service.updateTable('member.members').set({ blocked_at: new Date() }).where('id', '=', blocked).execute();
  await it.addMember({ email: 'social@seam.example', password: null });
  const causes: [string, string][] = [
    [memberEmail, 'wrong 1'],
    ['unknown@seam.example', memberPassword],
    ['social@seam.example', memberPassword],
    ['blocked@seam.example', memberPassword],
    ['not an e-mail', memberPassword],
    ['a\0b@seam.example', memberPassword],
    [`${'a'.repeat(300)}@seam.example`, memberPassword],
  ];
  for (const [index, [username, password]] of causes.entries()) {
    hashing.checks = 0;
    const reply = await signIn(username, password, `198.51.100.${20 + index}`);
    expect([username, reply.statusCode, reply.json()]).toEqual([
      username,
      400,
      { error: 'invalid_grant', error_description: 'Invalid user credentials' },
    ]);
    expect(hashing.checks).toBe(1);
  }
  const events = await it.database.identity
    .selectFrom('identity.security_events')
    .select(['cause'])
    .where('type', '=', 'SIGN_IN_REFUSED')
    .where('ip', 'like', '198.51.100.2_')
    .orderBy('id')
    .execute();
  expect(events.map(({ cause }) => cause)).toEqual([
    'wrong password',
    'unknown id',
    'no password',
    'blocked',
    'unknown id',
    'unknown id',
    'unknown id',
  ]);
});

test('fifty failures from everywhere slow strangers down, and the owner in a known browser still gets in', async () => {
  const email = 'owner@seam.example';
  await it.addMember({ email });
  const good = { grant_type: 'password', username: email, password: memberPassword };
  const cookie = cookieHeader(await postForm(it.app, '/auth/token', good, { remoteAddress: '192.0.2.200' }));
  await Promise.all(Array.from({ length: 60 }, (_, index) => signIn(email, 'wrong 1', `192.0.2.${index + 1}`)));
  expect((await postForm(it.app, '/auth/token', good, { remoteAddress: '192.0.2.201' })).statusCode).toBe(429);
  expect((await postForm(it.app, '/auth/token', good, { remoteAddress: '192.0.2.201', headers: { cookie } })).statusCode).toBe(200);
});

function signIn(username: string, password: string, remoteAddress: string) {
  return callProvider(it, 'token', { grant_type: 'password', username, password, scope: 'openid' }, remoteAddress);
}
