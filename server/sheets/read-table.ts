import { parse } from 'csv-parse/sync';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { boundedWorkbook } from './sheet-parts.ts';
import { plainCell } from './spreadsheet-csv.ts';

/** Bytes of a file of waybills: ten thousand parcels are a fifth of it. */
export const WAYBILL_FILE_MAX = 2 * 1024 * 1024;
/** Bytes of a file of products: those that fit with all their columns are more than are read at once. */
export const PRODUCT_FILE_MAX = 2 * 1024 * 1024;
/** Rows that are read; a day of more parcels is sent in parts. */
const ROWS_MAX = 2_000;
/** How far a sheet may reach: what is left empty below and beside the rows costs as much as what is filled. */
const bounds = { rows: ROWS_MAX + 10, columns: 200 };
/** Letters of one cell, as many as Excel lets in: cells share a text, so a small file could repeat a long one. */
const CELL_MAX = 32_767;
/** Letters of one row of CSV; a quote that is never closed would be one row of everything. */
const RECORD_MAX = 100_000;

/** The first bytes of a zip, which xlsx is, and of what Excel wrote before 2007 and writes with a password. */
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * The cells of a file as text, whatever it calls itself: xlsx, or CSV in UTF-8 or in the EUC-KR (CP949) of Korean Excel, parted by commas, semicolons or tabs.
 * Errors: WAYBILL_FILE_OLD, WAYBILL_FILE_UNREADABLE, WAYBILL_FILE_TOO_LARGE.
 */
export async function readTable(file: Buffer): Promise<string[][] | Failure> {
  if (file.subarray(0, 4).equals(oldMark)) return fail('WAYBILL_FILE_OLD');
  const table = await (file.subarray(0, 4).equals(zipMark) ? readXlsx(file) : readCsv(file)).catch(() => null);
  if (table === null || table.length === 0) return fail('WAYBILL_FILE_UNREADABLE');
  return table.length > ROWS_MAX ? fail('WAYBILL_FILE_TOO_LARGE') : table;
}

async function readXlsx(file: Buffer): Promise<string[][]> {
  // Read with the first file: no start should wait for it.
  const { readSheet } = await import('read-excel-file/node');
  // Numbers as they are written: a waybill of twelve digits is no quantity.
  const rows = await readSheet(await boundedWorkbook(file, bounds), { parseNumber: (text: string) => text });
  if (rows.some((row) => row.some((cell) => typeof cell === 'string' && cell.length > CELL_MAX)))
    throw new Error('a cell that is too long');
  return rows.map((row) => row.map((cell) => (cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell))));
}

async function readCsv(file: Buffer): Promise<string[][]> {
  const rows: string[][] = parse(textOf(file), {
    bom: true,
    delimiter: [',', '\t', ';'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: ROWS_MAX + 1,
    max_record_size: RECORD_MAX,
  });
  return rows.map((row) => row.map(plainCell));
}

/** What is no UTF-8 is what Excel in Korea saves. Errors: throws for what is no text. */
function textOf(file: Buffer): string {
  const text = decoded('utf-8', file) ?? decoded('euc-kr', file);
  if (text === null || text.includes('\u0000')) throw new Error('no text');
  return text;
}

function decoded(encoding: string, file: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return null;
  }
}
