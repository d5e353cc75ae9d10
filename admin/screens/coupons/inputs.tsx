import { useWatch } from 'react-hook-form';
import { Section } from '#admin/kit/detail-page.tsx';
import { FormSchema } from '#admin/kit/edit/text-limit.ts';
import { FieldInput, FormPart } from '#admin/kit/fields/field-input.tsx';
import { couponFields as fields } from '#admin/nouns/coupon/fields.ts';
import { couponBody } from '#contract/rest/admin/coupons.ts';
import { isOfWholeOrder, mayBrandBear, targetOf } from '#rules/money/coupon/coupon.ts';
import { couponTexts as texts } from './texts.ts';

/** A coupon's inputs, for both create and edit. */
export function CouponInputs({ isFixed }: { isFixed: boolean }) {
  const [type, discountType] = useWatch({ name: ['type', 'discount_type'] });
  const target = targetOf(type);
  return (
    <>
      {isFixed ? <p className="rounded-control bg-info-soft px-3 py-2 text-info">{texts.fixed}</p> : null}
      {/* The form validates as a whole, with a schema that has no fields. */}
      <FormSchema value={couponBody}>
        <FormPart of={fields} title={fields.name.label} names={['name']} />
      </FormSchema>
      <Section title={texts.benefit}>
        <fieldset disabled={isFixed} className="grid gap-4 md:grid-cols-2">
          <FieldInput name="type" field={fields.type} />
          <FieldInput name="discount_type" field={fields.discount_type} />
          <FieldInput name="discount_value" field={fields.discount_value} unit={discountType === 'RATE' ? '%' : '원'} />
          <FieldInput name="min_order_amount" field={fields.min_order_amount} />
          <FieldInput name="max_discount_amount" field={fields.max_discount_amount} />
          <FieldInput name="max_discount_per" field={fields.max_discount_per} />
          {isOfWholeOrder(type) ? null : <FieldInput name="applicable_count" field={fields.applicable_count} />}
          {target === null ? null : <FieldInput name={target} field={fields[target]} disabled={isFixed} className="md:col-span-2" />}
          <FieldInput name="valid_days" field={fields.valid_days} />
          {mayBrandBear(type) ? <FieldInput name="is_brand_borne" field={fields.is_brand_borne} /> : null}
        </fieldset>
      </Section>
      <FormPart of={fields} title={texts.limits} names={['issue_limit', 'per_member_limit', 'budget_amount']} columns={2} />
      <FormPart of={fields} title={texts.period} names={['starts_at', 'ends_at']} columns={2} />
      <Section title={texts.where}>
        <FieldInput name="is_on" field={fields.is_on} />
        <FieldInput name="is_public" field={fields.is_public} />
        <FieldInput name="is_sign_up_gift" field={fields.is_sign_up_gift} />
        <FieldInput name="number" field={fields.number} className="mt-3 max-w-90" autoCapitalize="characters" />
      </Section>
    </>
  );
}
