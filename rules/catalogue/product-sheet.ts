import { inTranslations, koreanLanguageNames, type TranslationField, translationField } from '../shop/locale.ts';
import { headingRow, headingWords } from '../shop/text/sheet-headings.ts';
import { isVisibleOrNone } from '../shop/visible-text.ts';

/** The columns of a product file and their headings in its first row. */
export const productColumns = {
  brand: '브랜드',
  code: '상품코드',
  name_ko: '이름',
  ...inTranslations('name', (locale) => `이름(${koreanLanguageNames[locale]})`),
  category: '카테고리',
  origin_price: '정가',
  price: '판매가',
  state: '상태',
  stock: '사이즈와 재고',
} as const;
export type ProductColumn = keyof typeof productColumns;

/** Possible faults of a cell. The back office has a sentence for each. */
export const sheetFaults = [
  'MISSING',
  'TOO_LONG',
  'HIDDEN_SIGN',
  'CODE_WRONG',
  'CODE_TWICE',
  'BRAND_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'PRICE_WRONG',
  'ABOVE_ORIGIN',
  'BELOW_PROMOTION',
  'STATE_WRONG',
  'STOCK_WRONG',
  'SIZE_UNKNOWN',
  'NOT_READY',
] as const;
export type SheetFault = (typeof sheetFaults)[number];

/** A problem in a file, with its column and its row number as a spreadsheet counts it. */
export interface SheetProblem {
  readonly row: number;
  readonly column: ProductColumn;
  readonly fault: SheetFault;
}

/** The states as the file spells them. */
const sheetStates = { ACT: '판매 중', STOP: '판매 중지', DISCONTINUED: '단종' } as const;
type State = keyof typeof sheetStates;

/** A parsed row. Null means an empty cell or a missing column: the existing value is kept. */
export interface ProductRow extends Readonly<Record<TranslationField<'name'>, string | null>> {
  readonly row: number;
  readonly brand: string;
  readonly code: string;
  readonly name_ko: string | null;
  readonly category: string | null;
  readonly origin_price: number | null;
  readonly price: number | null;
  readonly state: State | null;
  /** Sizes with their stock. For an existing product, sizes are option names, and options not listed keep their stock. */
  readonly stock: readonly { size: string; stock: number }[] | null;
}

export interface ReadProductSheet {
  readonly rows: readonly ProductRow[];
  readonly problems: readonly SheetProblem[];
  /** The content of a cell by row number; empty when there is none. */
  readonly cellOf: (row: number, column: ProductColumn) => string;
}

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const MOST_WON = 100_000_000;
const nameColumns: readonly ProductColumn[] = [
  'name_ko',
  ...Object.values(inTranslations('name', (locale) => translationField('name', locale))),
];
const longest: Partial<Record<ProductColumn, number>> = {
  ...{ name_ko: 100, ...inTranslations('name', () => 100) },
  ...{ brand: 60, category: 60 },
};

/**
 * Parses a table whose headings stand in one of its first rows, in any order. Returns null without the brand and code columns. Skips empty
 * rows.
 */
