import { type RawBuilder, sql } from 'kysely';
import { daysAfter, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

/** A column of a file. */
export interface FileColumn {
  /** In Korean. */
  heading: string;
  of: RawBuilder<unknown>;
  /** What is written for a state or a kind. */
  names?: Readonly<Record<string, string>>;
  /** Personal data in full, where `of` is masked. */
  whole?: RawBuilder<unknown>;
}

/** What a file is made of: its columns, and the rest of the statement from `from` on, in an order that an index has where there are many rows. */
export interface FileQuery {
  columns: readonly FileColumn[];
  source: RawBuilder<unknown>;
}

/** A name in Korean. */
export const ko = (name: RawBuilder<unknown>): RawBuilder<string> => sql`${name} ->> 'ko'`;

/** All of these conditions. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Whether a moment lies in Korean days, the last one included. */
export function* within(moment: RawBuilder<unknown>, { from, until }: { from?: string | undefined; until?: string | undefined }) {
  if (from !== undefined) yield sql`${moment} >= ${startOf(from)}::timestamptz`;
  if (until !== undefined) yield sql`${moment} < ${endOf(until)}::timestamptz`;
}

/** The first moment of a Korean day, and of the one after it. */
export const startOf = (day: string): Date => momentOfKoreanTime(`${day} 00:00:00`);
export const endOf = (day: string): Date => daysAfter(startOf(day), 1);
