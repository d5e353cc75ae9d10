import { LanguageInputs } from '#admin/kit/fields/language-fields.tsx';
import { mostCharacters, noTexts, type Texts } from '#rules/home/page/page-block.ts';
import { type FieldPlace, FormField } from './fields.tsx';

type Props = FieldPlace & { label: string; hint?: string; value: Texts; onChange: (texts: Texts) => void; rows?: number };

/** A text in every language. */
export function TextsField({ problems, prefix, name, label, hint, value, onChange, rows = 1 }: Props) {
  return (
    <FormField label={label} hint={hint ?? null} field={prefix + name} problems={problems}>
      <LanguageInputs
        value={value}
        onChange={(words) => onChange({ ...noTexts, ...words })}
        label={label}
        maxLength={mostCharacters}
        rows={rows}
      />
    </FormField>
  );
}
