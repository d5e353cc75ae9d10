import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isOutage, type Outage, outageOf } from '#admin/session/outage.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import type { Meanwhile } from '#contract/errors/errors.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';
import { type Fields, fieldLabel } from '../fields/field.ts';
import { refuse } from '../fields/refusals.tsx';
import { kitTexts } from '../texts.ts';
import { promptConflicts } from './conflict-dialog.tsx';
import { resetKeepingTyped } from './reset-form.ts';
import { editTexts as texts } from './texts.ts';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  base: RefObject<Values>;
  fields: Fields;
  onSave: (edit: Edit<Values>) => Promise<SavedEdit<Values> | undefined>;
  confirm: ((values: Values, base: Values) => Promise<boolean>) | undefined;
  drop: () => void;
}

/**
 * Saves a form: one save at a time, and after a conflict with the chosen values. A save stopped by an `outage` is repeated automatically
 * (`isSentAgain`), unless the form changed since, because a number may be half typed. A save too old to be repeated safely is not sent
 * again: staff check first.
 */
export function useSaveEdit<Values extends FieldValues>({ form, base, fields, onSave, confirm, drop }: Options<Values>) {
  const queries = useQueryClient();
  const [outage, setOutage] = useState<Outage | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The form as it was sent. */
  const sent = useRef<Values>(null);
  const isChanged = useChangedSince(form, sent, outage);
  const { isDirty } = form.formState;

  // Put back by hand, nothing waits to be saved any more.
  useEffect(() => {
    if (!isDirty) setOutage(null);
  }, [isDirty]);

  const send = async (mine: Values, entered: Values = form.getValues()): Promise<void> => {
    sent.current = structuredClone(entered);
    try {
      const result = await onSave({ base: base.current, mine });
      setOutage(null);
      drop();
      base.current = result?.saved ?? mine;
      // A new item's screen follows, so the form must be clean.
      if (result === undefined) form.reset(mine);
      else resetKeepingTyped(form, { sent: sent.current, initial: result.saved });
      const taken = result?.taken.map((path) => fieldLabel(path, fields)) ?? [];
      toast(taken.length > 0 ? texts.taken([...new Set(taken)].join(', ')) : kitTexts.saved, 'success');
      await queries.invalidateQueries();
    } catch (error) {
      const isLongAgo = error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_EXPIRED';
      setOutage((before) => (isLongAgo ? { error, failures: 1 } : outageOf(error, before)));
      // The form's bar says what becomes of it.
      if (isLongAgo || isOutage(error)) return;
      if (error instanceof ApiError && error.meanwhile !== null) return settle(mine, sent.current, error.meanwhile);
      refuse(form, error);
    }
  };

  /** Merges with others' changes, asking about conflicts. */
  const settle = async (mine: Values, entered: Values, meanwhile: Meanwhile): Promise<void> => {
    const theirs = meanwhile.theirs as Values;
    const { conflicts } = mergeEdit(base.current, mine, theirs);
    const chosen = conflicts.length === 0 ? {} : await promptConflicts(conflicts, { fields, by: meanwhile.by ?? null });
    if (chosen === null) return;
    const { merged } = mergeEdit(base.current, mine, theirs, chosen);
    base.current = theirs;
    resetKeepingTyped(form, { sent: entered, initial: theirs, shown: merged });
    if (conflicts.length > 0) return send(merged, merged);
    toast(texts.lookAgain, 'error');
    await form.trigger();
  };

  const save = () => {
    if (isSaving) return;
    setSaving(true);
    void form
      .handleSubmit(
        async (mine) => {
          if (confirm === undefined || (await confirm(mine, base.current))) await send(mine);
        },
        () => setOutage(null),
      )()
      .finally(() => setSaving(false));
  };
  const isSentAgain = !isChanged && isOutage(outage?.error);
  useAfterOutage(isSentAgain ? outage : null, save);
  return { save, outage, isSentAgain, isSaving };
}

/** True if the form differs from what was `sent`, during an `outage`. */
function useChangedSince<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: RefObject<Values | null>,
  outage: Outage | null,
): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const compare = () => setChanged(outage !== null && !isSame(form.getValues(), sent.current));
    compare();
    return outage === null ? undefined : form.subscribe({ formState: { values: true }, callback: compare });
  }, [form, sent, outage]);
  return isChanged;
}
