import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { formText } from '#admin/kit/said-text.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { FormSchema } from '../edit/text-limit.ts';
import { type Fields, fieldLabel } from './field.ts';

/** The paths whose errors a mounted field shows, with the number of such fields; `name.*` covers everything below `name`. */
type Drawn = Map<string, number>;

const DrawnPaths = createContext<Drawn>(new Map());

/** Registers the calling field as showing the errors of these paths. */
export function useDrawn(...paths: readonly string[]): void {
  const drawn = useContext(DrawnPaths);
  const all = paths.join(' ');
  useEffect(() => {
    const own = all.split(' ');
    for (const path of own) drawn.set(path, (drawn.get(path) ?? 0) + 1);
    return () => {
      for (const path of own) drawn.set(path, (drawn.get(path) ?? 1) - 1);
    };
  }, [drawn, all]);
}

interface ScopeProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  schema: z.ZodType<Values>;
  children: ReactNode;
}

/** The form context of inputs: values, limits, and which fields show which errors. */
export function FormScope<Values extends FieldValues>({ form, schema, children }: ScopeProps<Values>) {
  const [drawn] = useState<Drawn>(() => new Map());
  return (
    <FormSchema value={schema}>
      <DrawnPaths value={drawn}>
        <FormProvider {...form}>{children}</FormProvider>
      </DrawnPaths>
    </FormSchema>
  );
}

/** A refusal by the screen itself, thrown by `onSave`. */
export class FormRefusal extends Error {
  readonly field: string;

  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}

/** Shows a server's refusal at the field it names, else at the form. */
export function refuse<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const field = error instanceof ApiError || error instanceof FormRefusal ? error.field?.replace(/^(?:mine|body)\./, '') : null;
  const message = error instanceof FormRefusal ? error.message : formText(error);
  form.setError(field ? (field as Path<Values>) : 'root.refused', { message }, { shouldFocus: true });
}

/** Every error that no field shows, with its field's name, next to the save button. */
export function Refusals({ fields }: { fields?: Fields | undefined }) {
  const drawn = useContext(DrawnPaths);
  const { errors } = useFormState();
  const isDrawn = (path: string) =>
    (drawn.get(path) ?? 0) > 0 || path.split('.').some((_, end, parts) => (drawn.get(`${parts.slice(0, end + 1).join('.')}.*`) ?? 0) > 0);
  const left = new Set(
    refusalsIn(errors)
      .filter(({ path }) => !isDrawn(path))
      .map(({ path, message }) => `${path === '' || fields === undefined ? '' : `${fieldLabel(path, fields)}: `}${message}`),
  );
  return (
    <div role="alert" className="w-full space-y-1 rounded-control bg-danger-soft px-3 py-2 text-danger empty:sr-only">
      {[...left].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The error text of a field: its own, or the first of its parts. */
export function messageIn(error: object | undefined): string | null {
  return refusalsIn({ field: error })[0]?.message ?? null;
}

/** The errors of a form with their paths; those of the form itself, and of a list as a whole, are under `root`. */
function refusalsIn(errors: object, path = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref' || key === 'types') return [];
    const at = key === 'root' || path === 'root' ? path.replace(/^root$/, '') : path === '' ? key : `${path}.${key}`;
    const own = 'message' in error && typeof error.message === 'string' ? [{ path: at, message: error.message }] : [];
    return [...own, ...refusalsIn(error, key === 'root' && path === '' ? 'root' : at)];
  });
}
