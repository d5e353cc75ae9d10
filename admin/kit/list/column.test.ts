import { expect, test } from 'vitest';
import { hidingOf, isOnCard } from './column.ts';

test('a narrow table leaves out what a card of a phone has room for; other columns are left out of both', () => {
  const [table, card] = [{ from: 'lg' }, { from: 'lg', isOnCard: true }] as const;
  expect([isOnCard({}), isOnCard(table), isOnCard(card)]).toEqual([true, false, true]);
  expect([hidingOf({}), hidingOf(table), hidingOf(card)]).toEqual(['', 'max-lg:hidden', 'md:max-lg:hidden']);
  expect(hidingOf({ from: 'md', isOnCard: true })).toBe('');
});
