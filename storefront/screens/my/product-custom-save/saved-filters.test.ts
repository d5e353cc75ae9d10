import { expect, test } from 'vitest';
import { readSavedFilters, savedWhere, writtenSavedFilters } from './saved-filters.ts';

const none = { words: '', garment: null, tag: null, sort: 'newest' };

test('the address of the saved designs contains only the chosen filters', () => {
  expect(readSavedFilters('')).toEqual(none);
  expect(readSavedFilters('?garment=x&sort=cheap&tag=%23')).toEqual(none);
  const chosen = { words: '엄마', garment: 3, tag: '선물', sort: 'name' } as const;
  expect(readSavedFilters(`?${writtenSavedFilters(chosen)}`)).toEqual(chosen);
  expect(writtenSavedFilters(readSavedFilters(''))).toBe('');
});

test('words typed as a search are matched literally, not as a pattern', () => {
  expect(savedWhere(readSavedFilters(''))).toEqual([]);
  const [found] = savedWhere(readSavedFilters('?q=100%25'));
  expect(found).toMatchObject({ _or: expect.arrayContaining([{ name: { _ilike: '%100\\%%' } }]) });
  expect(savedWhere(readSavedFilters('?garment=3&tag=a'))).toEqual([{ product_id: { _eq: 3 } }, { tags: { _has_key: 'a' } }]);
});
