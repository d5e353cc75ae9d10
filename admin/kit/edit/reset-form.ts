import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';

interface Saved<Values> {
  /** The form's values when it was sent. */
  sent: Values;
  /** The form's initial values from now on. */
  initial: Values;
  /** The values that the form shows, if they are not saved yet. */
  shown?: Values;
}

/** Resets a form after a reply; input typed since sending stays, unsaved. */
export function resetKeepingTyped<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  { sent, initial, shown = initial }: Saved<Values>,
): void {
  const later = structuredClone(form.getValues());
  form.reset(initial);
  const kept = isSame(later, sent) ? shown : mergeEdit(sent, later, shown).merged;
  if (kept !== initial) form.reset(kept, { keepDefaultValues: true });
}
