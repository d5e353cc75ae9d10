import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';

type Props = {
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  name?: string;
  value?: string;
  required?: boolean;
  disabled?: boolean;
  indeterminate?: boolean;
  /** True if it is required and was missing on submit. */
  invalid?: boolean;
  className?: string;
};

/** A checkbox with its label; the whole line is the target. The browser's own: it works before any script does. */
export function Checkbox({ label, onChange, className, indeterminate = false, invalid = false, ...rest }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx('flex min-h-target cursor-pointer items-center gap-3 text-15', className)}>
      <input
        {...rest}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        id={id}
        type="checkbox"
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        className="checkbox"
      />
      <span className="flex-1">{label}</span>
    </label>
  );
}
