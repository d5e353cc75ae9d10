import { headingRow, headingWords } from '../../shop/text/sheet-headings.ts';
import { parseLineNumber } from '../line-number.ts';
import { type CourierCode, courierNamed, waybillOf } from './courier.ts';

/**
 * Column headings used by couriers, marketplaces and shop programs, as headingWords spells them; our own first. Only exact matches
 * count: 운송장번호 is a waybill, 운송장출력일 is not.
 */
export const waybillHeadings = {
  line: [
    '상품주문번호',
    '주문번호',
    '고객주문번호',
    '주문라인번호',
    '관리번호',
    '고객관리번호',
    '자체주문번호',
    '메모',
    '메모1',
    '배송메모1',
    '품목주문번호',
    'orderitemid',
    'orderid',
    '비고',
    '참고사항',
    '고객사용번호',
  ],
  courier: ['택배사', '택배사명', '택배사코드', '배송업체', '배송사', '운송사', '택배회사', 'dlvcode', 'deliverycompany', 'courier'],
  waybill: [
    '운송장번호',
    '송장번호',
    '운송장',
    '송장',
    '등기번호',
    '배송번호',
    '등기번호운송장번호',
    'sheetno',
    'invoiceno',
    'invoicenumber',
    'trackingnumber',
    'waybill',
  ],
  name: [
    '수하인명',
    '수하인',
    '받는분',
    '받는분성명',
    '받는분명',
    '받는사람',
    '수취인',
    '수취인명',
    '수령인',
    '수령인명',
    '고객명',
    'receivername',
    'recipient',
  ],
  phone: [
    '수하인전화',
    '수하인휴대폰',
    '수하인연락처',
    '수하인전화번호',
    '받는분전화번호',
    '받는분휴대폰',
    '받는분기타연락처',
    '받는분연락처',
    '수취인연락처',
    '수취인연락처1',
    '수취인전화번호',
    '수취인휴대폰',
    '수령인휴대폰',
    '수령인연락처',
    '휴대폰',
    '전화번호',
    '연락처',
    'receiverphone',
    'phone',
  ],
} as const satisfies Record<string, readonly string[]>;

/** An example file in our own format: headings, and one parcel for each of two lines. */
export const waybillExample: readonly (readonly string[])[] = [
  ['상품주문번호', '택배사', '송장번호'],
  ['20261120-000001-1', 'CJ대한통운', '630010000001'],
  ['20261120-000002-2', '우체국택배', '6896012345678'],
];

export type WaybillColumn = keyof typeof waybillHeadings;

/** Why a row of a file is invalid, regardless of orders; each is a code of contract/errors/errors.ts. */
export type RowFault = 'WAYBILL_MISSING' | 'WAYBILL_ROUNDED' | 'WAYBILL_UNREADABLE' | 'COURIER_UNKNOWN' | 'COURIER_UNCLEAR';

export interface WaybillRow {
  /** The row number as a spreadsheet shows it, counting from 1 with the heading. */
  readonly row: number;
  /** The order and line in the row; null when it has no valid number. */
  readonly order_number: string | null;
  readonly courier: CourierCode | null;
  readonly waybill: string | null;
  /** Courier and number as written in the file, for display when they cannot be parsed. */
  readonly written: string;
  readonly name: string;
  readonly phone: string;
  readonly fault: RowFault | null;
}

/**
 * Parses a table of cells as a waybill file: finds the headings in the first rows and skips empty rows. `fallback` is the courier for a
 * file without a courier column. Null when no row has headings for both the waybill and the order.
 */
export function readWaybillSheet(table: readonly (readonly string[])[], fallback: CourierCode | null): WaybillRow[] | null {
  const heading = headingRow(table, (cells) => isHeading(columnsOf(cells)));
  if (heading === null) return null;
  const columns = columnsOf(heading.cells);
  const rows = table.slice(heading.below);
  const unclear = columns.courier === undefined ? unclearCourier({ heading: heading.cells, rows, columns, fallback }) : null;
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const row = rowOf(cells, unclear === null ? columns : { ...columns, courier: [unclear] }, fallback);
    return [{ row: heading.below + index + 1, ...row, ...(unclear !== null && { fault: 'COURIER_UNCLEAR' as const }) }];
  });
}

type Columns = Partial<Record<WaybillColumn, readonly number[]>>;

/** The column of each known heading; several may contain the order. */
function columnsOf(cells: readonly string[]): Columns {
  const columns: Partial<Record<WaybillColumn, number[]>> = {};
  for (const [index, cell] of cells.entries()) {
    const words = headingWords(cell);
    for (const [column, names] of Object.entries(waybillHeadings) as [WaybillColumn, readonly string[]][])
      if (names.some((name) => words.includes(name))) columns[column] = [...(columns[column] ?? []), index];
  }
  return columns;
}

interface Unclear {
  heading: readonly string[];
  rows: readonly (readonly string[])[];
  columns: Columns;
  fallback: CourierCode | null;
}

/**
 * A column with an unknown heading that names couriers, in its heading or all its cells, other than `fallback`: its numbers could be
 * saved under the wrong courier. Null when there is none.
 */
function unclearCourier({ heading, rows, columns, fallback }: Unclear): number | null {
  const known = Object.values(columns).flat();
  const isUnclear = (cell: string, place: number) => {
    const values = rows.map((cells) => cells[place]?.trim() ?? '').filter((value) => value !== '');
    const couriers = values.map((value) => (/\p{L}/u.test(value) ? courierNamed(value) : null));
    const isNamed = headingWords(cell).some((word) => /(택배|배송|운송)(사|업체|회사)(명|코드|구분|선택)?$|courier|carrier/.test(word));
    return values.length > 0 && (isNamed || !couriers.includes(null)) && couriers.some((courier) => courier !== fallback);
  };
  const place = heading.findIndex((cell, index) => !known.includes(index) && isUnclear(cell, index));
  return place < 0 ? null : place;
}

function isHeading({ line, waybill, name, phone }: Columns): boolean {
  return waybill !== undefined && (line !== undefined || (name !== undefined && phone !== undefined));
}

function rowOf(cells: readonly string[], columns: Columns, fallback: CourierCode | null): Omit<WaybillRow, 'row'> {
  const read = (column: WaybillColumn) => (columns[column] ?? []).map((index) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
  const named = read('courier')[0];
  const courier = named === undefined ? fallback : courierNamed(named);
  const text = read('waybill')[0] ?? '';
  const waybill = courier === null ? null : waybillOf(courier, text);
  // The line number may be embedded in a memo with other text.
  const order_number =
    read('line')
      .map(numberIn)
      .find((found) => found !== null) ?? null;
  const written = [named, text].filter((part) => part !== undefined && part !== '').join(' ');
  const [name = '', phone = ''] = [read('name')[0], read('phone')[0]];
  return { order_number, courier, waybill, written, name, phone, fault: faultOf({ text, courier, waybill }) };
}

function numberIn(text: string): string | null {
  return (
    text
      .split(/[\s,;|/[\]()]+/)
      .map((word) => parseLineNumber(word)?.orderNumber ?? null)
      .find((found) => found !== null) ?? null
  );
}

/** The error of a row, such as a waybill like 6.30011E+11, which has lost its last digits. */
function faultOf({ text, courier, waybill }: { text: string; courier: CourierCode | null; waybill: string | null }): RowFault | null {
  if (text === '') return 'WAYBILL_MISSING';
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text)) return 'WAYBILL_ROUNDED';
  if (courier === null) return 'COURIER_UNKNOWN';
  return waybill === null ? 'WAYBILL_UNREADABLE' : null;
}
