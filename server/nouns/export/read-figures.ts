import { sql } from 'kysely';
import { methodNames } from '#contract/office/office-names.ts';
import type { FigureRow, Figures, ReprintFigures, VatReport } from '#contract/rest/admin/figures.ts';
import { type FigureKind, isFigurePeriod } from '#rules/office/figures.ts';
import { koreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { all, within } from './file-query.ts';
import { figureKeyNames, figureNames, type Span, salesRows } from './sales-facts.ts';
import { brokeredSales, vatRows } from './vat-report.ts';

/** Rows on the screen; the file has them all. */
const ROWS_SHOWN = 400;

/** What was sold, by time the oldest first, by what it was the most first; with the sum of all rows. */
export async function readFigures(db: Db, by: FigureKind, span: Span): Promise<Figures> {
  const isTime = isFigurePeriod(by);
  const summed = [...figureNames, 'net', 'net_before'].map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`);
  const { rows } = await sql<Omit<FigureRow, 'key'> & { key: string | null }>`
    with found as materialized (${salesRows(by, span)})
    select '' as key, '' as name, ${sql.join(summed)}, true as is_total from found
    union all (select *, false from found order by ${isTime ? sql`key` : sql`net desc, key`} limit ${ROWS_SHOWN + 1})`.execute(db);
  const [total, ...found] = rows.map((row) => ({ ...row, key: row.key ?? '', name: nameOf(by, row) }));
  if (total === undefined) throw new Error('a sum has a row');
  return { rows: found.slice(0, ROWS_SHOWN), is_more: found.length > ROWS_SHOWN, total };
}

function nameOf(by: FigureKind, { key, name }: { key: string | null; name: string | null }): string {
  if (isFigurePeriod(by)) return key ?? '';
  return figureKeyNames[by]?.[key ?? ''] ?? name ?? '';
}

export async function readVat(db: Db, span: Span): Promise<VatReport> {
  const { rows } = await sql<Omit<VatReport['rows'][number], 'method'> & { method: string | null }>`
    select * from (${vatRows(span)}) found order by method nulls last`.execute(db);
  const { rows: brokered } = await brokeredSales(span).execute(db);
  const named = rows.map((row) => ({ ...row, method: row.method ?? '', name: methodNames[row.method ?? ''] ?? '합계' }));
  return { rows: named, brokered: brokered[0] ?? { sold: 0, commission: 0 } };
}

/** What was made again within a span, by month and cause. */
export async function readReprints(db: Db, span: Span): Promise<ReprintFigures> {
  const month = sql`left(${koreanDayOf(sql`created_at`)}::text, 7)`;
  const { rows } = await sql<ReprintFigures['rows'][number]>`
    select ${month} as month, cause, count(distinct order_id)::integer as orders, sum(quantity)::integer as pieces, sum(cost)::float8 as cost
    from sales.reprints where ${all([...within(sql`created_at`, span)])} group by 1, 2 order by 1 desc, cost desc, cause`.execute(db);
  return { rows };
}
