import { optionName } from '#admin/kit/fields/field.ts';
import { moment, won } from '#admin/kit/format.ts';
import { columnNameIn, fieldIn, isNamed, valueNames, valueNamesThere } from './names.ts';

/** Maximum length of a long text. */
const LETTERS = 80;

/** A value as the screens show it, with its unit. */
export function valueText(table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return unitOf(table, column, value);
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return moment(value);
    return (
      valueNamesThere[`${table}.${column}.${value}`] ?? optionName(fieldIn(table, column) ?? {}, value) ?? valueNames[value] ?? cut(value)
    );
  }
  return Array.isArray(value) ? listText(table, column, value) : partsText(table, value);
}

/** Shortens two long texts to start just before their first difference; their beginnings alone would look the same. */
export function fromTheDifference(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= LETTERS) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = same > LETTERS / 2 ? same - LETTERS / 4 : 0;
  const shown = (text: string) => (from === 0 ? cut(text) : `…${cut(text.slice(from))}`);
  return [shown(before), shown(after)];
}

function listText(table: string, column: string, values: readonly unknown[]): string {
  if (values.length === 0) return '없음';
  const isPlain = values.every((each) => typeof each !== 'object');
  return isPlain ? cut(values.map((each) => valueText(table, column, each)).join(', ')) : `${values.length}개`;
}

/** A composite value, by its named parts; unnamed ones are only counted. */
function partsText(table: string, value: object): string {
  if ('ko' in value && typeof value.ko === 'string') return value.ko;
  const parts = Object.entries(value);
  if (parts.length === 0) return '없음';
  const told = parts.filter(([name]) => isNamed(table, name));
  if (told.length === 0) return `${parts.length}가지`;
  return cut(told.map(([name, part]) => `${columnNameIn(table, name)} ${valueText(table, name, part)}`).join(', '));
}

function cut(text: string): string {
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text;
}

function unitOf(table: string, column: string, value: number): string {
  const number = value.toLocaleString('ko');
  if (/percent$/.test(column)) return `${number}%`;
  if (/months$/.test(column)) return `${number}개월`;
  if (/days$/.test(column)) return `${number}일`;
  if (/^points_|_points$|^point_amount$/.test(column) || table === 'sales.point_entries') return `${number}P`;
  if (/_id$|^id$|number$/.test(column)) return String(value);
  return /amount|price|fee|discount|donation|total|free_over/.test(column) ? won(value) : number;
}
