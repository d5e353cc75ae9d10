import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { messageIn, useDrawn } from './refusals.tsx';

/** The props of every field. */
export interface FieldAbout {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
}

/** A field's value and error in the surrounding form. */
export function useField(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  useDrawn(`${name}.*`);
  return { field, id, noteId: `${id}-note`, error: messageIn(fieldState.error) };
}

/** A field made of several controls: label above, hint or error below. */
export function FieldFrame({
  about: { label, hint, required },
  noteId,
  error,
  beside,
  children,
}: {
  about: FieldAbout;
  noteId: string;
  error: string | null;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="mb-1 flex w-full flex-wrap items-center gap-2 font-semibold">
        <span>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
        {beside}
      </legend>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
