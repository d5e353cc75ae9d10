import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, countChanges, isSame, mergeEdit } from '#rules/office/merge-edit.ts';

const base = { name: { ko: '티셔츠', en: 'Tee' }, price: 10_000, tags: ['a'], note: null as null | { ko: string } };

test('changes of different fields by two editors are both kept', () => {
  const mine = { ...base, name: { ...base.name, ko: '반팔' } };
  const theirs = { ...base, name: { ...base.name, en: 'T-shirt' }, price: 12_000 };
  expect(mergeEdit(base, mine, theirs)).toEqual({
    merged: { ...base, name: { ko: '반팔', en: 'T-shirt' }, price: 12_000 },
    conflicts: [],
    taken: ['name.en', 'price'],
  });
});

test('a field that both editors changed differently is a conflict until one is chosen, an equal change is not', () => {
  const mine = { ...base, price: 11_000, tags: ['a', 'b'], note: { ko: '하나' } };
  const theirs = { ...base, price: 12_000, tags: ['a', 'b'], note: { ko: '둘' } };
  const { conflicts, merged } = mergeEdit(base, mine, theirs);
  expect(conflicts).toEqual([
    { path: 'price', mine: 11_000, theirs: 12_000 },
    { path: 'note.ko', mine: '하나', theirs: '둘' },
  ]);
  expect(merged).toEqual(mine);
  const settled = mergeEdit(base, mine, theirs, { price: 'theirs', 'note.ko': 'mine' });
  expect(settled).toEqual({ merged: { ...mine, price: 12_000 }, conflicts: [], taken: [] });
});

test('a list counts as one value: two different changes of it are a conflict', () => {
  expect(mergeEdit(base, { ...base, tags: ['a', 'b'] }, { ...base, tags: ['a', 'c'] }).conflicts).toEqual([
    { path: 'tags', mine: ['a', 'b'], theirs: ['a', 'c'] },
  ]);
});

test('a language that one editor added stays added, and one that the other removed stays removed', () => {
  type Name = { name: { ko?: string; cn?: string } };
  const begun: Name = { name: { ko: '가', cn: '甲' } };
  expect(mergeEdit<Name>(begun, { name: { ko: '가' } }, { name: { ko: '나', cn: '甲' } }).merged).toEqual({ name: { ko: '나' } });
});

test('a merge takes each field from the editor who changed it', () => {
  const thing = fc.record({
    a: fc.nat(2),
    b: fc.record({ c: fc.nat(2), d: fc.constantFrom('x', 'y') }),
    e: fc.array(fc.nat(1), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(thing, thing, thing, (begun, mine, theirs) => {
      const { merged, conflicts } = mergeEdit(begun, mine, theirs);
      expect(changedFields(mine, merged).every((path) => !changedFields(begun, mine).includes(path))).toBe(true);
      for (const { path } of conflicts) expect(changedFields(begun, theirs)).toContain(path);
      const swapped = mergeEdit(begun, theirs, mine);
      expect(swapped.conflicts.length).toBe(conflicts.length);
      if (conflicts.length === 0) expect(isSame(swapped.merged, merged)).toBe(true);
    }),
    { seed: 53 },
  );
});

test('changes are counted by field, also in rows of a list; a list with more or fewer rows counts as one change', () => {
  const before = {
    name: { ko: '가', en: 'a' },
    options: [
      { price: 1, stock: 2 },
      { price: 3, stock: 4 },
    ],
    tags: ['x'],
  };
  expect(countChanges(before, structuredClone(before))).toBe(0);
  expect(countChanges(before, { ...before, name: { ko: '나', en: 'b' } })).toBe(2);
  expect(
    countChanges(before, {
      ...before,
      options: [
        { price: 9, stock: 2 },
        { price: 8, stock: 7 },
      ],
    }),
  ).toBe(3);
  expect(countChanges(before, { ...before, options: [{ price: 1, stock: 2 }], tags: ['y'] })).toBe(2);
});
