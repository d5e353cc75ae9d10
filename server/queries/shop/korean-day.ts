import { type RawBuilder, sql } from 'kysely';
import { koreanTimeZone } from '#rules/shop/korean-time.ts';

const zone = sql.lit(koreanTimeZone);

/** The day of a moment in Korea, as a date of the database. */
export function koreanDayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone ${zone})::date`;
}

/** The same as it is written: `2026.11.20`. */
export function writtenKoreanDayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY.MM.DD')`;
}
