import { useText } from '#client/locale/locale-context.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { type Draft, type DraftField, ordererOf } from '#storefront/nouns/checkout/draft.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Field } from '#ui/form/field.tsx';

type Props = { checkout: Checkout; draft: Draft; wrong: ReadonlySet<DraftField>; onChange: (part: Partial<Draft>) => void };

/** The orderer: the member's profile, or changed for this order. */
export function OrdererSection({ checkout, draft, wrong, onChange }: Props) {
  const text = useText();
  const orderer = ordererOf(draft, checkout);
  return (
    <Section title={text(checkoutMessages.orderer)}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          id="field-name"
          label={text(checkoutMessages.name)}
          required
          autoComplete="name"
          maxLength={40}
          value={orderer.name}
          onChange={(event) => onChange({ orderer: { ...orderer, name: event.target.value } })}
          error={wrong.has('name') ? text(deliveryMessages.nameMissing) : null}
        />
        <Field
          id="field-ordererPhone"
          label={text(deliveryMessages.phone)}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="010-0000-0000"
          value={orderer.phone}
          onChange={(event) => onChange({ orderer: { ...orderer, phone: writtenPhone(event.target.value) } })}
          error={wrong.has('ordererPhone') ? text(deliveryMessages.phoneWrong) : null}
        />
        <Field className="md:col-span-2" label={text(checkoutMessages.email)} readOnly value={checkout.orderer.email} />
      </div>
    </Section>
  );
}
