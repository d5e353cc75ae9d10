import { Field } from '#ui/field.tsx';
import { useText } from '../../locale/locale-context.tsx';
import { deliveryMessages } from '../../messages/delivery.ts';
import type { DraftField, AddressFields as Values } from '../../purchase/draft.ts';

type Props = { values: Values; wrong: ReadonlySet<DraftField>; onChange: (values: Values) => void };

/** A destination typed in by hand. `id` of each field is its name in the draft, so that a refusal can go there. */
export function AddressFields({ values, wrong, onChange }: Props) {
  const text = useText();
  const errorOf = (field: keyof Values, message: string) => (wrong.has(field) ? message : null);
  const set = (field: keyof Values) => (event: { target: { value: string } }) => onChange({ ...values, [field]: event.target.value });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        id="field-recipient"
        label={text(deliveryMessages.recipient)}
        required
        autoComplete="shipping name"
        maxLength={40}
        value={values.recipient}
        onChange={set('recipient')}
        error={errorOf('recipient', text(deliveryMessages.recipientMissing))}
      />
      <Field
        id="field-phone"
        label={text(deliveryMessages.phone)}
        required
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        placeholder="010-0000-0000"
        maxLength={14}
        value={values.phone}
        onChange={set('phone')}
        error={errorOf('phone', text(deliveryMessages.phoneWrong))}
      />
      <Field
        id="field-zip_code"
        label={text(deliveryMessages.zipCode)}
        required
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={5}
        hint={text(deliveryMessages.zipHint)}
        value={values.zip_code}
        onChange={(event) => onChange({ ...values, zip_code: event.target.value.replace(/\D/g, '') })}
        error={errorOf('zip_code', text(deliveryMessages.zipWrong))}
      />
      <Field
        id="field-address"
        className="md:col-span-2"
        label={text(deliveryMessages.address)}
        required
        autoComplete="shipping address-line1"
        maxLength={200}
        hint={text(deliveryMessages.addressHint)}
        value={values.address}
        onChange={set('address')}
        error={errorOf('address', text(deliveryMessages.addressMissing))}
      />
      <Field
        id="field-detail_address"
        className="md:col-span-2"
        label={text(deliveryMessages.detailAddress)}
        autoComplete="shipping address-line2"
        maxLength={200}
        hint={text(deliveryMessages.detailHint)}
        value={values.detail_address}
        onChange={set('detail_address')}
      />
    </div>
  );
}
