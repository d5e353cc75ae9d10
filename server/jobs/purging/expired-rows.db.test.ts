import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { deleteExpiredRows } from '#server/jobs/purging/expired-rows.ts';
import { testDatabase } from '#test/database.ts';

const now = new Date('2026-11-20T03:00:00Z');
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

test('expired rows are deleted over several batches, and live or unlimited ones are kept', async () => {
  const row = (id: number, expires: Date | null) => ({ kind: 'RefreshToken', id: String(id), payload: '{}', expires_at: expires });
  const over = Array.from({ length: 2_300 }, (_, id) => row(id, new Date(now.getTime() - 1000)));
  const rows = [...over, row(9_001, new Date(now.getTime() + 1000)), row(9_002, null)];
  await database.identity.insertInto('identity.oidc_payloads').values(rows).execute();
  expect(await deleteExpiredRows(database.identity, now)).toBe(2_300);
  const left = await database.identity.selectFrom('identity.oidc_payloads').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['9001', '9002']);
});

test('waits, used puzzles, refresh replies and counters are deleted when they expire', async () => {
  const [over, lives] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1_000)];
  const both = <T extends object>(row: (name: string, at: Date) => T) => [row('over', over), row('lives', lives)];
  const { identity } = database;
  await identity
    .insertInto('identity.sign_in_waits')
    .values(both((key, expires_at) => ({ key, failures: 1, blocked_until: expires_at, expires_at })))
    .execute();
  await identity
    .insertInto('identity.used_proofs')
    .values(both((nonce, expires_at) => ({ nonce, expires_at })))
    .execute();
  await identity
    .insertInto('identity.refresh_replies')
    .values(both((name, expires_at) => ({ name, next_name: name, sealed_reply: '', expires_at })))
    .execute();
  await identity
    .insertInto('identity.rate_limits')
    .values(both((key, at) => ({ key, points: 1, expire: at.getTime() })))
    .execute();
  expect(await deleteExpiredRows(identity, now)).toBe(4);
  expect(await deleteExpiredRows(identity, now)).toBe(0);
});
