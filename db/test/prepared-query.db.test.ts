import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { DB } from '../schema.generated.ts';
import { together } from '../together.ts';

const database = await testDatabase();
const { service: db } = database;

/** The plain query, and a counter of how often it was built. */
function counted<Args extends unknown[], Query>(build: (db: Kysely<DB>, ...args: Args) => Query) {
  const calls = { count: 0 };
  return [
    calls,
    (...all: [Kysely<DB>, ...Args]) => {
      calls.count += 1;
      return build(...all);
    },
  ] as const;
}

const membersNamed = (
  db: Kysely<DB>,
  ids: readonly string[],
  state: { name: string; nickname?: string | undefined },
  before: Date | null,
) => db.updateTable('member.members').set(state).where('id', 'in', ids).where('blocked_at', '<', before).returning(['id', 'name']);

test('a prepared query returns what a newly built one returns, with the values of each call', () => {
  const [calls, build] = counted(membersNamed);
  const kept = preparedQuery(build);
  const day = new Date('2026-11-20T00:00:00Z');
  const rounds: [string[], { name: string; nickname?: string | undefined }, Date | null][] = [
    [['a', 'b'], { name: 'x' }, day],
    [['c', 'd'], { name: "o'clock $1" }, null],
    [['c'], { name: '', nickname: undefined }, day],
    [['c'], { name: '', nickname: 'n' }, day],
  ];
  for (const values of rounds) {
    const [{ sql, parameters }, plain] = [kept(db, ...values).compile(), membersNamed(db, ...values).compile()];
    expect([sql, parameters]).toEqual([plain.sql, plain.parameters]);
  }
  // Two ids, one id, one id with a nickname: an undefined column is omitted.
  expect(calls.count).toBe(3);
});

test('a prepared query runs alone and together with others, on the given connection', async () => {
  const name = JSON.stringify({ ko: '쉬는 날', en: 'Day off' });
  const holidays = preparedQuery((db: Kysely<DB>, from: string) =>
    db.selectFrom('management.holidays').select('day').where('day', '>=', from).orderBy('day'),
  );
  await db
    .insertInto('management.holidays')
    .values([
      { day: '2090-01-01', name, source: 'a' },
      { day: '2090-01-02', name, source: 'b' },
    ])
    .execute();
  expect(await holidays(db, '2090-01-01').execute()).toEqual([{ day: '2090-01-01' }, { day: '2090-01-02' }]);
  expect(await holidays(db, '2090-01-02').executeTakeFirst()).toEqual({ day: '2090-01-02' });
  await expect(holidays(db, '2091-01-01').executeTakeFirstOrThrow()).rejects.toThrow('no result');
  expect(await together(db, holidays(db, '2090-01-02'), holidays(db, '2091-01-01'))).toEqual([[{ day: '2090-01-02' }], []]);
});

test('a prepared query whose builder reads a value instead of binding it is refused', () => {
  const read = preparedQuery((db: Kysely<DB>, id: string) => db.selectFrom('member.members').select('id').where('name', '=', `${id}`));
  const dropped = preparedQuery((db: Kysely<DB>, id: string) =>
    db
      .selectFrom('member.members')
      .select('id')
      .limit(id === 'a' ? 1 : 2),
  );
  expect(() => read(db, 'a')).toThrow('was read while the query was built');
  expect(() => dropped(db, 'a')).toThrow('value 0 of a prepared query is not bound');
});
