import { expect, expectTypeOf, test } from 'vitest';
import { type Field, fieldsOf } from '../fields/field.ts';
import { count, type day } from '../format.ts';
import { columnsOf, type DeclaredColumn, hidingOf, isOnCard } from './column.ts';

test('a column with `from` is hidden in narrow tables and on cards; with isOnCard it stays on the card', () => {
  const [table, card] = [{ from: 'lg' }, { from: 'lg', isOnCard: true }] as const;
  expect([isOnCard({}), isOnCard(table), isOnCard(card)]).toEqual([true, false, true]);
  expect([hidingOf({}), hidingOf(table), hidingOf(card)]).toEqual(['', 'max-lg:hidden', 'md:max-lg:hidden']);
  expect(hidingOf({ from: 'md', isOnCard: true })).toBe('');
});

interface Row {
  id: number;
  name: { ko: string };
  sold: number;
  note: string | null;
}

test('a declared column shows its field’s value, formatted or in its own cell, and aligns numbers right', () => {
  const columns = columnsOf<Row>([
    { id: 'note', header: 'Note' },
    { id: 'sold', header: 'Sold', as: count, sort: true },
    { id: 'name', header: 'Name', cell: ({ name }) => name.ko, sort: true },
  ]);
  const row = { id: 1, name: { ko: 'Cup' }, sold: 1200, note: null };
  expect(columns.map(({ cell }) => cell(row))).toEqual([null, '1,200', 'Cup']);
  expect(columns.map(({ align, sort }) => [align, sort])).toEqual([
    [undefined, undefined],
    ['right', true],
    [undefined, true],
  ]);
});

test('a column named like a field of the noun takes its heading and its value, unless the column declares its own', () => {
  const fields = fieldsOf({
    name: { is: 'words', label: 'Cup' },
    sold: { is: 'won', label: 'Sold so far', inList: 'Sold' },
    note: { is: 'choice', label: 'Note', options: { NEW: 'Just in' } },
  });
  const columns = columnsOf<Row, typeof fields>([{ id: 'name' }, { id: 'sold' }, { id: 'note' }, { id: 'sold', as: count }], fields);
  const row = { id: 1, name: { ko: '컵' }, sold: 1200, note: 'NEW' };
  expect(columns.map(({ cell }) => cell(row))).toEqual(['컵', '1,200원', 'Just in', '1,200']);
  expect(columns.map(({ header, align }) => [header, align])).toEqual([
    ['Cup', undefined],
    ['Sold', 'right'],
    ['Note', undefined],
    ['Sold', 'right'],
  ]);
  expectTypeOf<{ id: 'sold'; sort: true }>().toExtend<DeclaredColumn<Row, typeof fields>>();
  // A field of words, whose column holds a number.
  expectTypeOf<{ id: 'sold' }>().not.toExtend<DeclaredColumn<Row, { sold: Field<'words'> }>>();
});

test('a column that the rows lack, or cannot show, format or sort by, fails the type check', () => {
  type Column = DeclaredColumn<Row>;
  expectTypeOf<{ id: 'note'; header: string }>().toExtend<Column>();
  expectTypeOf<{ id: 'sold'; header: string; as: typeof count }>().toExtend<Column>();
  // No such field; an object is no text; a number is no time; no field to sort by.
  expectTypeOf<{ id: 'price'; header: string }>().not.toExtend<Column>();
  expectTypeOf<{ id: 'name'; header: string }>().not.toExtend<Column>();
  expectTypeOf<{ id: 'sold'; header: string; as: typeof day }>().not.toExtend<Column>();
  expectTypeOf<{ id: 'other'; header: string; cell: (row: Row) => number; sort: true }>().not.toExtend<Column>();
});
