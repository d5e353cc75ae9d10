import { type ComponentProps, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { COLOUR_PATTERN } from '#rules/catalogue/colour.ts';
import { useDrawn } from '../fields/refusals.tsx';
import { numberOf } from '../inputs.tsx';
import { kitTexts } from '../texts.ts';

interface About {
  name: string;
  /** Its accessible name: column heading and row. */
  label: string;
}

/** A control in a table, visually labelled by its column, with errors below. */
export function TextCell({ name, label, ...rest }: About & Omit<ComponentProps<'input'>, 'name'>) {
  const { field, about } = useCell(name, label);
  return (
    <>
      <input {...rest} {...field} value={field.value ?? ''} {...about.control} className="control w-full" />
      {about.note}
    </>
  );
}

/** An integer; empty is null. */
export function NumberCell({ name, label, ...rest }: About & Omit<ComponentProps<'input'>, 'name'>) {
  const { field, about } = useCell(name, label);
  return (
    <>
      <input
        inputMode="numeric"
        {...rest}
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value.trim() === '' ? null : numberOf(target.value))}
        {...about.control}
        className="control w-full min-w-20 text-right tabular-nums"
      />
      {about.note}
    </>
  );
}

/** A select; empty is null. */
export function SelectCell({ name, label, options }: About & { options: readonly { value: string; label: string }[] }) {
  const { field, about } = useCell(name, label);
  return (
    <>
      <select
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
        {...about.control}
        className="control w-full min-w-24 pr-7"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {about.note}
    </>
  );
}

/** A colour, picked or typed. */
export function ColorCell({ name, label }: About) {
  const { field, about } = useCell(name, label);
  return (
    <>
      <span className="flex items-center gap-1.5">
        <input
          type="color"
          aria-label={`${label} ${kitTexts.choose}`}
          value={COLOUR_PATTERN.test(field.value) ? field.value : '#000000'}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
          className="size-9 shrink-0 cursor-pointer rounded-control border border-line-strong bg-ground p-0.5"
        />
        <input {...field} value={field.value ?? ''} {...about.control} className="control w-24 font-mono" />
      </span>
      {about.note}
    </>
  );
}

/** A cell's binding, its accessible name and its error. */
export function useCell(name: string, label: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  const message = fieldState.error?.message;
  useDrawn(name);
  return {
    field,
    about: {
      control: { 'aria-label': label, ...(message === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': id }) },
      note:
        message === undefined ? null : (
          <p id={id} className="mt-0.5 text-12 text-danger">
            {message}
          </p>
        ),
    },
  };
}
