import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { slotOfWords } from '#client/stores/kept-words.ts';
import { dropKeptForm, keepForm, readKeptForm } from './kept-form.ts';
import { officeWords } from './office-words.ts';

/**
 * Keeps an unsent form on every input, so that navigating, Back, a reload or a lost session loses nothing. On reopening it is restored and
 * merged with others' changes. `name` identifies the item, `review 12`; null for what must not be stored.
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
    /** Whether an earlier draft was restored; contested if others changed the same fields. null if none. */
    back,
    /** The sent values become the form's initial ones. */
    sent: (values: Values) => {
      base.current = values;
      setBack(null);
      if (slot !== null) dropKeptForm(officeWords(), slot);
    },
    /** Discards the draft. */
    drop: () => {
      setBack(null);
      form.reset(base.current as Values);
      if (slot !== null) dropKeptForm(officeWords(), slot);
    },
  };
}
