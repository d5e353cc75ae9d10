import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../class-names.ts';
import { useCloseOnBack } from '../close-on-back.ts';
import { FieldNote, RequiredMark } from './field.tsx';

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

/** A select for a short list. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  hideLabel,
  className,
  error,
  ...rest
}: Props<Value>) {
  const noteId = useId();
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  return (
    <div className={className}>
      <Base.Root
        {...rest}
        items={[...options]}
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Base.Label className={hideLabel ? 'sr-only' : 'mb-2 block text-13 font-semibold'}>
          {label}
          {rest.required && !hideLabel ? <RequiredMark /> : null}
        </Base.Label>
        <Base.Trigger
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className={cx(
            'flex min-h-12 w-full items-center justify-between gap-3 rounded-control border bg-ground px-4 text-left text-15 data-disabled:bg-tile data-disabled:text-ink-2',
            error ? 'border-danger' : 'border-line hover:border-ink-2',
          )}
        >
          <Base.Value className="truncate data-placeholder:text-ink-2" placeholder={placeholder} />
          <Base.Icon>
            <ChevronDown aria-hidden="true" size={18} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          {/* The content security policy would block its style element. */}
          <CSPProvider disableStyleElements>
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-hidden">
              <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-ground py-1 shadow-overlay outline-hidden">
                {options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </Base.Popup>
            </Base.Positioner>
          </CSPProvider>
        </Base.Portal>
      </Base.Root>
      {error === undefined ? null : <FieldNote id={noteId} error={error} />}
    </div>
  );
}

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled}
      className={cx(
        'flex min-h-target cursor-default items-center justify-between gap-3 px-4 text-15 outline-hidden select-none',
        'data-highlighted:bg-tile data-selected:font-semibold data-disabled:text-ink-2',
      )}
    >
      <Base.ItemText>{option.label}</Base.ItemText>
      <Base.ItemIndicator>
        <Check aria-hidden="true" size={16} />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
