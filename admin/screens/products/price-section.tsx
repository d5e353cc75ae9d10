import { Section } from '#admin/kit/detail-page.tsx';
import { NumberCell, useCell } from '#admin/kit/edit/cells.tsx';
import { RowsField } from '#admin/kit/edit/rows-field.tsx';
import { Inputs } from '#admin/kit/fields/field-input.tsx';
import { clockOf, momentOf } from '#admin/kit/fields/korean-clock.ts';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { productFieldsOf } from '#rules/catalogue/product/product-fields.ts';
import { productTexts as texts } from './texts.ts';

/** A product's price and promotions. */
export function PriceSection() {
  return (
    <Section title={texts.prices}>
      <div className="space-y-4">
        <Inputs of={fields} names={productFieldsOf('won').toReversed()} columns={3} />
        <div>
          <h3 className="font-semibold">{fields.promotions.label}</h3>
          <p className="mb-2 text-ink-2">{texts.promotionNote}</p>
          <RowsField
            name="promotions"
            label={fields.promotions.label}
            make={() => ({ price: null, starts_at: null, ends_at: null })}
            addLabel={texts.promotionAdd}
            columns={[
              { header: texts.promotionPrice, cell: (path, row) => <NumberCell name={`${path}.price`} label={row} />, className: 'w-36' },
              { header: texts.starts, cell: (path, row) => <ClockCell name={`${path}.starts_at`} label={row} /> },
              { header: texts.ends, cell: (path, row) => <ClockCell name={`${path}.ends_at`} label={row} /> },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

/** A date and time in Korean time; its value is ISO 8601, empty is null. */
function ClockCell({ name, label }: { name: string; label: string }) {
  const { field, about } = useCell(name, label);
  return (
    <>
      <input
        type="datetime-local"
        {...about.control}
        value={clockOf(field.value)}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(momentOf(target.value))}
        className="control w-full"
      />
      {about.note}
    </>
  );
}
