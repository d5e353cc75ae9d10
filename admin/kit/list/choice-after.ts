import type { Chosen } from './column.ts';

interface Press {
  /** The visible rows. */
  ids: readonly string[];
  /** The previously pressed box, for a range; null for a single row. */
  from: string | null;
  to: string;
  isChosen: boolean;
}

/** The selection after pressing a box, for one row or a range. */
export function choiceAfter(chosen: Chosen, { ids, from, to, isChosen }: Press): Chosen {
  const [one, other] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  // The previously selected row may have left the list.
  const meant = one < 0 || other < 0 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
  const rest = Object.keys(chosen).filter((id) => !meant.includes(id));
  return Object.fromEntries([...rest, ...(isChosen ? meant : [])].map((id) => [id, true as const]));
}
