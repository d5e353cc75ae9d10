import { expect, test } from 'vitest';
import type { MovedClock, Sandbox } from '#contract/rest/admin/sandbox.ts';
import { connect, type Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { patience, testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { memberToken } from '#test/member-token.ts';
import { testApp, testFolder } from '#test/open.ts';
import { openSandboxClock, type SandboxClock } from '../sandbox-clock.ts';

const day = 86_400_000;
const report = (error: unknown) => console.warn(error);
const dataDir = testFolder();

/** A shop on a database, with a movable clock or the machine's, and its administrator's calls. */
async function openedShop(database: Database, sandbox: SandboxClock | null) {
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'rest', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  const clock = sandbox?.clock ?? (() => new Date());
  const { app } = await testApp({ config, database, clock, ...(sandbox ? { sandbox } : {}) });
  const row = { email: 'admin@seam.example', name: '문서윤', nickname: '운영팀' };
  const { id } = await database.service.insertInto('member.members').values(row).returning('id').executeTakeFirstOrThrow();
  const authorization = `Bearer ${await memberToken({ config, database, clock }, { userId: id, roles: ['admin'], now: new Date() })}`;
  return {
    id,
    read: async () => (await app.inject({ url: '/api/admin/sandbox', headers: { authorization } })).json<Sandbox>(),
    move: async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/admin/sandbox/clock', headers: { authorization }, payload })).json<MovedClock>(),
  };
}

test('a shop on the machine\u2019s clock has no sandbox clock to move', async () => {
  const { read, move } = await openedShop(await testDatabase(), null);
  expect(await read()).toMatchObject({ is_on: false, ahead_seconds: 0 });
  expect(await move({ days: 1 })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a moved sandbox clock is equal in all processes, runs the jobs of the days between, keeps sign-ins and can be reset', async () => {
  const database = await testDatabase();
  const second = connect(database.url, { poolSizes: { service: 2 }, patience });
  const [own, other] = [await openSandboxClock(database, report), await openSandboxClock(second, report)];
  const ahead = ({ clock }: SandboxClock) => clock().getTime() - Date.now();
  const shop = await openedShop(database, own);
  const soon = new Date(Date.now() + 2 * day);
  await database.service
    .insertInto('sales.point_entries')
    .values({ user_id: shop.id, type: 'EARNED', amount: 1_000, reason: 'EVENT', expires_at: soon })
    .execute();
  const seen = { browser: 'chrome', system: 'android', signed_in_at: new Date(), last_seen_at: new Date(), expires_at: soon };
  await database.service
    .insertInto('identity.sign_ins')
    .values({ id: 'one', grant_id: 'grant', user_id: shop.id, ...seen })
    .execute();
  const signInEnd = async () =>
    (await database.service.selectFrom('identity.sign_ins').select('expires_at').executeTakeFirstOrThrow()).expires_at;

  const moved = await shop.move({ days: 7 });
  expect(moved).toMatchObject({ is_on: true, ahead_seconds: (7 * day) / 1000 });
  expect(ahead(own)).toBeGreaterThan(7 * day - 5_000);
  await eventually(() => expect(ahead(other)).toBeGreaterThan(7 * day - 5_000));
  expect(moved.done['expire-points']).toBe(1);
  const ended = await database.service
    .selectFrom('sales.point_entries')
    .select('created_at')
    .where('type', '=', 'EXPIRED')
    .executeTakeFirst();
  // Dated on its own day, not on the last one.
  expect((ended?.created_at.getTime() ?? 0) - Date.now()).toBeLessThan(4 * day);
  expect((await signInEnd()).getTime()).toBe(soon.getTime() + 7 * day);
  // Changes by jobs are attributed to the shop itself.
  const logged = await database.service.selectFrom('management.audit_entries').select(['table_name', 'created_at']).execute();
  expect(logged.map(({ table_name }) => table_name)).toEqual(['management.sandbox_clock']);
  // The log uses the shop's clock, like everything it records.
  expect((logged[0]?.created_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(7 * day - 60_000);

  expect(await shop.move({ days: 32 })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await shop.move({ back: true })).toMatchObject({ ahead_seconds: 0 });
  expect(Math.abs(ahead(own))).toBeLessThan(5_000);
  expect((await signInEnd()).getTime()).toBe(soon.getTime());
  await Promise.all([own.close(), other.close()]);
  await second.close();
});
