import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { currentSession } from '#client/session/session.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { dropEditDraft, type EditDraft, keepEditDraft, keyOfDraft, readEditDraft } from './edit-draft.ts';

/** How long nothing was typed before a draft is written, in ms. */
const PAUSE_MS = 400;

/**
 * Keeps what is not saved in this browser, and offers what was left there. It is offered together with what it began from, so that
 * saving it later still brings it together with what others wrote.
 */
export function useEditDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string, base: RefObject<Values>) {
  const [found, setFound] = useState<EditDraft | null>(null);
  const key = keyOfDraft(currentSession().userId, name);
  useEffect(() => {
    let isOver = false;
    void readEditDraft(key, new Date()).then((draft) => {
      if (!isOver && draft !== null && !isSame(draft.mine, base.current)) setFound(draft);
    });
    return () => {
      isOver = true;
    };
  }, [key, base]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const mine = form.getValues();
      // Nothing of the form's own leaves the browser: what was opened and not changed is no draft.
      if (!isSame(mine, base.current))
        void keepEditDraft(key, { base: base.current, mine: structuredClone(mine), at: new Date().toISOString() });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, PAUSE_MS);
      },
    });
    function keepNow() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    }
    // Whoever types and leaves at once has not paused: the last words are kept all the same.
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
      stop();
    };
  }, [form, key, base]);
  const drop = () => {
    setFound(null);
    void dropEditDraft(key);
  };
  const take = () => {
    if (found === null) return;
    base.current = found.base as Values;
    form.reset(found.base as Values);
    form.reset(found.mine as Values, { keepDefaultValues: true });
    setFound(null);
  };
  return { found, take, drop };
}
