import { Section } from '#admin/kit/detail-page.tsx';
import { FieldInput, Inputs } from '#admin/kit/fields/field-input.tsx';
import { SelectInput } from '#admin/kit/inputs.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { type Locale, translationField, translationLocales } from '#rules/shop/locale.ts';
import { useChoices } from './choices.ts';
import { productTexts as texts } from './texts.ts';

/** What a product is, its brand, and its state. */
export function AboutSection({ html }: { html: Readonly<Record<Locale, string>> }) {
  const { brands, categories, policies } = useChoices();
  const chosen = { isNumber: true, required: true };
  const { label: brand } = fields.brand_id;
  const { label: policy } = fields.shipping_policy_id;
  return (
    <Section title={texts.about}>
      <Inputs of={fields} names={['name', 'description']}>
        <div className="grid gap-4 md:grid-cols-3">
          <SelectInput name="brand_id" label={brand} options={brands} none={{ noun: brand, href: '/brands/new' }} {...chosen} />
          <FieldInput name="code" field={fields.code} />
          <SelectInput name="category_id" label={fields.category_id.label} options={categories} placeholder={texts.none} isNumber />
          <FieldInput name="type" field={fields.type} />
          <FieldInput name="state" field={fields.state} />
          <SelectInput
            {...{ name: 'shipping_policy_id', label: policy, options: policies, none: { noun: policy, href: '/shipping-policies/new' } }}
            {...chosen}
          />
          <FieldInput name="position" field={fields.position} />
          <FieldInput name="is_new" field={fields.is_new} />
        </div>
        <FieldInput name="add_content" field={fields.add_content} html={html.ko} />
        {translationLocales.map((locale) => {
          const name = translationField('add_content', locale);
          return <FieldInput key={locale} name={name} field={fields[name]} html={html[locale]} />;
        })}
      </Inputs>
    </Section>
  );
}
