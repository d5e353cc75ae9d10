import { type RawBuilder, sql } from 'kysely';
import { daysAfter, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

/** A column of a file. */
export interface FileColumn {
  /** In Korean. */
  heading: string;
  of: RawBuilder<unknown>;
  /** The names written for the values of a state or kind column. */
  names?: Readonly<Record<string, string>>;
  /** The column with unmasked personal data, where `of` is masked. */
  whole?: RawBuilder<unknown>;
}

/** The query of a file: its columns, and the statement from `from` on, sorted by an index if it has many rows. */
export interface FileQuery {
  columns: readonly FileColumn[];
  source: RawBuilder<unknown>;
}

/** A name in Korean. */
export const ko = (name: RawBuilder<unknown>): RawBuilder<string> => sql`${name} ->> 'ko'`;

/** The conjunction of these conditions. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The condition that a time lies within Korean days, inclusive. */
export function* within(moment: RawBuilder<unknown>, { from, until }: { from?: string | undefined; until?: string | undefined }) {
  if (from !== undefined) yield sql`${moment} >= ${startOf(from)}::timestamptz`;
  if (until !== undefined) yield sql`${moment} < ${endOf(until)}::timestamptz`;
}

/** The first moment of a Korean day and of the next day. */
export const startOf = (day: string): Date => momentOfKoreanTime(`${day} 00:00:00`);
export const endOf = (day: string): Date => daysAfter(startOf(day), 1);
