import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formText } from '#admin/kit/said-text.ts';
import { type Cut, cutBy, isOutage } from '#admin/session/outage.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import type { Meanwhile } from '#contract/errors/errors.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { mergeEdit } from '#rules/office/merge-edit.ts';
import { kitTexts } from '../texts.ts';
import { askConflicts, type ShowValue } from './conflict-dialog.tsx';
import { type FieldLabels, fieldLabel } from './field-labels.ts';
import { editTexts as texts } from './texts.ts';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  base: RefObject<Values>;
  labels: FieldLabels;
  show: ShowValue | undefined;
  onSave: (edit: Edit<Values>) => Promise<SavedEdit<Values> | undefined>;
  onSaved: (values: Values) => void;
  drop: () => void;
}

/** Saves a form: one save at a time, sent again by itself after an outage (`cut`), and after a conflict with the chosen values. */
export function useSaveEdit<Values extends FieldValues>({ form, base, labels, show, onSave, onSaved, drop }: Options<Values>) {
  const queries = useQueryClient();
  const [cut, setCut] = useState<Cut | null>(null);
  const [isSaving, setSaving] = useState(false);

  const send = async (mine: Values): Promise<void> => {
    try {
      const result = await onSave({ base: base.current, mine });
      setCut(null);
      drop();
      // A new item's screen follows, so the form must be clean.
      onSaved(result?.saved ?? mine);
      const taken = result?.taken.map((path) => fieldLabel(path, labels)) ?? [];
      toast(taken.length > 0 ? texts.taken([...new Set(taken)].join(', ')) : kitTexts.saved, 'success');
      await queries.invalidateQueries();
    } catch (error) {
      setCut((before) => cutBy(error, before));
      // The form's bar says what becomes of it.
      if (isOutage(error)) return;
      if (error instanceof ApiError && error.meanwhile !== null) return settle(mine, error.meanwhile);
      const message = formText(error);
      const field = error instanceof ApiError ? fieldOf(error) : null;
      if (field !== null && field in mine) form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      else toast(message, 'error');
    }
  };

  /** Merges with others' changes, asking about conflicts. */
  const settle = async (mine: Values, meanwhile: Meanwhile): Promise<void> => {
    const theirs = meanwhile.theirs as Values;
    const { conflicts } = mergeEdit(base.current, mine, theirs);
    const chosen = conflicts.length === 0 ? {} : await askConflicts(conflicts, { labels, show, by: meanwhile.by ?? null });
    if (chosen === null) return;
    const { merged } = mergeEdit(base.current, mine, theirs, chosen);
    base.current = theirs;
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
    if (conflicts.length > 0) return send(merged);
    toast(texts.lookAgain, 'error');
    await form.trigger();
  };

  const save = () => {
    if (isSaving) return;
    setSaving(true);
    void form
      .handleSubmit(send, () => setCut(null))()
      .finally(() => setSaving(false));
  };
  useAfterOutage(cut, save);
  return { save, cut, isSaving };
}

/** Maps an error's field to the form's: a body says `mine.name.ko`. */
function fieldOf(error: ApiError): string | null {
  return error.field?.replace(/^mine\./, '').split('.')[0] ?? null;
}
