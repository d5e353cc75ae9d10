import { beforeEach, describe, expect, test } from 'vitest';
import { ownerConnection } from '#test/database.ts';
import { callProvider } from '#test/identity-calls.ts';
import { identityShop } from '#test/identity-shop.ts';
import { makeAdministrator } from './make-administrator.ts';

const shop = await identityShop();
const owner = await ownerConnection(shop.database);
const now = new Date('2026-11-20T03:00:00Z');

const make = (email: string, isAnother = false) => makeAdministrator(shop.database, { email, isAnother, now });
const rolesOf = async (email: string) => {
  const rows = await shop.database.service
    .selectFrom('member.member_roles')
    .innerJoin('member.members', 'member.members.id', 'user_id')
    .select('role')
    .where('email', '=', email)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
};

beforeEach(async () => {
  await shop.database.service.deleteFrom('member.members').execute();
});

describe('the first administrator', () => {
  test('a new person gets an account, and signs in with the password shown once', async () => {
    const made = await make('First@Seam.example');
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.email).toBe('first@seam.example');
    expect(await rolesOf('first@seam.example')).toEqual(['admin', 'user']);
    const form = { grant_type: 'password', username: made.email, password: made.password ?? '', scope: 'openid' };
    expect((await callProvider(shop, 'token', form)).statusCode).toBe(200);
  });

  test('the first administrator can be created while the shop is still being filled', async () => {
    // The lock that server/fill-shop.ts holds.
    await owner.query('select pg_advisory_lock(7326)');
    expect(await make('early@seam.example')).toMatchObject({ email: 'early@seam.example' });
    await owner.query('select pg_advisory_unlock(7326)');
  });

  test('an existing member gets the role and keeps the password', async () => {
    await shop.addMember({ email: 'member@seam.example' });
    expect(await make('member@seam.example')).toEqual({ email: 'member@seam.example', password: null });
    expect(await rolesOf('member@seam.example')).toEqual(['admin', 'user']);
  });

  test('an administrator can be created when the only one is blocked', async () => {
    await make('first@seam.example');
    await shop.database.service.updateTable('member.members').set({ blocked_at: now }).execute();
    expect(await make('second@seam.example')).toMatchObject({ password: expect.any(String) });
    expect(await make('third@seam.example')).toEqual({ refusal: expect.stringContaining('already (1)') });
  });

  test('two terminals that create the first administrator at once: one succeeds', async () => {
    const outcomes = await Promise.all([make('one@seam.example'), make('other@seam.example')]);
    expect(outcomes.filter((outcome) => 'refusal' in outcome)).toHaveLength(1);
  });
});

describe('refusals of the command, with nothing changed', () => {
  test('a second administrator is refused without --another', async () => {
    await make('first@seam.example');
    expect(await make('second@seam.example')).toEqual({ refusal: expect.stringContaining('--another') });
    expect(await rolesOf('second@seam.example')).toEqual([]);
    expect(await make('second@seam.example', true)).toMatchObject({ password: expect.any(String) });
    expect(await make('second@seam.example', true)).toEqual({ refusal: 'second@seam.example is an administrator already.' });
  });

  test('a blocked member and an invalid address are refused', async () => {
    await shop.addMember({ email: 'blocked@seam.example' });
    await shop.database.service.updateTable('member.members').set({ blocked_at: now }).execute();
    expect(await make('blocked@seam.example')).toEqual({ refusal: 'blocked@seam.example is blocked.' });
    expect(await make('nobody')).toEqual({ refusal: '“nobody” is no e-mail address.' });
  });
});

test('every use of the command is in the security log, without the password', async () => {
  const made = await make('logged@seam.example');
  await make('refused@seam.example');
  const events = await shop.database.identity
    .selectFrom('identity.security_events')
    .select(['type', 'cause'])
    .where('cause', 'like', '%ed@seam.example%')
    .orderBy('id')
    .execute();
  expect(events.map(({ type }) => type).slice(-2)).toEqual(['ADMINISTRATOR_MADE', 'ADMINISTRATOR_REFUSED']);
  expect('password' in made && made.password !== null && JSON.stringify(events).includes(made.password)).toBe(false);
});
