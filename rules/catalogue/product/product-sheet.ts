import { formerNumber } from '../../office/moving/old-address.ts';
import { inTranslations, koreanLanguageNames, type Locale, locales } from '../../shop/locale.ts';
import { headingRow, headingWords } from '../../shop/text/sheet-headings.ts';
import { isVisibleOrNone, isVisibleWriting } from '../../shop/visible-text.ts';
import { type FactColumn, type FactKind, factColumns, factKindNames, factNames } from '../product-facts.ts';
import {
  type FileFieldName,
  type FileTextName,
  type FileValues,
  productOwnFields as fields,
  fileFieldNames,
  fileTextNames,
  perField,
} from './product-fields.ts';

/** The columns of a product file and their headings in its first row. */
export const productColumns = {
  brand: fields.brand_id.label,
  code: '상품코드',
  name_ko: fields.name.label,
  ...inTranslations('name', (locale) => `${fields.name.label}(${koreanLanguageNames[locale]})`),
  category: fields.category_id.label,
  ...perField<Record<FileFieldName, string>>(fileFieldNames, (name) => fields[name].label),
  stock: '사이즈와 재고',
  images: '사진',
  former_number: '옛 상품번호',
  ...perField<Record<FileTextName, string>>(fileTextNames, (name) => fields[name].label),
  fact_kind: '고시 품목',
  ...perField<Record<FactColumn, string>>(factColumns, (name) => factNames[name]),
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
  'NUMBER_WRONG',
  'STOCK_WRONG',
  'SIZE_UNKNOWN',
  'NOT_READY',
  'NEEDED_FOR_SALE',
  'KIND_WRONG',
  'PICTURE_UNKNOWN',
  'PICTURES_TOO_MANY',
  'FORMER_NUMBER_TAKEN',
] as const;
export type SheetFault = (typeof sheetFaults)[number];

/** A problem in a file, with its column and its row number as a spreadsheet counts it. */
export interface SheetProblem {
  readonly row: number;
  readonly column: ProductColumn;
  readonly fault: SheetFault;
}

/** One value for each language of the name. */
type Names<Value> = Record<`name_${Locale}`, Value>;

/** A parsed row. Null means an empty cell or a missing column: the existing value is kept. */
export interface ProductRow
  extends Readonly<Names<string | null>>,
    Readonly<Record<FileTextName | FactColumn, string | null>>,
    Readonly<{ [Name in FileFieldName]: FileValues[Name] | null }> {
  readonly row: number;
  readonly brand: string;
  readonly code: string;
  readonly category: string | null;
  /** Sizes with their stock. For an existing product, sizes are option names, and options not listed keep their stock. */
  readonly stock: readonly { size: string; stock: number }[] | null;
  /** The pictures of the product, the main one first: file names, or addresses as in an exported file. */
  readonly images: readonly string[] | null;
  readonly fact_kind: FactKind | null;
  /** The product's number in another shop: old addresses with it lead to this product. */
  readonly former_number: string | null;
}

/** Maximum number of pictures of a product, the main one included. */
const PICTURES_MOST = 21;
/** Maximum characters of one field of the product facts. */
const FACT_MAX = 500;

export interface ReadProductSheet {
  readonly rows: readonly ProductRow[];
  readonly problems: readonly SheetProblem[];
  /** The content of a cell by row number; empty when there is none. */
  readonly cellOf: (row: number, column: ProductColumn) => string;
}

const nameColumns = locales.map((locale) => `name_${locale}` as const);
const writtenColumns = [...fileTextNames, ...factColumns];
const longest = {
  ...perField<Names<number>>(nameColumns, () => fields.name.max),
  ...perField<Record<FileTextName, number>>(fileTextNames, (name) => fields[name].max),
  ...perField<Record<FactColumn, number>>(factColumns, () => FACT_MAX),
  ...{ brand: 60, category: 60 },
};

