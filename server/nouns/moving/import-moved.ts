import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { MovedReading } from '#contract/rest/admin/moving/moving.ts';
import {
  cellOf,
  type MovedColumn,
  type MovedKind,
  type MovedSource,
  type MovedTable,
  movedColumns,
  movedTable,
  shownCell,
} from '#rules/office/moving/moved-headings.ts';
import { movedFaults } from '#rules/office/moving/moved-rows.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import type { Shop } from '#server/shop.ts';
import { asShop } from '#server/transaction/staff.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import type { MovedPlan } from './moved-plan.ts';
import { planAddresses } from './plan-addresses.ts';
import { planMembers, planPoints } from './plan-members.ts';
import { planReviews } from './plan-reviews.ts';

/** Maximum problems listed individually; the file of refused rows has them all. */
const TOLD_MOST = 200;

type File = { kind: MovedKind; table: readonly (readonly string[])[] };

/** The result of importing a file of another shop, without changing anything. Errors: MOVED_FILE_UNREADABLE. */
export async function readMoved(shop: Shop, { kind, table }: File): Promise<MovedReading | Failure> {
  const found = movedTable(table, kind);
  return found === null ? fail('MOVED_FILE_UNREADABLE') : readingOf(kind, found, await planOf(shop, shop.database.service, kind, found));
}

/**
 * Imports the valid rows of a file of another shop in one transaction; importing it again adds nothing. The staff log has one entry with
 * the number and source. Errors: MOVED_FILE_UNREADABLE.
 */
export async function importMoved(
  shop: Shop,
  { kind, table, source, staffId }: File & { source: MovedSource; staffId: string },
): Promise<MovedReading | Failure> {
  const found = movedTable(table, kind);
  if (found === null) return fail('MOVED_FILE_UNREADABLE');
  return asShop(() =>
    inTransaction(shop.database.service, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('moving', 0))`.execute(trx);
      const plan = await planOf(shop, trx, kind, found);
      if (plan.added === 0) return readingOf(kind, found, plan);
      const now = shop.clock();
      await plan.write(trx, { source, now });
      const counts = { kind, source, added: plan.added, points: plan.points ?? 0 };
      await trx
        .insertInto('management.audit_entries')
        .values({ user_id: staffId, table_name: 'management.moves', action: 'INSERT', row_after: JSON.stringify(counts) })
        .execute();
      return readingOf(kind, found, plan);
    }),
  );
}

/** The rows that are not imported, as in the file, each with its reason. Errors: MOVED_FILE_UNREADABLE. */
export async function readRefused(shop: Shop, { kind, table }: File): Promise<string | Failure> {
  const found = movedTable(table, kind);
  if (found === null) return fail('MOVED_FILE_UNREADABLE');
  const { problems } = await planOf(shop, shop.database.service, kind, found);
  const reasons = new Map(problems.map(({ row, column, fault }) => [row, `${movedColumns[column].label}: ${movedFaults[fault]}`]));
  const width = found.heading.cells.length;
  const refused = found.rows.filter(({ row }) => reasons.has(row));
  return spreadsheetCsv([
    [...found.heading.cells, '이유'],
    ...refused.map(({ row, cells }) => [...Array.from({ length: width }, (_, place) => cells[place] ?? ''), reasons.get(row) ?? '']),
  ]);
}

function planOf(shop: Shop, db: Db, kind: MovedKind, table: MovedTable): Promise<MovedPlan> {
  const plans = { MEMBERS: planMembers, POINTS: planPoints, REVIEWS: planReviews };
  const site = new URL(shop.config.publicUrl).origin;
  return kind === 'ADDRESSES' ? planAddresses(db, table, site) : plans[kind](db, table, shop.clock());
}

function readingOf(kind: MovedKind, table: MovedTable, plan: MovedPlan): MovedReading {
  const { added, unchanged, problems, left_out = [], points = 0 } = plan;
  const cellsOf = new Map(table.rows.map(({ row, cells }) => [row, cells]));
  const heads = table.heading.cells;
  const read = new Set(table.places.values());
  const left = Map.groupBy(left_out, (column: MovedColumn) => column);
  return {
    ...{ kind, rows: table.rows.length, added, unchanged, refused: problems.length, points },
    headings: [...table.places].map(([column, place]) => ({ column, heading: (heads[place] ?? '').trim() })),
    unread: heads.flatMap((heading, place) => (read.has(place) || heading.trim() === '' ? [] : [heading.trim().slice(0, 100)])),
    problems: [...problems]
      .sort((one, other) => one.row - other.row)
      .slice(0, TOLD_MOST)
      .map((problem) => ({ ...problem, value: shownCell(problem.column, cellOf(table, cellsOf.get(problem.row) ?? [], problem.column)) })),
    left_out: [...left].map(([column, values]) => ({ column, count: values.length })),
  };
}
