import { createFormControl } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { resetKeepingTyped } from './reset-form.ts';

const begun = { name: 'Linen', price: 20_000, position: 1 };

/** A form that was opened on `begun` and sent with another price. */
function sentForm() {
  const form = createFormControl({ defaultValues: begun });
  // As a form on a screen: one that is not shown only has its initial values.
  form.reset(begun);
  form.setValue('price', 22_000);
  return { form, sent: structuredClone(form.getValues()) };
}

describe('resetKeepingTyped', () => {
  test('a form in which nothing was typed meanwhile shows what was saved', () => {
    const { form, sent } = sentForm();
    const initial = { ...sent, name: 'Linen shirt' };
    resetKeepingTyped(form, { sent, initial });
    expect([form.getValues(), form.control._defaultValues]).toEqual([initial, initial]);
  });

  test('a value typed during a save replaces the saved value; a reset of the form restores the saved value', () => {
    const { form, sent } = sentForm();
    form.setValue('position', 7);
    const initial = { ...sent, name: 'Linen shirt' };
    resetKeepingTyped(form, { sent, initial });
    expect([form.getValues(), form.control._defaultValues]).toEqual([{ ...initial, position: 7 }, initial]);
  });

  test('a value typed during a save and the choices made in a conflict are both kept', () => {
    const { form, sent } = sentForm();
    form.setValue('position', 7);
    const theirs = { name: 'Linen shirt', price: 23_000, position: 3 };
    resetKeepingTyped(form, { sent, initial: theirs, shown: { ...theirs, price: 22_000 } });
    expect([form.getValues(), form.control._defaultValues]).toEqual([{ name: 'Linen shirt', price: 22_000, position: 7 }, theirs]);
  });
});
