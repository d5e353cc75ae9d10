import { type ComponentProps, type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { cx } from '#ui/class-names.ts';
import { FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { LinkButton } from './button.tsx';
import { useTextLimit } from './edit/text-limit.ts';
import { messageIn, useDrawn } from './fields/refusals.tsx';
import { kitTexts } from './texts.ts';

/** The props of every input of a form. */
export interface InputFacts {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** Shown behind the control: a unit. */
  unit?: string | undefined;
}

type TextProps = InputFacts & Omit<ComponentProps<'input'>, 'name'>;

/** A text input, limited by the form's schema. */
export function TextInput({ name, label, hint, unit, className, ...rest }: TextProps) {
  const { field, ids, error } = useInput(name);
  const maxLength = useTextLimit(name);
  return (
    <Labelled {...{ ids, label, hint, error, unit, className, required: rest.required }}>
      <input maxLength={maxLength} {...rest} {...field} value={field.value ?? ''} {...describe(ids, error)} className="control w-full" />
    </Labelled>
  );
}

/** An integer; empty is null. For money use `unit="원"`. */
export function NumberInput({ name, label, hint, unit, className, ...rest }: TextProps) {
  const { field, ids, error } = useInput(name);
  return (
    <Labelled {...{ ids, label, hint, error, unit, className, required: rest.required }}>
      <input
        inputMode="numeric"
        {...rest}
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value.trim() === '' ? null : numberOf(target.value))}
        {...describe(ids, error)}
        className="control w-full text-right tabular-nums"
      />
    </Labelled>
  );
}

/** A text area. */
export function TextAreaInput({ name, label, hint, className, ...rest }: InputFacts & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { field, ids, error } = useInput(name);
  const maxLength = useTextLimit(name);
  return (
    <Labelled {...{ ids, label, hint, error, className, required: rest.required }}>
      <textarea
        rows={5}
        maxLength={maxLength}
        {...rest}
        {...field}
        value={field.value ?? ''}
        {...describe(ids, error)}
        className="control block w-full resize-y py-2"
      />
    </Labelled>
  );
}

type SelectProps = InputFacts & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  className?: string | undefined;
  /** The options' values are numbers; no choice is null. */
  isNumber?: boolean;
  /** What is chosen here and the screen that makes one, for a shop that has none yet. */
  none?: { noun: string; href: string };
};

/** A select for a short list. */
export function SelectInput({ name, label, hint, options, placeholder, className, required, isNumber = false, none }: SelectProps) {
  const { field, ids, error } = useInput(name);
  return (
    <Labelled {...{ ids, label, hint, error, className, required }}>
      <select
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(isNumber ? (target.value === '' ? null : Number(target.value)) : target.value)}
        {...describe(ids, error)}
        className="control w-full"
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {none !== undefined && options.length === 0 ? (
        <p className="mt-1.5 text-13 text-warning">
          {kitTexts.noneYet(none.noun)} <LinkButton to={none.href}>{kitTexts.makeOne(none.noun)}</LinkButton>
        </p>
      ) : null}
    </Labelled>
  );
}

/** Yes or no. */
export function CheckInput({ name, label, hint }: InputFacts) {
  const { field, ids, error } = useInput(name);
  return (
    <div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
          {...describe(ids, error)}
          className="size-4 accent-ink"
        />
        {label}
      </label>
      <FieldNote id={ids.note} hint={hint} error={error} />
    </div>
  );
}

interface LabelledProps {
  ids: { control: string; note: string };
  label: string;
  hint?: string | undefined;
  error: string | null;
  unit?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A control with its label, unit and error, for controls of other files. */
export function Labelled({ ids, label, hint, error, unit, required, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <label htmlFor={ids.control} className="mb-1 block font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <div className={cx(unit !== undefined && 'flex items-center gap-2')}>
        {children}
        {unit === undefined ? null : <span className="shrink-0 text-ink-2">{unit}</span>}
      </div>
      {/* The hint says how to fix the error, so it stays. */}
      <FieldNote id={ids.note} hint={hint} error={error !== null && hint ? `${error} ${hint}` : error} />
    </div>
  );
}

/** A form input by name: its binding, the ids of its parts, and its error. */
export function useInput(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  useDrawn(`${name}.*`);
  return { field, ids: { control: id, note: `${id}-note` }, error: messageIn(fieldState.error) };
}

/** Links a control to its label and note. */
export function describe({ control, note }: { control: string; note: string }, error: string | null) {
  return { id: control, 'aria-describedby': note, 'aria-invalid': error === null ? undefined : true };
}

/** Keeps text that is not a number, so the schema reports it. */
export function numberOf(typed: string): number | string {
  const number = Number(typed.replaceAll(',', ''));
  return Number.isFinite(number) ? number : typed;
}
