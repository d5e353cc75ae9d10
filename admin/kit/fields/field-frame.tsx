import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldNote, RequiredMark } from '#ui/form/field.tsx';

/** What every field is told. */
export interface FieldAbout {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** The value of a field of the form around it, and what is wrong with it. */
export function useField(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  return { field, id, noteId: `${id}-note`, error: messageOf(fieldState.error) };
}

/** A field that is a group of controls: its name above, what to know or what is wrong below. */
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

/** Of an object the schema names what is wrong below its own name. */
function messageOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Object.values(error)) {
    const message = messageOf(part);
    if (message !== null) return message;
  }
  return null;
}
