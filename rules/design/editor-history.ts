/** Undo and redo in the editor: one gesture is one entry, at most 100 are kept, and saving does not clear them. */

export const HISTORY_LIMIT = 100;
/** Nudges and slider ticks with the same merge key within this time become one entry, ms. */
export const MERGE_WINDOW_MS = 600;

export interface HistoryEntry<S> {
  readonly before: S;
  readonly after: S;
  /** Message key of the action, for "Undo: move". */
  readonly label: string;
  readonly mergeKey: string | null;
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
  readonly revisionBefore: number;
  readonly revisionAfter: number;
  /** ms of the caller's clock. */
  readonly at: number;
}

/** The present state with its undo and redo entries. `revision` identifies a state, which is dirty unless it is the saved one. */
export interface EditorHistory<S> {
  readonly present: S;
  /** The selected layers in the order of selection; the last one has the focus. */
  readonly selected: readonly string[];
  readonly revision: number;
  readonly savedRevision: number;
  readonly lastRevision: number;
  readonly past: readonly HistoryEntry<S>[];
  readonly future: readonly HistoryEntry<S>[];
}

/** One change to record. */
export interface Change<S> {
  readonly next: S;
  readonly label: string;
  readonly mergeKey?: string | null;
  readonly selected?: readonly string[];
}

/** A new history; `isSaved` is false for a restored draft, which starts out dirty. */
export function startHistory<S>(present: S, isSaved = true): EditorHistory<S> {
  return { present, selected: [], revision: 0, savedRevision: isSaved ? 0 : -1, lastRevision: 0, past: [], future: [] };
}

/** Records a change at `at` (ms). An unchanged state only updates the selection. */
export function commitChange<S>(history: EditorHistory<S>, change: Change<S>, at: number): EditorHistory<S> {
  const selected = change.selected === undefined ? history.selected : change.selected;
  if (change.next === history.present) return { ...history, selected };
  const revision = history.lastRevision + 1;
  const last = history.past.at(-1);
  const merges = last !== undefined && history.future.length === 0 && canMerge(history, last, change, at);
  const entry: HistoryEntry<S> = {
    before: merges ? last.before : history.present,
    after: change.next,
    label: change.label,
    mergeKey: change.mergeKey ?? null,
    selectedBefore: merges ? last.selectedBefore : history.selected,
    selectedAfter: selected,
    revisionBefore: merges ? last.revisionBefore : history.revision,
    revisionAfter: revision,
    at,
  };
  const past = [...(merges ? history.past.slice(0, -1) : history.past), entry].slice(-HISTORY_LIMIT);
  return { ...history, present: change.next, selected, revision, lastRevision: revision, past, future: [] };
}

/** Undoes one step and restores its selection; returns the same history when there is nothing to undo. */
export function undo<S>(history: EditorHistory<S>): EditorHistory<S> {
  const entry = history.past.at(-1);
  if (!entry) return history;
  return {
    ...history,
    present: entry.before,
    selected: entry.selectedBefore,
    revision: entry.revisionBefore,
    past: history.past.slice(0, -1),
    future: [...history.future, entry],
  };
}

/** Redoes one step; returns the same history when there is nothing to redo. */
export function redo<S>(history: EditorHistory<S>): EditorHistory<S> {
  const entry = history.future.at(-1);
  if (!entry) return history;
  return {
    ...history,
    present: entry.after,
    selected: entry.selectedAfter,
    revision: entry.revisionAfter,
    past: [...history.past, entry],
    future: history.future.slice(0, -1),
  };
}

/** Selecting alone never creates an entry. */
export function select<S>(history: EditorHistory<S>, selected: readonly string[]): EditorHistory<S> {
  const isSame = history.selected.length === selected.length && selected.every((key, at) => key === history.selected[at]);
  return isSame ? history : { ...history, selected };
}

/** Marks the state `revision` as saved; changes made during the save stay dirty. */
export function markSaved<S>(history: EditorHistory<S>, revision: number = history.revision): EditorHistory<S> {
  return { ...history, savedRevision: revision };
}

/** True unless the present state is the saved one; undoing back to the saved state clears it. */
export function isDirty<S>(history: EditorHistory<S>): boolean {
  return history.revision !== history.savedRevision;
}

function canMerge<S>(history: EditorHistory<S>, last: HistoryEntry<S>, change: Change<S>, at: number): boolean {
  return (
    change.mergeKey !== undefined &&
    change.mergeKey !== null &&
    last.mergeKey === change.mergeKey &&
    at - last.at <= MERGE_WINDOW_MS &&
    last.revisionAfter !== history.savedRevision
  );
}
