import { expect, test } from 'vitest';
import { published, type Slot, slotAt, withdrawn } from './timeline.ts';

const base: Slot = { revision_id: 1, from: null, until: null, since: null, is_open: true };
const shown = (slots: readonly Slot[]) => slots.map(({ revision_id, from, until }) => [revision_id, from, until]);
const event = { revision_id: 2, from: 100, until: 200 };

test('a publication with an end replaces the page before it, which is shown again afterwards', () => {
  expect(shown(published([base], event))).toEqual([
    [1, null, 100],
    [2, 100, 200],
    [1, 200, null],
  ]);
  expect(shown(published([], { revision_id: 1, from: 5, until: null }))).toEqual([[1, 5, null]]);
});

test('a publication without an end takes over at once; one scheduled later still replaces it', () => {
  const slots = published(published([base], event), { revision_id: 3, from: 50, until: null });
  expect(shown(slots)).toEqual([
    [1, null, 50],
    [3, 50, 100],
    [2, 100, 200],
    [3, 200, null],
  ]);
  const later = published(slots, { revision_id: 4, from: 300, until: null });
  expect(shown(published(later, { revision_id: 5, from: 60, until: null }))).toEqual([
    [1, null, 50],
    [3, 50, 60],
    [5, 60, 100],
    [2, 100, 200],
    [5, 200, 300],
    [4, 300, null],
  ]);
});

test('a publication without an end during an event page ends the event page', () => {
  expect(shown(published(published([base], event), { revision_id: 3, from: 150, until: null }))).toEqual([
    [1, null, 100],
    [2, 100, 150],
    [3, 150, null],
  ]);
});

test('a publication inside another one replaces it until its own end', () => {
  expect(shown(published(published([base], event), { revision_id: 3, from: 120, until: 150 }))).toEqual([
    [1, null, 100],
    [2, 100, 120],
    [3, 120, 150],
    [2, 150, 200],
    [1, 200, null],
  ]);
});

test('a withdrawn publication is replaced by the page before it, and the history keeps both', () => {
  const slots = published([base], event);
  const taken = slotAt(slots, 150);
  if (!taken) throw new Error('nothing is scheduled');
  expect(withdrawn(slots, taken, 50)).toEqual([base]);
  expect(shown(withdrawn(slots, taken, 150) ?? [])).toEqual([
    [1, null, 100],
    [2, 100, 150],
    [1, 150, null],
  ]);
  const open = published([base], { revision_id: 4, from: 300, until: null });
  const scheduled = slotAt(open, 300);
  expect(scheduled && withdrawn(open, scheduled, 50)).toEqual([base]);
});

test('the only publication of a page cannot be withdrawn', () => {
  expect(withdrawn([base], base, 50)).toBeNull();
});

test('a page slot includes its first moment and excludes its last', () => {
  const slots = published([base], event);
  expect([99, 100, 199, 200].map((at) => slotAt(slots, at)?.revision_id)).toEqual([1, 2, 2, 1]);
  expect(slotAt([], 5)).toBeUndefined();
});

test('page slots never overlap and leave no gap after the first, whatever is published and withdrawn', () => {
  // A seeded generator, for the same numbers in every run.
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  let slots: Slot[] = [base];
  for (let step = 0; step < 400; step++) {
    const from = next(1_000);
    if (next(4) === 0) slots = withdrawn(slots, slots[next(slots.length)] ?? base, from) ?? slots;
    else slots = published(slots, { revision_id: step + 2, from, until: next(2) === 0 ? null : from + 1 + next(300) });
    expect(slots[0]?.from).toBeNull();
    expect(slots.at(-1)?.until).toBeNull();
    for (const [index, slot] of slots.slice(1).entries()) expect(slot.from).toBe(slots[index]?.until);
  }
});
