import { useController, useFormContext } from 'react-hook-form';
import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { productFields, toldFields } from '#admin/nouns/product/fields.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { type FactKind, factFields, factFieldsOf, factKindNames, factNames, newFacts } from '#rules/catalogue/product-facts.ts';
import { useChoices } from './choices.ts';
import { productTexts as texts } from './texts.ts';

/** The facts the law requires before a purchase, by product type. */
export function FactsSection() {
  const { control, getValues } = useFormContext();
  const { brandName } = useChoices();
  const { field } = useController({ name: 'facts', control });
  const facts = field.value as ProductBody['facts'];
  const kinds = Object.keys(factFields) as FactKind[];
  return (
    <Section title={productFields.facts.label}>
      <p className="mb-3 text-ink-2">{texts.factsNote}</p>
      <div className="space-y-4">
        <label className="block max-w-60 font-semibold">
          {productFields['facts.kind'].label}
          <select
            value={facts?.kind ?? ''}
            ref={field.ref}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const kind = kinds.find((each) => each === target.value);
              field.onChange(kind === undefined ? null : { ...(facts ?? newFacts(kind, brandName(getValues('brand_id')))), kind });
            }}
            className="control mt-1 block w-full font-normal"
          >
            <option value="">{texts.none}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {factKindNames[kind]}
              </option>
            ))}
          </select>
        </label>
        {facts === null
          ? null
          : factFieldsOf(facts.kind)
              .filter((each) => each in toldFields)
              .map((each) => (
                <WordsInput
                  key={each}
                  name={`facts.${each}`}
                  label={factNames[each]}
                  hint={each === 'contact' ? texts.contactHint : undefined}
                />
              ))}
      </div>
    </Section>
  );
}
