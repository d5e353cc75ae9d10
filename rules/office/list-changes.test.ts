import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

type Row = { key: string; value: number };
const about = { keyOf: ({ key }: Row) => key, sameBy: ({ value }: Row) => value };

test('unchanged items of a list are not written; others are removed, added or changed', () => {
  const [kept, changed, gone] = [
    { key: 'a', value: 1 },
    { key: 'b', value: 1 },
    { key: 'c', value: 1 },
  ];
  const [now, added] = [
    { key: 'b', value: 2 },
    { key: 'd', value: 1 },
  ];
  expect(listChanges([kept, changed, gone], [added, now, kept], about)).toEqual({
    gone: [gone],
    added: [added],
    changed: [{ known: changed, wanted: now }],
  });
});

test('list changes turn any list into any other, and are empty for the same list', () => {
  const list = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: 0, max: 3 }) }), { maxLength: 8 });
  const sorted = (rows: readonly Row[]) => rows.map(({ key, value }) => `${key}${value}`).sort();
  fc.assert(
    fc.property(list, list, (known, wanted) => {
      const { gone, added, changed } = listChanges(known, wanted, about);
      const kept = known.filter((row) => !gone.includes(row) && !changed.some((each) => each.known === row));
      expect(sorted([...kept, ...changed.map((each) => each.wanted), ...added])).toEqual(sorted(wanted));
      expect(listChanges(known, known, about)).toEqual({ gone: [], added: [], changed: [] });
    }),
  );
});
