import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { fail } from '#contract/errors/errors.ts';
import { type ExportFilter, type ExportName, exportTable } from '#contract/rest/admin/exports.ts';
import { logLook } from '#server/nouns/audit/log-look.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { csvStream, type FileCell, xlsxStream } from '#server/sheets/table-stream.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { statements } from './exports.ts';
import type { FileColumn, FileQuery } from './file-query.ts';
import { readBatches } from './read-batches.ts';

/** Maximum exports at a time in this process: each uses a connection until it is read. */
const MOST_FILES = 3;
let underWay = 0;

interface Wanted<Name extends ExportName> {
  name: Name;
  filter: ExportFilter<Name>;
  format: 'xlsx' | 'csv';
  /** With unmasked personal data. */
  isWhole: boolean;
  staffId: string;
}

/**
 * A table as a file that is read while it is written, with at most one batch in memory; logs the export. The file ends when `gone`
 * aborts, which its reader does once, whether all was sent or not. Errors: OVERLOADED while other exports run.
 */
export async function openExport<Name extends ExportName>(
  shop: Shop,
  { name, filter, format, isWhole, staffId }: Wanted<Name>,
  gone: AbortSignal,
): Promise<{ type: string; stream: Readable }> {
  const { database } = shop;
  const { title } = exportTable[name];
  if (underWay >= MOST_FILES) throw new Refusal(fail('OVERLOADED'));
  underWay += 1;
  gone.addEventListener(
    'abort',
    () => {
      underWay -= 1;
    },
    { once: true },
  );
  const { columns, source } = await fileQuery(shop, name, filter);
  const seen = { id: name, name: title, is_whole: isWhole, filter };
  await inTransaction(database.service, (trx) => logLook(trx, staffId, 'management.files', seen));
  const selected = columns.map(({ of, whole }) => (isWhole && whole !== undefined ? whole : of));
  const statement = sql`select ${sql.join(selected)} ${source}`;
  const rows = readBatches({ db: database.service, pool: database.servicePool, signal: gone }, statement, (row) =>
    columns.map((column, index) => cellOf(column, row[index])),
  );
  const headings = columns.map(({ heading }) => heading);
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', stream: csvStream(headings, rows) }
    : { type: xlsxType, stream: xlsxStream(title, headings, rows) };
}

async function fileQuery<Name extends ExportName>({ database, clock }: Shop, name: Name, filter: ExportFilter<Name>): Promise<FileQuery> {
  return statements[name](filter, { db: database.service, now: clock() });
}

function cellOf({ names }: FileColumn, value: unknown): FileCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return names?.[value] ?? value;
  return typeof value === 'number' || value instanceof Date ? value : String(value);
}
