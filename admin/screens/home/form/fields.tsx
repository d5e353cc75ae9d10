import { type ReactNode, useId } from 'react';
import type { PageProblem } from '#rules/home/page/page-problems.ts';
import { languageNames, problemNames } from '../texts.ts';

interface FieldProps {
  label: string;
  hint: string | null;
  /** As problems name it. */
  field: string;
  problems: readonly PageProblem[];
  children: ReactNode;
}

/** Where a field is, and what is wrong on its block. `prefix` stands before the name in the field of a problem. */
export interface Said {
  problems: readonly PageProblem[];
  prefix: string;
  name: string;
}

/** A part of the form with its name, and what is wrong with it. */
export function FormField({ label, hint, field, problems, children }: FieldProps) {
  const own = problems.filter((problem) => problem.field === field || problem.field.startsWith(`${field}.`));
  return (
    <section aria-label={label} data-field={field}>
      <p aria-hidden="true" className="mb-1 font-semibold">
        {label}
      </p>
      {children}
      {hint === null ? null : <p className="mt-1 text-12 text-ink-2">{hint}</p>}
      <Problems problems={own} />
    </section>
  );
}

/** What is wrong, in sentences; texts that are missing in one field stand together. */
export function Problems({ problems }: { problems: readonly PageProblem[] }) {
  if (problems.length === 0) return null;
  const missing = problems
    .filter(({ kind }) => kind === 'TEXT_MISSING')
    .map(({ locale }) => (locale === null ? '' : languageNames[locale]));
  const others = [...new Set(problems.filter(({ kind }) => kind !== 'TEXT_MISSING').map(({ kind }) => problemNames[kind]))];
  const said = [...(missing.length > 0 ? [`${[...new Set(missing)].join(', ')} ${problemNames.TEXT_MISSING}`] : []), ...others];
  return <p className="mt-1 text-12 text-warning">{said.join(' · ')}</p>;
}

type LinkProps = Said & { label: string; hint: string | null; value: string; onChange: (value: string) => void };

/** An address: of the shop, or of another site. */
export function LinkField({ label, hint, prefix, name, problems, value, onChange }: LinkProps) {
  const id = useId();
  const own = problems.filter(({ field }) => field === prefix + name);
  return (
    <div data-field={prefix + name}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        inputMode="url"
        placeholder="/"
        aria-invalid={own.length > 0 || undefined}
        onChange={({ target }) => onChange(target.value.trim())}
        className="control w-full"
      />
      {hint === null ? null : <p className="mt-1 text-12 text-ink-2">{hint}</p>}
      <Problems problems={own} />
    </div>
  );
}

export function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} className="size-4 accent-ink" />
      {label}
    </label>
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
