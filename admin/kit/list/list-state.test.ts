import { expect, test } from 'vitest';
import { readListState, writeListState } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query), '-created_at');

test('an invalid list address shows the list’s default state', () => {
  const standard = { search: '', sort: '-created_at', page: 1, size: 50, after: '', filters: {} };
  expect(read('')).toEqual(standard);
  for (const query of ['page=0', 'page=-3', 'page=1e9x', 'size=7', 'size=all']) expect(read(query)).toEqual(standard);
  expect(read('q=%20cup%20&sort=name&page=3&size=100&state=open')).toEqual({
    ...{ search: 'cup', sort: 'name', page: 3, size: 100, after: '' },
    filters: { state: 'open' },
  });
});

test('a change of filter or search returns to the first page, and empty values are left out of the address', () => {
  const at = new URLSearchParams('q=cup&state=open&page=4');
  expect(String(writeListState(at, { filters: { state: 'done' } }))).toBe('q=cup&state=done');
  expect(String(writeListState(at, { search: '' }))).toBe('state=open');
  expect(String(writeListState(at, { page: 5 }))).toBe('q=cup&state=open&page=5');
  expect(String(writeListState(at, { page: 1 }))).toBe('q=cup&state=open');
});

test('a list can have another default order in each tab', () => {
  const sortOf = (query: string) => readListState(new URLSearchParams(query), ({ tab }) => (tab === 'done' ? '-at' : 'at')).sort;
  expect([sortOf(''), sortOf('tab=done'), sortOf('tab=done&sort=name')]).toEqual(['at', '-at', 'name']);
});
