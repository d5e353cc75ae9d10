import { useId } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldLabel, FieldNote } from './field.tsx';

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

type Props<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
  error?: string | null;
  required?: boolean;
} & Chosen<Value>;

/** If nothing may be selected, the placeholder says what to do. */
type Chosen<Value extends string> = { value: NoInfer<Value>; placeholder?: string } | { value: NoInfer<Value> | null; placeholder: string };

/** A select for a short list: the browser's own, which phones open as their wheel or sheet. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  hideLabel = false,
  className,
  error,
  ...rest
}: Props<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <FieldLabel inputId={id} label={label} hideLabel={hideLabel} required={rest.required} />
      <div className="relative">
        <select
          {...rest}
          id={id}
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className={cx(
            'min-h-12 w-full cursor-pointer appearance-none truncate rounded-control border bg-ground py-0 pr-10 pl-4 text-15 disabled:cursor-default disabled:bg-tile disabled:text-ink-2',
            error ? 'border-danger' : 'border-line hover:border-ink-2',
            value === null ? 'text-ink-2' : 'text-ink',
          )}
        >
          {value === null ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-right" size={18} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 rotate-90" />
      </div>
      {error === undefined ? null : <FieldNote id={`${id}-note`} error={error} />}
    </div>
  );
}
