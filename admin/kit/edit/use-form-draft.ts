import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onSessionEnd } from '#admin/session/session-end.ts';
import { draft } from '#client/drafts/draft.ts';
import { isSame, mergeEdit } from '#rules/office/merge-edit.ts';
import { type FormDraft, restoredValues } from './form-draft.ts';
import { staffDays } from './staff-drafts.ts';

/**
 * Keeps an unsent form on every input, so that navigating, Back, a reload or a lost session loses nothing. On reopening it is restored and
 * merged with others' changes. `name` identifies the item, `review 12`; null for what must not be stored.
 */
export function useRestoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | null,
  first: DefaultValues<Values>,
) {
  const base = useRef(first as Values);
  const [back, setBack] = useState<'mine' | 'contested' | null>(null);
  const drop = useFormDraft(form, name, base, (found) => {
    const restored = restoredValues(found, base.current);
    if (restored === null) return;
    // What was typed while the draft was looked up stays.
    form.reset(mergeEdit(base.current, form.getValues(), restored.values).merged, { keepDefaultValues: true });
    setBack(restored.isContested ? 'contested' : 'mine');
  });
  return {
    /** Whether an earlier draft was restored; contested if others changed the same fields. null if none. */
    back,
    /** The sent values become the form's initial ones. */
    sent: (values: Values) => {
      base.current = values;
      setBack(null);
      drop();
    },
    /** Discards the draft. */
    drop: () => {
      setBack(null);
      form.reset(base.current);
      drop();
    },
  };
}

/**
 * Keeps unsaved changes in this browser and offers an earlier draft. A draft includes its initial values, so saving it later still merges
 * with others' changes. If a session expired while a form was open, its draft is restored without asking (`isBack`).
 */
export function useOfferedDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string, base: RefObject<Values>) {
  const [found, setFound] = useState<FormDraft | null>(null);
  const [isBack, setBack] = useState(false);
  const put = (kept: FormDraft) => {
    base.current = kept.base as Values;
    form.reset(kept.base as Values);
    form.reset(kept.mine as Values, { keepDefaultValues: true });
  };
  const dropKept = useFormDraft(form, name, base, (kept) => {
    if (isSame(kept.mine, base.current)) return;
    if (!kept.is_cut || form.formState.isDirty) return setFound(kept);
    put(kept);
    setBack(true);
  });
  const drop = () => {
    setFound(null);
    setBack(false);
    dropKept();
  };
  const take = () => {
    if (found === null) return;
    put(found);
    setFound(null);
  };
  return { found, isBack, take, drop };
}

/** Writes the form's draft at each input, and calls `onFound` with an existing one. Returns a function to delete it. */
function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | null,
  base: RefObject<Values>,
  onFound: (found: FormDraft) => void,
): () => void {
  // The draft belongs to the member signed in when the form opens.
  const kept = useMemo(() => (name === null ? null : draft<FormDraft>(name, { lifetime: staffDays })), [name]);
  const offer = useRef(onFound);
  useEffect(() => {
    offer.current = onFound;
  });
  useEffect(() => {
    if (kept === null) return;
    let isOver = false;
    let isWritten = false;
    void Promise.resolve(kept.read()).then((found) => (found === null || isOver ? undefined : offer.current(found)));
    const keep = (mine: Values, about: Pick<FormDraft, 'is_cut'> = {}) => {
      const isChanged = !isSame(mine, base.current);
      // An unchanged form is not a draft, but leaves one that is offered.
      if (isChanged) void kept.write({ base: base.current, mine, at: new Date().toISOString(), ...about });
      else if (isWritten) void kept.drop();
      isWritten ||= isChanged;
    };
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    // A sign-out in another tab may delete the drafts, but not the open form.
    const unwatch = onSessionEnd(() => keep(form.getValues(), { is_cut: true }));
    return () => {
      isOver = true;
      unwatch();
      stop();
    };
  }, [form, kept, base]);
  return () => void kept?.drop();
}