export function readProductSheet(table: readonly (readonly string[])[]): ReadProductSheet | null {
  const heading = headingRow(table, (cells) => ['brand' as const, 'code' as const].every((column) => placesOf(cells).has(column)));
  if (heading === null) return null;
  const places = placesOf(heading.cells);
  const body = table.slice(heading.below);
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  const cellAt = (cells: readonly string[], column: ProductColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
  const rows = body.flatMap((cells, index) => {
    const row = heading.below + index + 1;
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cellOf = (column: ProductColumn) => cellAt(cells, column);
    const blame = (column: ProductColumn, fault: SheetFault) => void problems.push({ row, column, fault });
    const read = readRow(row, cellOf, blame);
    const name = `${read.brand} ${read.code}`;
    if (read.code !== '' && seen.has(name)) blame('code', 'CODE_TWICE');
    seen.add(name);
    return [read];
  });
  return { rows, problems, cellOf: (row, column) => cellAt(table[row - 1] ?? [], column) };
}

/** A product as a row of the file, in the order of the headings. */
export function productSheetRow(product: Record<Exclude<ProductColumn, 'state'>, string> & { state: string }): string[] {
  const state = sheetState(product.state);
  return (Object.keys(productColumns) as ProductColumn[]).map((column) => (column === 'state' ? state : product[column]));
}

/** A state as the file spells it. */
export function sheetState(state: string): string {
  return sheetStates[state as State] ?? state;
}

/** The name of a product's option in a cell, on one line and without | and =, which separate sizes. */
export function sheetOption(name: string): string {
  return name.replaceAll(/[|=\s]+/g, ' ').trim();
}

/** True when a cell equals the known value, ignoring surrounding blanks and differences in line endings. */
export function isCellOf(cell: string, known: string): boolean {
  const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
  return plain(cell) === plain(known);
}

function placesOf(head: readonly string[]): ReadonlyMap<ProductColumn, number> {
  const words = head.map(headingWords);
  const known = Object.entries(productColumns) as [ProductColumn, string][];
  return new Map(
    known.flatMap(([column, heading]) => {
      const [word = ''] = headingWords(heading);
      const place = words.findIndex((spellings) => spellings.includes(word));
      return place < 0 ? [] : [[column, place] as const];
    }),
  );
}

type Blame = (column: ProductColumn, fault: SheetFault) => void;

function readRow(row: number, cellOf: (column: ProductColumn) => string, blame: Blame): ProductRow {
  for (const column of ['brand', 'code'] as const) if (cellOf(column) === '') blame(column, 'MISSING');
  if (cellOf('code') !== '' && !codePattern.test(cellOf('code'))) blame('code', 'CODE_WRONG');
  for (const [column, most] of Object.entries(longest) as [ProductColumn, number][])
    if (cellOf(column).length > most) blame(column, 'TOO_LONG');
  for (const column of nameColumns) if (!isVisibleOrNone(cellOf(column))) blame(column, 'HIDDEN_SIGN');
  const text = (column: ProductColumn) => cellOf(column) || null;
  return {
    row,
    brand: cellOf('brand'),
    code: cellOf('code'),
    name_ko: text('name_ko'),
    ...inTranslations('name', (locale) => text(translationField('name', locale))),
    category: text('category'),
    origin_price: wonOf('origin_price', cellOf, blame),
    price: wonOf('price', cellOf, blame),
    state: stateOf(cellOf('state'), blame),
    stock: stockOf(cellOf('stock'), blame),
  };
}

/** `12,000` or `12000원`. */
function wonOf(column: 'price' | 'origin_price', cellOf: (column: ProductColumn) => string, blame: Blame): number | null {
  const typed = cellOf(column);
  if (typed === '') return null;
  const digits = typed.replaceAll(/[,\s원₩]/g, '');
  if (/^\d{1,9}$/.test(digits) && Number(digits) <= MOST_WON) return Number(digits);
  blame(column, 'PRICE_WRONG');
  return null;
}

function stateOf(typed: string, blame: Blame): State | null {
  if (typed === '') return null;
  const found = (Object.keys(sheetStates) as State[]).find(
    (state) => state === typed.toUpperCase() || sheetStates[state].replace(' ', '') === typed.replace(' ', ''),
  );
  if (found === undefined) blame('state', 'STATE_WRONG');
  return found ?? null;
}

/** Parses `S=10 | M=5`, or a plain number for a product with one size. */
function stockOf(typed: string, blame: Blame): ProductRow['stock'] {
  if (typed === '') return null;
  const parts = typed.split('|').map((part) => /^(?:(.{1,80}?)\s*=\s*)?(\d{1,6})$/.exec(part.trim()));
  const sizes = parts.flatMap((part) => (part === null ? [] : [{ size: (part[1] ?? '').trim(), stock: Number(part[2]) }]));
  if (sizes.length === parts.length && new Set(sizes.map(({ size }) => size)).size === sizes.length) return sizes;
  blame('stock', 'STOCK_WRONG');
  return null;
}
