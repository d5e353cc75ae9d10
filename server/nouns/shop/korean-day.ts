import { type RawBuilder, sql } from 'kysely';
import { koreanTimeZone } from '#rules/shop/korean-time.ts';

const zone = sql.lit(koreanTimeZone);

/** The date of a time in Korea, as a database date. */
export function koreanDayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone ${zone})::date`;
}

/** The date of a time in Korea, as a database text: `2026.11.20`. */
export function writtenKoreanDayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY.MM.DD')`;
}
