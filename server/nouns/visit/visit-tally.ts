import { sql } from 'kysely';
import type { SendVisit } from '#contract/rest/visits.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { searchedTerm, TERMS_A_DAY, vitalBucket, type WebVital } from '#rules/shop/visit.ts';
import type { Shop } from '#server/shop.ts';

/** Distinct counters kept in memory before a write; more than a busy shop needs in a day. */
const MOST_KEYS = 4_000;

type Terms = Map<string, { day: string; term: string; count: number }>;
type Count = { day: string; measure: string; page: string; device: string; bucket: number };

/**
 * Adds up visit statistics in memory and writes the totals at intervals, so that a flood of visits costs one statement and short locks.
 * Totals not yet written are lost when the process is killed; they only count a sample.
 */
export class VisitTally {
  readonly #shop: Pick<Shop, 'database' | 'clock'>;
  #counts = new Map<string, Count & { count: number }>();
  #misses: Terms = new Map();
  #hits: Terms = new Map();

  constructor(shop: Pick<Shop, 'database' | 'clock'>) {
    this.#shop = shop;
  }

  /** Counts one page of a visit. */
  add({ device, page, steps, vitals, misses, hits }: SendVisit): void {
    const day = koreanDay(this.#shop.clock());
    for (const step of new Set(steps)) this.#count({ day, measure: 'STEP', page: step, device, bucket: 0 });
    for (const [vital, value] of Object.entries(vitals) as [WebVital, number][])
      this.#count({ day, measure: vital, page, device, bucket: vitalBucket(vital, value) });
    for (const term of new Set(misses.map(searchedTerm))) this.#term(this.#misses, day, term);
    for (const term of new Set(hits.map(searchedTerm))) this.#term(this.#hits, day, term);
  }

  /** Writes the totals since the last write; returns how many rows were affected. What could not be written is added to the next write. */
  async write(): Promise<number> {
    const [counts, misses, hits] = [this.#counts, this.#misses, this.#hits];
    [this.#counts, this.#misses, this.#hits] = [new Map(), new Map(), new Map()];
    try {
      return (
        (await this.#writeCounts([...counts.values()])) +
        (await this.#writeTerms('search_misses', [...misses.values()])) +
        (await this.#writeTerms('search_hits', [...hits.values()]))
      );
    } catch (error) {
      for (const { count, ...key } of counts.values()) this.#count(key, count);
      for (const { day, term, count } of misses.values()) this.#term(this.#misses, day, term, count);
      for (const { day, term, count } of hits.values()) this.#term(this.#hits, day, term, count);
      throw error;
    }
  }

  #count(key: Count, more = 1): void {
    const name = Object.values(key).join('|');
    const known = this.#counts.get(name);
    if (known) known.count += more;
    else if (this.#counts.size < MOST_KEYS) this.#counts.set(name, { ...key, count: more });
  }

  #term(terms: Terms, day: string, term: string | null, more = 1): void {
    if (term === null) return;
    const name = `${day}|${term}`;
    const known = terms.get(name);
    if (known) known.count += more;
    else if (terms.size < TERMS_A_DAY) terms.set(name, { day, term, count: more });
  }

  // In order of their keys, so that two processes writing at once cannot deadlock.
  async #writeCounts(rows: (Count & { count: number })[]): Promise<number> {
    if (rows.length === 0) return 0;
    const sorted = JSON.stringify(rows);
    const { numAffectedRows } = await sql`
      insert into management.visit_counts (day, measure, page, device, bucket, count)
      select day, measure, page, device, bucket, count
      from jsonb_to_recordset(${sorted}::jsonb) as told (day date, measure text, page text, device text, bucket integer, count bigint)
      order by day, measure, page, device, bucket
      on conflict (day, measure, page, device, bucket) do update set count = visit_counts.count + excluded.count`.execute(
      this.#shop.database.service,
    );
    return Number(numAffectedRows ?? 0);
  }

  // New terms above the daily limit are dropped; known ones are still counted.
  async #writeTerms(name: 'search_misses' | 'search_hits', rows: { day: string; term: string; count: number }[]): Promise<number> {
    if (rows.length === 0) return 0;
    const table = sql.table(`management.${name}`);
    const { numAffectedRows } = await sql`
      insert into ${table} as kept (day, term, count)
      select told.day, told.term, told.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (day date, term text, count bigint)
      where exists (select from ${table} known where known.day = told.day and known.term = told.term)
        or (select count(*) from ${table} known where known.day = told.day) < ${TERMS_A_DAY}
      order by told.day, told.term
      on conflict (day, term) do update set count = kept.count + excluded.count`.execute(this.#shop.database.service);
    return Number(numAffectedRows ?? 0);
  }
}
