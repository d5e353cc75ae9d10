import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { slotOfWords } from '#client/stores/kept-words.ts';
import { dropKeptForm, keepForm, readKeptForm } from './kept-form.ts';
import { officeWords } from './office-words.ts';

/**
 * Keeps what stands in a form and was not sent, at each key: a click on the menu, Back, a reload, a lost session lose no word, and it stands
 * there again when the form opens, with what others changed in the meantime. `name` is that of the thing, `review 12`; null for what no browser should keep.
 */
export function useKeptForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | null, first: DefaultValues<Values>) {
  const [slot] = useState(() => (name === null ? null : slotOfWords(name)));
  const base = useRef<unknown>(first);
  const [back, setBack] = useState<'mine' | 'contested' | null>(null);
  useEffect(() => {
    if (slot === null) return;
    const kept = readKeptForm(officeWords(), slot, base.current as Values);
    if (kept !== null) {
      form.reset(kept.values, { keepDefaultValues: true });
      setBack(kept.isContested ? 'contested' : 'mine');
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepForm(officeWords(), slot, { base: base.current, mine: values }),
    });
  }, [form, slot]);
  return {
    /** The form holds earlier words; contested where others changed the same fields meanwhile. Null when there are none. */
    back,
    /** What was sent is what the form begins from now. */
    sent: (values: Values) => {
      base.current = values;
      setBack(null);
      if (slot !== null) dropKeptForm(officeWords(), slot);
    },
    /** Throws the words away. */
    drop: () => {
      setBack(null);
      form.reset(base.current as Values);
      if (slot !== null) dropKeptForm(officeWords(), slot);
    },
  };
}
