import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { RichTextField } from '#admin/kit/fields/rich-text-field.tsx';
import { CheckInput, NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { type Locale, translationField, translationLocales } from '#rules/shop/locale.ts';
import { useChoices } from './choices.ts';
import { productTexts as texts } from './texts.ts';

const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** What a product is, its brand, and its state. */
export function AboutSection({ html }: { html: Readonly<Record<Locale, string>> }) {
  const choices = useChoices();
  return (
    <Section title={texts.about}>
      <div className="space-y-4">
        <WordsInput name="name" label={texts.name} required />
        <WordsInput name="description" label={texts.description} rows={2} />
        <div className="grid gap-4 md:grid-cols-3">
          <SelectInput
            name="brand_id"
            label={texts.brand}
            options={choices.brands}
            none={{ noun: texts.brand, href: '/brands/new' }}
            isNumber
            required
          />
          <TextInput name="code" label={texts.code} hint={texts.codeHint} required autoCapitalize="none" spellCheck={false} />
          <SelectInput name="category_id" label={texts.category} options={choices.categories} placeholder={texts.none} isNumber />
          <SelectInput name="type" label={texts.type} options={optionsOf(texts.types)} />
          <SelectInput name="state" label={texts.state} options={optionsOf(texts.states)} />
          <SelectInput
            name="shipping_policy_id"
            label={texts.policy}
            options={choices.policies}
            none={{ noun: texts.policy, href: '/shipping-policies/new' }}
            isNumber
            required
          />
          <NumberInput name="position" label={texts.position} hint={texts.positionHint} />
          <CheckInput name="is_new" label={texts.isNew} />
        </div>
        <RichTextField name="add_content" label={texts.content} html={html.ko} />
        {translationLocales.map((locale) => (
          <RichTextField
            key={locale}
            name={translationField('add_content', locale)}
            label={texts.contentIn(locale)}
            hint={texts.contentInHint}
            html={html[locale]}
          />
        ))}
      </div>
    </Section>
  );
}
