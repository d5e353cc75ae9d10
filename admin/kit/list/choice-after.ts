import type { Chosen } from './column.ts';

interface Press {
  /** The rows as they are shown. */
  ids: readonly string[];
  /** The box pressed before, where all up to it are meant; null for the pressed one alone. */
  from: string | null;
  to: string;
  isChosen: boolean;
}

/** What is chosen after a box was pressed, alone or with all rows between it and the one before. */
export function choiceAfter(chosen: Chosen, { ids, from, to, isChosen }: Press): Chosen {
  const [one, other] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  // The row chosen before may have left the list.
  const meant = one < 0 || other < 0 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
  const rest = Object.keys(chosen).filter((id) => !meant.includes(id));
  return Object.fromEntries([...rest, ...(isChosen ? meant : [])].map((id) => [id, true as const]));
}