/**
 * Parses a table whose headings are in one of its first rows, in any order. Null without the columns brand and code. Empty rows are
 * skipped.
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
export function productSheetRow(product: Record<Exclude<ProductColumn, FileFieldName>, string> & FileValues): string[] {
  const cells = { ...product, ...perField<Record<FileFieldName, string>>(fileFieldNames, (name) => sheetCell(name, product[name])) };
  return (Object.keys(productColumns) as ProductColumn[]).map((column) => cells[column]);
}

/** A field's value as the file spells it. */
export function sheetCell(name: FileFieldName, value: string | number | null): string {
  return optionsOf(name)[String(value)] ?? String(value ?? '');
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
  if (cellOf('code') !== '' && !fields.code.pattern.test(cellOf('code'))) blame('code', 'CODE_WRONG');
  if (cellOf('former_number') !== '' && !formerNumber.test(cellOf('former_number'))) blame('former_number', 'CODE_WRONG');
  for (const [column, most] of Object.entries(longest) as [ProductColumn, number][])
    if (cellOf(column).length > most) blame(column, 'TOO_LONG');
  for (const column of nameColumns) if (!isVisibleOrNone(cellOf(column))) blame(column, 'HIDDEN_SIGN');
  for (const column of writtenColumns) if (cellOf(column) !== '' && !isVisibleWriting(cellOf(column))) blame(column, 'HIDDEN_SIGN');
  const text = (column: ProductColumn) => cellOf(column) || null;
  return {
    row,
    brand: cellOf('brand'),
    code: cellOf('code'),
    ...perField<Names<string | null>>(nameColumns, text),
    category: text('category'),
    ...perField<Pick<ProductRow, FileFieldName>>(fileFieldNames, (name) => readCell(name, cellOf(name), blame)),
    stock: stockOf(cellOf('stock'), blame),
    images: imagesOf(cellOf('images'), blame),
    ...perField<Record<FileTextName | FactColumn, string | null>>(writtenColumns, text),
    fact_kind: kindOf(cellOf('fact_kind'), blame),
    former_number: text('former_number'),
  };
}

/** Parses `front.jpg | back.jpg`; a line break also separates pictures. */
function imagesOf(typed: string, blame: Blame): readonly string[] | null {
  const names = typed.split(/[|\n]/).flatMap((name) => name.trim() || []);
  if (names.length > PICTURES_MOST) blame('images', 'PICTURES_TOO_MANY');
  return names.length === 0 ? null : [...new Set(names)];
}

function kindOf(typed: string, blame: Blame): FactKind | null {
  if (typed === '') return null;
  const plain = typed.replaceAll(' ', '');
  const kinds = Object.entries(factKindNames) as [FactKind, string][];
  const kind = kinds.find(([value, label]) => value === plain.toUpperCase() || label.replaceAll(' ', '') === plain)?.[0];
  if (kind === undefined) blame('fact_kind', 'KIND_WRONG');
  return kind ?? null;
}

const faults = { won: 'PRICE_WRONG', state: 'STATE_WRONG', number: 'NUMBER_WRONG', position: 'NUMBER_WRONG' } as const;

function readCell<Name extends FileFieldName>(name: Name, typed: string, blame: Blame): FileValues[Name] | null {
  if (typed === '') return null;
  const field = fields[name];
  const value = 'options' in field ? optionIn(name, typed) : numberIn(field, typed);
  if (value === undefined) blame(name, faults[field.is]);
  return (value ?? null) as FileValues[Name] | null;
}

/** Parses `12,000`, `12000원`, or a number with the unit of the field. */
function numberIn({ min, max, unit = '' }: { min: number; max: number; unit?: string }, typed: string): number | undefined {
  const digits = typed.replace(unit, '').replaceAll(/[,\s원₩]/g, '');
  const number = Number(digits);
  return /^-?\d{1,9}$/.test(digits) && number >= min && number <= max ? number : undefined;
}

function optionIn(name: FileFieldName, typed: string): string | undefined {
  const options = Object.entries(optionsOf(name));
  return options.find(([value, label]) => value === typed.toUpperCase() || label.replace(' ', '') === typed.replace(' ', ''))?.[0];
}

function optionsOf(name: FileFieldName): Readonly<Record<string, string>> {
  const field = fields[name];
  return 'options' in field ? field.options : {};
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
