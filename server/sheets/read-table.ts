import { parse } from 'csv-parse/sync';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { boundedWorkbook } from './sheet-parts.ts';
import { plainCell } from './spreadsheet-csv.ts';

/** Maximum bytes of a waybill file; ten thousand parcels take a fifth of it. */
export const WAYBILL_FILE_MAX = 2 * 1024 * 1024;
/** Maximum bytes of a product file; this much holds more rows with all columns than one upload accepts. */
export const PRODUCT_FILE_MAX = 2 * 1024 * 1024;
/** Maximum rows per file; a day with more parcels is uploaded in parts. */
const ROWS_MAX = 2_000;
/** Maximum extent of a sheet: empty cells below and beside the rows cost as much as filled ones. */
const bounds = { rows: ROWS_MAX + 10, columns: 200 };
/** Maximum characters per cell, same as Excel's limit. Cells can share a text, so a small file could repeat a long one. */
const CELL_MAX = 32_767;
/** Maximum characters per CSV row; an unclosed quote would make the whole file one row. */
const RECORD_MAX = 100_000;

/** The first bytes of a zip, which xlsx is, and of the format that Excel used before 2007 and uses for files with a password. */
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * The cells of a file as text, regardless of its name: xlsx, or CSV in UTF-8 or in Korean Excel's EUC-KR (CP949), separated by commas,
 * semicolons or tabs. Errors: WAYBILL_FILE_OLD, WAYBILL_FILE_UNREADABLE, WAYBILL_FILE_TOO_LARGE.
 */
export async function readTable(file: Buffer): Promise<string[][] | Failure> {
  if (file.subarray(0, 4).equals(oldMark)) return fail('WAYBILL_FILE_OLD');
  const table = await (file.subarray(0, 4).equals(zipMark) ? readXlsx(file) : readCsv(file)).catch(() => null);
  if (table === null || table.length === 0) return fail('WAYBILL_FILE_UNREADABLE');
  return table.length > ROWS_MAX ? fail('WAYBILL_FILE_TOO_LARGE') : table;
}

async function readXlsx(file: Buffer): Promise<string[][]> {
  // Loaded with the first file, to keep it out of startup.
  const { readSheet } = await import('read-excel-file/node');
  // Keep numbers as written: a twelve-digit waybill number is not a quantity.
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

/** Decodes UTF-8, or else the encoding Korean Excel saves. Errors: throws when it is neither. */
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
