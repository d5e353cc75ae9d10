import type { ReactNode } from 'react';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import { Problems } from '../field-parts.tsx';

interface FieldProps {
  label: string;
  hint: string | null;
  /** The field name used in problems. */
  field: string;
  problems: readonly NamedProblem[];
  children: ReactNode;
}

/** Which field of which block this is: its `name`, and the `prefix` before it in the `field` of the block's `problems`. */
export interface FieldPlace {
  problems: readonly NamedProblem[];
  prefix: string;
  name: string;
}

/** What the input of a field needs, by the field's name: its value, how it changes, and its problems. */
export function fieldOf<Thing extends object>(
  thing: Thing,
  change: (thing: Thing) => void,
  place: Pick<FieldPlace, 'problems' | 'prefix'>,
) {
  return <Name extends keyof Thing & string>(name: Name) => ({
    ...place,
    name,
    value: thing[name],
    onChange: (value: Thing[Name]) => change({ ...thing, [name]: value }),
  });
}

/** A labelled part of the form, with its problems. */
export function FormField({ label, hint, field, problems, children }: FieldProps) {
  const own = problems.filter((problem) => problem.field === field || problem.field.startsWith(`${field}.`));
  return (
    <fieldset aria-label={label} data-field={field}>
      <p aria-hidden="true" className="mb-1 font-semibold">
        {label}
      </p>
      {children}
      {hint === null ? null : <p className="mt-1 text-12 text-ink-2">{hint}</p>}
      <Problems problems={own} />
    </fieldset>
  );
}

/** A label's colour. */
export function ColorInput({ label, value, onChange }: { label: string; value: string; onChange: (color: string) => void }) {
  return (
    <label className="flex items-center gap-1.5 text-12">
      {label}
      <input
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
        className="h-8 w-10 cursor-pointer rounded-control border border-line-strong bg-ground p-0.5"
      />
    </label>
  );
}
