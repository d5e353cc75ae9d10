import { isSame } from './merge-edit.ts';

/** What makes one list of another: who goes, who comes, and who stays but says something else. */
export interface ListChanges<Known, Wanted> {
  gone: Known[];
  added: Wanted[];
  changed: { known: Known; wanted: Wanted }[];
}

/**
 * Compares a list with what it shall be, by the key of each row (equal keys are matched in their order). Only what changed is written then: the
 * rest keeps its id, and the log tells what somebody did.
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
