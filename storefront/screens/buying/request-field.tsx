import { useText } from '#client/locale/locale-context.tsx';
import { type DeliveryPreset, deliveryPresets, SHIPPING_REQUEST_MAX } from '#rules/money/shipping.ts';
import { messageOf, requestOf, type ShippingRequest } from '#storefront/nouns/delivery/shipping-request.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';

type Props = {
  /** null: the request saved with the destination. */
  request: ShippingRequest | null;
  saved: string;
  isWrong: boolean;
  onChange: (request: ShippingRequest) => void;
};

/** The five delivery requests (specification 9.48); the last one opens a text field. */
export function RequestField({ request, saved, isWrong, onChange }: Props) {
  const text = useText();
  const { preset, text: written } = request ?? requestOf(saved);
  const options = deliveryPresets.map((each) => ({ value: each.preset, label: text(messageOf(each.preset)) }));
  return (
    <div className="mt-5 grid gap-3">
      <Select<DeliveryPreset>
        label={text(deliveryMessages.request)}
        placeholder={text(deliveryMessages.requestChoose)}
        options={options}
        value={preset}
        onChange={(next) => onChange({ preset: next, text: next === 'MANUAL' ? written : '' })}
      />
      {preset === 'MANUAL' ? (
        <Field
          id="field-request"
          label={text(deliveryMessages.requestText)}
          hideLabel
          placeholder={text(deliveryMessages.requestText)}
          maxLength={SHIPPING_REQUEST_MAX}
          hint={text(deliveryMessages.requestHint, { count: written.length, max: SHIPPING_REQUEST_MAX })}
          error={isWrong ? text(deliveryMessages.unseen) : null}
          value={written}
          onChange={(event) => onChange({ preset: 'MANUAL', text: event.target.value })}
        />
      ) : null}
    </div>
  );
}
