import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as { version: string };

/** The first line of each migration after the first release, with the reason behind a colon. */
const mark = /^-- (?:expand|contract since (\d+\.\d+\.\d+))(?::|$)/;

/** Whether the first line of a migration says what it does to processes of the version before. */
export function isMarked(sql: string): boolean {
  return mark.test(firstLine(sql));
}

/**
 * The version a migration is marked with (`-- contract since 0.3.0: nothing reads it any more`): the first that does without what it takes
 * away. Null for one that only adds, which every earlier version may serve (`-- expand`).
 */
export function sinceOf(sql: string): string | null {
  return mark.exec(firstLine(sql))?.[1] ?? null;
}

/** Whether this version, or the named one, may serve a database with a migration that it does not know. */
export function servesWithout({ since }: { since?: string | null | undefined }, served: string = version): boolean {
  return since == null || served.localeCompare(since, 'en', { numeric: true }) >= 0;
}

/** What takes something away from processes of the version before, or demands of them what they do not give. */
const takesAway = [
  /\bdrop (?:table|column|view|materialized view|function|procedure|type|domain|schema|sequence)\b/,
  /\brename\b/,
  /\balter column \S+ (?:set data )?type\b/,
  /\bset not null\b/,
  // A new function is everybody's until it is taken back.
  /\brevoke\b(?!.* on function )/,
  /\badd column (?:if not exists )?\S+ (?!.*\b(?:default|generated)\b).*\bnot null\b/,
];

/** The line of a migration that takes something away, or null. A function that is only replaced is judged by `npm run release-check`. */
export function contractLine(sql: string): string | null {
  const lines = sql.toLowerCase().split('\n');
  return lines.find((line) => !line.startsWith('--') && takesAway.some((pattern) => pattern.test(line)))?.trim() ?? null;
}

function firstLine(sql: string): string {
  return sql.slice(0, sql.indexOf('\n') + 1 || sql.length).trimEnd();
}
