import { useState } from 'react';
import type { Chosen } from './column.ts';

/** Rows that somebody chose, under the conditions of the list then. */
export interface Choice {
  conditions: string;
  chosen: Chosen;
}

/**
 * Which rows are chosen: never one that is not seen. Under other conditions, or on another page, nothing is chosen any more, and a row that has
 * left the list meanwhile is out of the choice as well.
 */
export function useChosen(conditions: string, shown: readonly string[]) {
  const [choice, setChoice] = useState<Choice>({ conditions, chosen: {} });
  // Cleared, not hidden: a tab that is opened again has nothing chosen.
  if (choice.conditions !== conditions) setChoice({ conditions, chosen: {} });
  return [chosenOf(choice, conditions, shown), (chosen: Chosen) => setChoice({ conditions, chosen })] as const;
}

/** What of a choice counts under these conditions, where these rows are shown. */
export function chosenOf(choice: Choice, conditions: string, shown: readonly string[]): Chosen {
  if (choice.conditions !== conditions) return {};
  return Object.fromEntries(shown.filter((id) => choice.chosen[id]).map((id) => [id, true as const]));
}
