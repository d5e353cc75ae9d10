import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSessionEnd } from '#admin/session/session-end.ts';
import { currentSession } from '#client/session/session.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { dropEditDraft, type EditDraft, keepEditDraft, keepEditDraftAtOnce, keyOfDraft, readEditDraft } from './edit-draft.ts';

/** Debounce before saving a draft, in ms. */
const PAUSE_MS = 400;

/**
 * Keeps unsaved changes in this browser and offers an earlier draft. A draft includes its initial values, so saving it later still merges
 * with others' changes. If a session expired while a form was open, its draft is restored without asking (`isBack`).
 */
export function useEditDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string, base: RefObject<Values>) {
  const [found, setFound] = useState<EditDraft | null>(null);
  const [isBack, setBack] = useState(false);
  const key = keyOfDraft(currentSession().userId, name);
  useEffect(() => {
    let isOver = false;
    void readEditDraft(key, new Date()).then((draft) => {
      if (isOver || draft === null || isSame(draft.mine, base.current)) return;
      if (!draft.is_cut || form.formState.isDirty) return setFound(draft);
      put(form, base, draft);
      setBack(true);
    });
    return () => {
      isOver = true;
    };
  }, [form, key, base]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (write: (key: string, draft: EditDraft) => unknown, about: Pick<EditDraft, 'is_cut'> = {}) => {
      const mine = form.getValues();
      // An unchanged form is not a draft.
      if (!isSame(mine, base.current))
        write(key, { base: base.current, mine: structuredClone(mine), at: new Date().toISOString(), ...about });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keepIfChanged(keepEditDraft), PAUSE_MS);
      },
    });
    function keepIfChanged(write: typeof keepEditDraft | typeof keepEditDraftAtOnce) {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep(write);
    }
    const keepAtOnce = () => keepIfChanged(keepEditDraftAtOnce);
    // Also saves what was typed within the debounce before leaving.
    window.addEventListener('pagehide', keepAtOnce);
    // A sign-out in another tab deletes the drafts, but not the open form.
    const unwatch = onSessionEnd(() => {
      clearTimeout(timer);
      timer = undefined;
      keep(keepEditDraft, { is_cut: true });
    });
    return () => {
      unwatch();
      window.removeEventListener('pagehide', keepAtOnce);
      keepIfChanged(keepEditDraft);
      stop();
    };
  }, [form, key, base]);
  const drop = () => {
    setFound(null);
    setBack(false);
    void dropEditDraft(key);
  };
  const take = () => {
    if (found === null) return;
    put(form, base, found);
    setFound(null);
  };
  return { found, isBack, take, drop };
}

/** Applies a draft to the form, with its initial values. */
function put<Values extends FieldValues>(form: UseFormReturn<Values>, base: RefObject<Values>, draft: EditDraft): void {
  base.current = draft.base as Values;
  form.reset(draft.base as Values);
  form.reset(draft.mine as Values, { keepDefaultValues: true });
}
