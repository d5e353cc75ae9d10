import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';

const inputClass =
  'w-full min-h-12 rounded-control border bg-ground px-4 text-15 text-ink placeholder:text-ink-2 disabled:bg-tile disabled:text-ink-2 read-only:bg-tile';

type Texts = { label: string; hint?: string; error?: string | null; hideLabel?: boolean };
type FieldProps = Texts & ComponentProps<'input'> & { after?: ReactNode; inside?: ReactNode };

/**
 * A labelled text input. An error replaces the hint and is announced. `after` is placed behind the input (a button, a unit), `inside` is a
 * small button at its end.
 */
export function Field({ label, hint, error, hideLabel = false, after, inside, className, id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={className}>
      <FieldLabel inputId={inputId} label={label} hideLabel={hideLabel} required={rest.required} />
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <input
            {...rest}
            id={inputId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
            className={cx(inputClass, inside ? 'pr-14' : null, error ? 'border-danger' : 'border-line hover:border-ink-2')}
          />
          {inside ? <span className="absolute inset-y-0 right-1 flex items-center">{inside}</span> : null}
        </div>
        {after}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The label of an input or select. */
export function FieldLabel(props: { inputId: string; label: string; hideLabel: boolean; required: boolean | undefined }) {
  return (
    <label htmlFor={props.inputId} className={props.hideLabel ? 'sr-only' : 'mb-2 block text-13 font-semibold'}>
      {props.label}
      {props.required && !props.hideLabel ? <RequiredMark /> : null}
    </label>
  );
}

/** Marks a required field visually; assistive technology reads it from the field. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-accent">
      {' *'}
    </span>
  );
}

/** A field's hint or error. Always rendered, because screen readers only announce changes in an existing live region. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | null | undefined }) {
  return (
    <p id={id} aria-live="polite" className={cx('mt-1.5 text-13 empty:sr-only', error ? 'text-danger' : 'text-ink-2')}>
      {error || hint}
    </p>
  );
}
