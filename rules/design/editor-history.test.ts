import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitChange,
  type EditorHistory,
  HISTORY_LIMIT,
  isDirty,
  MERGE_WINDOW_MS,
  markSaved,
  redo,
  startHistory,
  undo,
} from '#rules/design/editor-history.ts';

type Step = { at: number; value: number; mergeKey: string | null };
const steps = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 2000 }),
    value: fc.integer({ min: 0, max: 50 }),
    mergeKey: fc.constantFrom('a', 'b', null),
  }),
  { maxLength: 60 },
);
const seeded = { seed: 20261120, numRuns: 300 };

function run(list: readonly Step[]): EditorHistory<{ value: number }> {
  let clock = 0;
  let history = startHistory({ value: -1 });
  for (const step of list) {
    clock += step.at;
    history = commitChange(history, { next: { value: step.value }, label: 'set', mergeKey: step.mergeKey }, clock);
  }
  return history;
}

describe('editor history', () => {
  it('redo restores exactly what undo removed', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 60 }), (list, count) => {
        const history = run(list);
        let walked = history;
        let taken = 0;
        for (; taken < count && walked.past.length > 0; taken += 1) walked = undo(walked);
        for (; taken > 0; taken -= 1) walked = redo(walked);
        expect(walked).toEqual(history);
        expect(walked.present).toBe(history.present);
      }),
      seeded,
    );
  });

  it('editor history keeps at most 100 entries', () => {
    const list = Array.from({ length: 140 }, (_, index) => ({ at: 5000, value: index, mergeKey: null }));
    const history = run(list);
    expect(history.past).toHaveLength(HISTORY_LIMIT);
    expect(history.past[0]?.before).toEqual({ value: 39 });
  });

  it('editor history merges repeated presses of one key within the time window into one entry', () => {
    const merged = run([
      { at: 0, value: 1, mergeKey: 'nudge' },
      { at: MERGE_WINDOW_MS, value: 2, mergeKey: 'nudge' },
      { at: MERGE_WINDOW_MS + 1, value: 3, mergeKey: 'nudge' },
    ]);
    expect(merged.past.map((entry) => [entry.before.value, entry.after.value])).toEqual([
      [-1, 2],
      [2, 3],
    ]);
  });

  it('editor history is clean when undone to the saved state, and unsaved when undone past it', () => {
    let history = markSaved(run([{ at: 0, value: 1, mergeKey: null }]));
    expect(isDirty(history)).toBe(false);
    history = commitChange(history, { next: { value: 2 }, label: 'set' }, 9000);
    expect(isDirty(history)).toBe(true);
    history = undo(history);
    expect(isDirty(history)).toBe(false);
    expect(isDirty(undo(history))).toBe(true);
    expect(isDirty(redo(history))).toBe(true);
  });

  it('editor history never merges a change into the saved entry', () => {
    let history = markSaved(run([{ at: 0, value: 1, mergeKey: 'nudge' }]));
    history = commitChange(history, { next: { value: 2 }, label: 'set', mergeKey: 'nudge' }, 10);
    expect(undo(history).present).toEqual({ value: 1 });
    expect(isDirty(undo(history))).toBe(false);
  });

  it('editor history drops the redo steps at a new change, and undo restores selections', () => {
    let history = commitChange(startHistory<string>('a'), { next: 'b', label: 'add', selected: ['layer'] }, 0);
    history = undo(history);
    expect(history.selected).toEqual([]);
    expect(redo(history).selected).toEqual(['layer']);
    history = commitChange(history, { next: 'c', label: 'add' }, 0);
    expect(history.future).toHaveLength(0);
  });

  it('editor history treats a restored draft as unsaved', () => {
    expect(isDirty(startHistory('draft', false))).toBe(true);
  });
});
