import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as { version: string };

/** The first line of each migration after `061`, with the reason behind a colon. */
export const mark = /^-- (?:expand|contract since (\d+\.\d+\.\d+))(?::|$)/;

/**
 * The version a migration is marked with (`-- contract since 0.3.0: nothing reads it any more`): the first that does without what it takes
 * away. Null for one that only adds, which every earlier version may serve (`-- expand`).
 */
export function sinceOf(sql: string): string | null {
  return mark.exec(firstLine(sql))?.[1] ?? null;
}

/** True when this version, or the named one, can run on a database with an unknown migration. */
export function servesWithout({ since }: { since?: string | null | undefined }, served: string = version): boolean {
  return since == null || served.localeCompare(since, 'en', { numeric: true }) >= 0;
}

function firstLine(sql: string): string {
  return sql.slice(0, sql.indexOf('\n') + 1 || sql.length).trimEnd();
}
