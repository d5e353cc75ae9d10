import { isSame } from './merge-edit.ts';

/** The difference between two lists: removed, added and changed rows. */
export interface ListChanges<Known, Wanted> {
  gone: Known[];
  added: Wanted[];
  changed: { known: Known; wanted: Wanted }[];
}

/**
 * Compares a list with its wanted state by row key (equal keys are matched in order). Only changes are written, so that unchanged rows keep
 * their ids and the audit log shows what was really done.
 */
export function listChanges<Known extends object, Wanted extends object>(
  known: readonly Known[],
  wanted: readonly Wanted[],
  { keyOf, sameBy }: { keyOf: (row: Known | Wanted) => unknown; sameBy: (row: Known | Wanted) => unknown },
): ListChanges<Known, Wanted> {
  const left = [...known];
  const changes: ListChanges<Known, Wanted> = { gone: left, added: [], changed: [] };
  for (const row of wanted) {
    const place = left.findIndex((each) => isSame(keyOf(each), keyOf(row)));
    const [match] = place < 0 ? [] : left.splice(place, 1);
    if (match === undefined) changes.added.push(row);
    else if (!isSame(sameBy(match), sameBy(row))) changes.changed.push({ known: match, wanted: row });
  }
  return changes;
}
