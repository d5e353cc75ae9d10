import type { ReactNode } from 'react';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import { Problems } from '../field-parts.tsx';

interface FieldProps {
  label: string;
  hint: string | null;
  /** As problems name it. */
  field: string;
  problems: readonly NamedProblem[];
  children: ReactNode;
}

/** Where a field is, and what is wrong on its block. `prefix` stands before the name in the field of a problem. */
export interface Said {
  problems: readonly NamedProblem[];
  prefix: string;
  name: string;
}

/** A part of the form with its name, and what is wrong with it. */
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

/** The color of a label. */
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
