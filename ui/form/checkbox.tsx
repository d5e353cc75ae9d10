import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
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

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ label, onChange, className, invalid = false, ...rest }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx('flex min-h-target cursor-pointer items-center gap-3 text-15', className)}>
      <Base.Root
        {...rest}
        id={id}
        // Base UI names it by its label only once its scripts run.
        aria-labelledby={`${id}-label`}
        aria-invalid={invalid || undefined}
        onCheckedChange={(checked) => onChange?.(checked)}
        className="flex size-6 shrink-0 items-center justify-center rounded-tile border border-ink-2 aria-invalid:border-2 aria-invalid:border-danger bg-ground text-on-accent data-checked:border-ink data-checked:bg-ink data-disabled:border-line data-disabled:bg-tile"
      >
        <Base.Indicator className="data-unchecked:hidden">
          <Check aria-hidden="true" size={16} strokeWidth={3} />
        </Base.Indicator>
      </Base.Root>
      <span id={`${id}-label`} className="flex-1">
        {label}
      </span>
    </label>
  );
}
