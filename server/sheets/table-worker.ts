// The thread that reads files of staff (managed by read-table.ts), apart from the thread that serves pages.
import { parse } from 'csv-parse/sync';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { readProductSheet } from '#rules/catalogue/product/product-sheet.ts';
import { hasNumberHeading, NUMBERS_AT_ONCE } from '#rules/money/coupon/coupon-number.ts';
import { type MovedKind, movedKinds, movedTable } from '#rules/office/moving/moved-headings.ts';
import { readWaybillSheet } from '#rules/order/waybill/waybill-sheet.ts';
import { decodeCp949 } from './cp949.ts';
import { boundedWorkbook, TooLarge } from './sheet-parts.ts';
import { plainCell } from './spreadsheet-csv.ts';

type Table = string[][];

/** The kinds of files, each with what tells its headings and its maximum of rows; a day with more parcels is uploaded in parts. */
const kinds = {
  WAYBILLS: { hasHeadings: (table: Table) => readWaybillSheet(table, null) !== null, most: 2_000 },
  PRODUCTS: { hasHeadings: (table: Table) => readProductSheet(table) !== null, most: 2_000 },
  ...(Object.fromEntries(
    movedKinds.map((kind) => [kind, { hasHeadings: (table: Table) => movedTable(table, kind) !== null, most: 20_000 }]),
  ) as Record<MovedKind, { hasHeadings: (table: Table) => boolean; most: number }>),
  COUPON_NUMBERS: { hasHeadings: hasNumberHeading, most: NUMBERS_AT_ONCE + 100 },
};
export type SheetKind = keyof typeof kinds;

/** Maximum extent of a sheet: empty cells below and beside the rows cost as much as filled ones. */
const bounds = { columns: 200, cells: 1_000_000 };
/** Maximum characters per cell, same as Excel's limit. Cells can share a text, so a small file could repeat a long one. */
const CELL_MAX = 32_767;
/** Maximum characters per CSV row; an unclosed quote would make the whole file one row. */
const RECORD_MAX = 100_000;
/** Digits that a number needs to be more than a quantity, so that `1.5E1` stays a product code. */
const LONG_NUMBER = 9;

/** The first bytes of a zip, which xlsx is, and of the format that Excel used before 2007 and uses for files with a password. */
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The cells of a file. Errors: those of readTable. */
export async function readCells({ file, kind }: { file: Uint8Array; kind: SheetKind }): Promise<Table | Failure> {
  const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (content.subarray(0, 4).equals(oldMark)) return fail('WAYBILL_FILE_OLD');
  try {
    const { hasHeadings, most } = kinds[kind];
    const tables = await (content.subarray(0, 4).equals(zipMark) ? readXlsx(content, most) : readCsv(content, most));
    if (tables === 'OLD') return fail('WAYBILL_FILE_OLD');
    const table = tables.find(hasHeadings) ?? tables[0] ?? [];
    if (table.length === 0) return fail('WAYBILL_FILE_UNREADABLE');
    if (table.length > most) return fail('WAYBILL_FILE_TOO_LARGE');
    return table.map((row) => row.map((cell) => cell.normalize('NFC')));
  } catch (error) {
    // The file is what a stranger's program made of it: whatever does not read is unreadable.
    return fail(error instanceof TooLarge ? 'WAYBILL_FILE_TOO_LARGE' : 'WAYBILL_FILE_UNREADABLE');
  }
}

/** The visible sheets. */
async function readXlsx(file: Buffer, most: number): Promise<Table[]> {
  // Loaded with the first file: CSV does not need it.
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(await boundedWorkbook(file, { ...bounds, rows: most + 10 }), {
    parseNumber: (text: string) => wholeNumber(text),
  });
  return sheets.map(({ data }) =>
    data.map((row) =>
      row.map((cell: unknown) => {
        const text = cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell);
        if (text.length > CELL_MAX) throw new TooLarge('a cell that is too long');
        return text;
      }),
    ),
  );
}

/**
 * The table for each possible separator, commas first; only one of them gives the headings. OLD for an HTML page, which some programs
 * save as .xls.
 */
function readCsv(file: Buffer, most: number): Table[] | 'OLD' {
  const [, named, text = ''] = /^(?:sep=(.)\r?\n)?(.*)$/is.exec(textOf(file)) ?? [];
  if (/^\s*<(!doctype|html|table|meta|\?xml)/i.test(text)) return 'OLD';
  const tables = (named === undefined ? [',', '\t', ';'] : [named]).flatMap((delimiter) => {
    const rows = csvRows(text, delimiter, most);
    return rows === null ? [] : [rows.map((row) => row.map((cell) => exactNumber(plainCell(cell))))];
  });
  return tables;
}

function csvRows(text: string, delimiter: string, most: number): Table | null {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most + 1,
      max_record_size: RECORD_MAX,
    });
  } catch {
    // Not separated by this: another separator may read it.
    return null;
  }
}

/** Decodes UTF-8, UTF-16, or else the encoding Korean Excel saves. Errors: throws when it is none of them. */
function textOf(file: Buffer): string {
  const text = decoded(utf16Of(file) ?? 'utf-8', file) ?? decodeCp949(file);
  if (text === null || text.includes('\u0000')) throw new Error('no text');
  return text;
}

/** UTF-16 by its mark, or by the zeros beside commas and digits; null for another encoding. */
function utf16Of(file: Buffer): string | null {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of file.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return even === odd ? null : odd > even ? 'utf-16le' : 'utf-16be';
}

function decoded(encoding: string, file: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

/** A number written as a power, as its digits: a workbook's number has all of them. */
function wholeNumber(text: string): string {
  const [, sign = '', first = '', more = '', power = '0'] = /^(-?)(\d)(?:\.(\d+))?(?:E\+?(\d{1,2}))$/i.exec(text) ?? [];
  if (first === '') return /^-?\d+\.0+$/.test(text) ? text.replace(/\.0+$/, '') : text;
  const places = Number(power);
  return places < more.length ? text : `${sign}${first}${more.padEnd(places, '0')}`;
}

/** The same for a text, where a number is exact only with as many digits as its power needs. */
function exactNumber(text: string): string {
  const [, more = '', power = ''] = /^\d\.(\d+)E\+?(\d{1,2})$/i.exec(text) ?? [];
  return more.length >= LONG_NUMBER && more.length === Number(power) ? wholeNumber(text) : text;
}
