import { type ComponentProps, useId } from 'react';
import { cx } from '../class-names.ts';
import { FieldNote, RequiredMark } from './field.tsx';

type Props = ComponentProps<'textarea'> & { label: string; hint?: string; error?: string | null; maxLength: number; value: string };

/** A labelled text area with a character limit. An error replaces the hint and is announced. */
export function TextArea({ label, hint, error, className, id, value, maxLength, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-2 block text-13 font-semibold">
        {label}
        {rest.required ? <RequiredMark /> : null}
      </label>
      <textarea
        rows={6}
        {...rest}
        id={inputId}
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        className={cx(
          'block w-full resize-y rounded-control border bg-ground px-4 py-3 text-15 text-ink placeholder:text-ink-2',
          error ? 'border-danger' : 'border-line hover:border-ink-2',
        )}
      />
      <div className="flex justify-between gap-4">
        <FieldNote id={noteId} hint={hint} error={error} />
        <span aria-hidden="true" className="mt-1.5 ml-auto shrink-0 text-13 text-ink-2 tabular-nums">
          {value.length.toLocaleString('en-US')} / {maxLength.toLocaleString('en-US')}
        </span>
      </div>
    </div>
  );
}
