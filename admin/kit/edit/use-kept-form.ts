import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { slotOfWords } from '#client/stores/kept-words.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { officeWords } from './office-words.ts';

/**
 * Keeps what stands in a form and was not sent, at each key: a click on the menu, Back, a reload, a lost session lose no word, and it stands
 * there again when the form opens. `name` is that of the thing, `review 12`; null for what no browser should keep.
 */
export function useKeptForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null, first: DefaultValues<Values>) {
  const [slot] = useState(() => (name === null ? null : slotOfWords(name)));
  const base = useRef<unknown>(first);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (slot === null) return;
    const kept = keptAt(slot);
    if (kept !== null && !isSame(kept, base.current)) {
      form.reset({ ...(base.current as Values), ...kept }, { keepDefaultValues: true });
      setBack(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => (isSame(values, base.current) ? drop(slot) : keep(slot, values)),
    });
  }, [form, slot]);
  return {
    /** Words of before stand in it. */
    isBack,
    /** What was sent is what the form begins from now. */
    sent: (values: Values) => {
      base.current = values;
      setBack(false);
      if (slot !== null) drop(slot);
    },
    /** Throws the words away. */
    drop: () => {
      setBack(false);
      form.reset(base.current as Values);
      if (slot !== null) drop(slot);
    },
  };
}

function keptAt(slot: string): object | null {
  try {
    const kept: unknown = JSON.parse(officeWords().getItem(slot) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing costs only the comfort. */
function keep(slot: string, values: unknown): void {
  try {
    officeWords().setItem(slot, JSON.stringify(values));
  } catch (error) {
    console.warn(error);
  }
}

function drop(slot: string): void {
  try {
    officeWords().removeItem(slot);
  } catch (error) {
    console.warn(error);
  }
}
