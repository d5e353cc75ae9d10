import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mark, servesWithout, sinceOf } from './migration-marks.ts';

/** The schema of the first release; no version before it serves what follows. */
const lastUnmarked = '061-settlements-beyond-an-integer.sql';

/** Statements that break processes of the previous version: they remove something it uses, or require something it does not write. */
const takesAway = [
  /\bdrop (?:table|column|view|materialized view|function|procedure|type|domain|schema|sequence)\b/,
  /\brename\b/,
  /\balter column \S+ (?:set data )?type\b/,
  /\bset not null\b/,
  // A new function is everybody's until it is taken back.
  /\brevoke (?!execute on function)/,
  /\badd column (?:if not exists )?\S+ (?!.*\b(?:default|generated)\b).*\bnot null\b/,
];

const folder = join(import.meta.dirname, '..', 'migrations');
const marked = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && name > lastUnmarked)
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

test('each migration’s first line says whether the version before can run on it, and no removal is unmarked', () => {
  const hint = 'Begin with "-- expand", or "-- contract since 0.3.0: why", the first version that does without it (docs/decisions/100)';
  const complaints = marked.flatMap(({ name, sql }) => {
    if (!isMarked(sql)) return [`${name}: ${hint}`];
    const line = sinceOf(sql) === null ? contractLine(sql) : null;
    return line === null ? [] : [`${name} takes away what the version before may need: ${line}. ${hint}`];
  });
  expect(complaints).toEqual([]);
});

test.each([
  'alter table sales.orders drop column memo;',
  'alter table sales.orders rename memo to note;',
  'alter table sales.orders alter column memo type jsonb using memo::jsonb;',
  'alter table sales.orders alter memo set not null;',
  'ALTER TABLE sales.orders ADD COLUMN weight integer check (weight > 0) NOT NULL;',
  'drop function app.sum(int);',
  'revoke select on sales.orders from shop_public;',
])('a change that the version before cannot run on is found: %s', (line) =>
  expect(contractLine(`-- expand\n${line}`)).toBe(line.toLowerCase()),
);

test.each([
  'alter table sales.orders add column weight integer;',
  'alter table sales.orders add column weight integer not null default 0;',
  'alter table sales.orders drop constraint orders_check, add constraint orders_check check (true);',
  '-- drop table sales.orders',
])('a change that only adds is not reported: %s', (line) => expect(contractLine(`-- expand\n${line}`)).toBe(null));

test('a version can run on added things, and on removals of things that it does not need', () => {
  const since = sinceOf('-- contract since 0.9.0: nothing reads it\nselect');
  expect(since).toBe('0.9.0');
  expect(['0.3.0', '0.9.0', '0.10.0'].map((version) => servesWithout({ since }, version))).toEqual([false, true, true]);
  expect([null, undefined].map((none) => servesWithout({ since: none }, '0.3.0'))).toEqual([true, true]);
  expect(['-- contract', '-- what it does', 'select 1', '-- expander'].map(isMarked)).toEqual([false, false, false, false]);
});

/** Whether the first line of a migration says what it does to processes of the version before. */
function isMarked(sql: string): boolean {
  return mark.test(sql.split('\n', 1)[0] ?? '');
}

/** The line of a migration that takes something away, or null. A function that is only replaced is judged by `npm run release-check`. */
function contractLine(sql: string): string | null {
  const lines = sql.toLowerCase().split('\n');
  return lines.find((line) => !line.startsWith('--') && takesAway.some((pattern) => pattern.test(line)))?.trim() ?? null;
}
