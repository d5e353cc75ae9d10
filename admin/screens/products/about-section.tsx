import type { ComponentProps } from 'react';
import { Section } from '#admin/kit/detail-page.tsx';
import { FieldInput, FormPart, Inputs } from '#admin/kit/fields/field-input.tsx';
import { SelectInput } from '#admin/kit/inputs.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { type ProductFieldOf, productFieldsOf } from '#rules/catalogue/product/product-fields.ts';
import { type Locale, translationField, translationLocales } from '#rules/shop/locale.ts';
import { useChoices } from './choices.ts';
import { productTexts as texts } from './texts.ts';

type RowInput = Pick<ComponentProps<typeof SelectInput>, 'options' | 'placeholder' | 'none'>;

/** The labels of search fields, which are filled in last. */
const searchNames = ['keywords', 'seo_title', 'seo_description'] as const;

/** How a product is found: here, and at search engines. */
export function SearchSection() {
  return <FormPart of={fields} title={texts.foundBy} names={searchNames} />;
}

/** What a product is, its brand, and its state. */
export function AboutSection({ html }: { html: Readonly<Record<Locale, string>> }) {
  const { brands, categories, policies } = useChoices();
  const rows: Record<ProductFieldOf<'row'>, RowInput> = {
    brand_id: { options: brands, none: { noun: fields.brand_id.label, href: '/brands/new' } },
    category_id: { options: categories, placeholder: texts.none },
    shipping_policy_id: { options: policies, none: { noun: fields.shipping_policy_id.label, href: '/shipping-policies/new' } },
  };
  return (
    <Section title={texts.about}>
      <Inputs of={fields} names={productFieldsOf('words').filter((name) => !searchNames.some((each) => each === name))}>
        <div className="grid gap-4 md:grid-cols-3">
          {productFieldsOf('row', 'code', 'choice', 'state', 'position', 'flag', 'number').map((name) =>
            name in rows ? (
              <SelectInput key={name} name={name} {...fields[name]} {...rows[name as keyof typeof rows]} isNumber />
            ) : (
              <FieldInput key={name} name={name} field={fields[name]} />
            ),
          )}
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
