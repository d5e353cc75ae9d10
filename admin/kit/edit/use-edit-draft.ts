import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSessionEnd } from '#admin/session/session-end.ts';
import { currentSession } from '#client/session/session.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { dropEditDraft, type EditDraft, keepEditDraft, keepEditDraftAtOnce, keyOfDraft, readEditDraft } from './edit-draft.ts';

/** How long nothing was typed before a draft is written, in ms. */
const PAUSE_MS = 400;

/**
 * Keeps what is not saved in this browser, and offers what was left there. It is offered together with what it began from, so that
 * saving it later still brings it together with what others wrote. What stood in a form when its session ended by itself stands in it again
 * (`isBack`), without being asked for.
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
      // Nothing of the form's own leaves the browser: what was opened and not changed is no draft.
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
    // Somebody who types and leaves at once has not paused: the last words are kept all the same.
    window.addEventListener('pagehide', keepAtOnce);
    // Whoever signed out in another tab took the drafts along, but not what stands here.
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

/** Puts a draft into the form, together with what it began from. */
function put<Values extends FieldValues>(form: UseFormReturn<Values>, base: RefObject<Values>, draft: EditDraft): void {
  base.current = draft.base as Values;
  form.reset(draft.base as Values);
  form.reset(draft.mine as Values, { keepDefaultValues: true });
}
