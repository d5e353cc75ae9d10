import { useState } from 'react';
import type { Chosen } from './column.ts';

/** The selected rows, with the filters at that time. */
export interface Choice {
  conditions: string;
  chosen: Chosen;
}

/**
 * The selected rows, only ever visible ones: changing the filters or page clears the selection, and rows that leave the list are
 * deselected.
 */
export function useChosen(conditions: string, shown: readonly string[]) {
  const [choice, setChoice] = useState<Choice>({ conditions, chosen: {} });
  // Cleared, not hidden: returning to a tab starts without a selection.
  if (choice.conditions !== conditions) setChoice({ conditions, chosen: {} });
  return [chosenOf(choice, conditions, shown), (chosen: Chosen) => setChoice({ conditions, chosen })] as const;
}

/** The part of a selection valid for these filters and rows. */
export function chosenOf(choice: Choice, conditions: string, shown: readonly string[]): Chosen {
  if (choice.conditions !== conditions) return {};
  return Object.fromEntries(shown.filter((id) => choice.chosen[id]).map((id) => [id, true as const]));
}
