import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { describe, type InputFacts, Labelled, useInput } from '../inputs.tsx';
import { Picker } from './picker.tsx';

interface Props extends InputFacts {
  of: PickNoun;
  /** Maximum number of rows. */
  most?: number | undefined;
  /** The form value is a single id or null instead of a list. */
  isOne?: boolean;
  className?: string | undefined;
  disabled?: boolean | undefined;
}

/** Shop rows as a form input: `<PickInput name="product_ids" label="상품" of="products" />` for a list of ids. */
export function PickInput({ name, label, hint, required, of, most, isOne = false, className, disabled = false }: Props) {
  const { field, ids, error } = useInput(name);
  const value: readonly number[] = isOne ? (field.value === null || field.value === undefined ? [] : [field.value]) : (field.value ?? []);
  const described = describe(ids, error);
  return (
    <Labelled {...{ ids, label, hint, error, className, required }}>
      <Picker
        of={of}
        value={value}
        onChange={(chosen) => field.onChange(isOne ? (chosen[0] ?? null) : chosen)}
        most={isOne ? 1 : most}
        id={described.id}
        describedBy={described['aria-describedby']}
        isInvalid={error !== null}
        inputRef={field.ref}
        onBlur={field.onBlur}
        disabled={disabled}
      />
    </Labelled>
  );
}
