import { useWatch } from 'react-hook-form';
import { Section } from '#admin/kit/detail-page.tsx';
import { FormSchema } from '#admin/kit/edit/text-limit.ts';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { CheckInput, NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { couponNames } from '#contract/coupon-names.ts';
import { couponBody } from '#contract/rest/admin/coupons.ts';
import { couponTypes, isOfWholeOrder, targetOf } from '#rules/money/coupon/coupon.ts';
import { couponTexts as texts } from './texts.ts';

const kinds = couponTypes.map((value) => ({ value, label: couponNames[value].staff }));
const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** A coupon's inputs, for both create and edit. */
export function CouponInputs({ isFixed }: { isFixed: boolean }) {
  const [type, discountType] = useWatch({ name: ['type', 'discount_type'] });
  return (
    <>
      {isFixed ? <p className="rounded-control bg-info-soft px-3 py-2 text-info">{texts.fixed}</p> : null}
      <Section title={texts.name}>
        {/* The form validates as a whole, with a schema that has no fields. */}
        <FormSchema value={couponBody}>
          <WordsInput name="name" label={texts.name} required />
        </FormSchema>
      </Section>
      <Section title={texts.benefit}>
        <fieldset disabled={isFixed} className="grid gap-4 md:grid-cols-2">
          <SelectInput name="type" label={texts.kind} options={kinds} required />
          <SelectInput name="discount_type" label={texts.discountType} options={optionsOf(texts.discountTypes)} required />
          <NumberInput name="discount_value" label={texts.discountValue} unit={discountType === 'RATE' ? '%' : '원'} required />
          <NumberInput name="min_order_amount" label={texts.minOrder} unit="원" />
          <NumberInput name="max_discount_amount" label={texts.maxDiscount} hint={texts.noLimit} unit="원" />
          <SelectInput name="max_discount_per" label={texts.maxPer} options={optionsOf(texts.maxPers)} />
          {isOfWholeOrder(type) ? null : <NumberInput name="applicable_count" label={texts.applicable} hint={texts.applicableHint} />}
          {targetOf(type) === 'product_ids' ? (
            <PickInput
              name="product_ids"
              label={texts.products}
              hint={texts.targetsHint}
              of="products"
              disabled={isFixed}
              className="md:col-span-2"
            />
          ) : null}
          {targetOf(type) === 'graphic_ids' ? (
            <PickInput
              name="graphic_ids"
              label={texts.graphics}
              hint={texts.targetsHint}
              of="graphics"
              disabled={isFixed}
              className="md:col-span-2"
            />
          ) : null}
          <NumberInput name="valid_days" label={texts.validDays} hint={texts.untilEnd} unit={texts.days} />
        </fieldset>
      </Section>
      <Section title={texts.limits}>
        <div className="grid gap-4 md:grid-cols-2">
          <NumberInput name="issue_limit" label={texts.issueLimit} hint={texts.noLimit} />
          <NumberInput name="per_member_limit" label={texts.perMember} required />
          <NumberInput name="budget_amount" label={texts.budget} hint={texts.budgetHint} unit="원" />
        </div>
      </Section>
      <Section title={texts.period}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextInput name="starts_at" label={texts.starts} type="datetime-local" required />
          <TextInput name="ends_at" label={texts.ends} hint={texts.noLimit} type="datetime-local" />
        </div>
      </Section>
      <Section title={texts.where}>
        <CheckInput name="is_on" label={texts.isOn} />
        <CheckInput name="is_public" label={texts.isPublic} />
        <CheckInput name="is_sign_up_gift" label={texts.isGift} />
        <TextInput name="number" label={texts.number} hint={texts.numberHint} className="mt-3 max-w-90" autoCapitalize="characters" />
      </Section>
    </>
  );
}
