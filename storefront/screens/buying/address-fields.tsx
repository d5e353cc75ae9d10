import { type ComponentProps, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { writtenPhone } from '#rules/member/address.ts';
import type { DraftField, AddressFields as Values } from '#storefront/nouns/checkout/draft.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { AddressSearch } from './address-search.tsx';

type Line = {
  field: keyof Values;
  label: Message;
  hint?: Message;
  wrong: Message;
  isOptional?: boolean;
  isWide?: boolean;
} & ComponentProps<'input'>;

/** The fields of a destination, in Korean address order. */
const lines: readonly Line[] = [
  {
    field: 'recipient',
    label: deliveryMessages.recipient,
    wrong: deliveryMessages.recipientMissing,
    autoComplete: 'shipping name',
    maxLength: 40,
  },
  {
    field: 'phone',
    label: deliveryMessages.phone,
    wrong: deliveryMessages.phoneWrong,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'shipping tel',
    placeholder: '010-0000-0000',
  },
  {
    field: 'zip_code',
    label: deliveryMessages.zipCode,
    hint: deliveryMessages.zipHint,
    wrong: deliveryMessages.zipWrong,
    isWide: true,
    inputMode: 'numeric',
    autoComplete: 'shipping postal-code',
    maxLength: 5,
  },
  {
    field: 'address',
    label: deliveryMessages.address,
    hint: deliveryMessages.addressHint,
    wrong: deliveryMessages.addressMissing,
    isWide: true,
    autoComplete: 'shipping address-line1',
    maxLength: 200,
  },
  {
    field: 'detail_address',
    label: deliveryMessages.detailAddress,
    hint: deliveryMessages.detailHint,
    wrong: deliveryMessages.unseen,
    isOptional: true,
    isWide: true,
    autoComplete: 'shipping address-line2',
    maxLength: 200,
  },
];

/** Formatting while typing. */
const written: Partial<Record<keyof Values, (value: string) => string>> = {
  phone: writtenPhone,
  zip_code: (value) => value.replace(/\D/g, ''),
};

type Props = {
  /** Prefix of the field ids, `<prefix>-<name in the draft>`, so errors can focus them. */
  prefix: string;
  values: Values;
  wrong: ReadonlySet<DraftField>;
  onChange: (values: Values) => void;
};

/** A destination: zip code and address, searched or typed. */
export function AddressFields({ prefix, values, wrong, onChange }: Props) {
  const text = useText();
  const [isSearching, setSearching] = useState(false);
  const search = (
    <Button look="secondary" className="min-h-12" onClick={() => setSearching(true)}>
      {text(deliveryMessages.findZip)}
    </Button>
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {lines.map(({ field, label, hint, wrong: message, isOptional = false, isWide, ...input }) => (
        <Field
          {...input}
          key={field}
          id={`${prefix}-${field}`}
          label={text(label)}
          required={!isOptional}
          value={values[field]}
          onChange={({ target: { value } }) => onChange({ ...values, [field]: written[field]?.(value) ?? value })}
          error={wrong.has(field) ? text(message) : null}
          {...(hint === undefined ? {} : { hint: text(hint) })}
          {...(isWide ? { className: 'md:col-span-2' } : {})}
          {...(field === 'zip_code' ? { after: search } : {})}
        />
      ))}
      {isSearching ? (
        <AddressSearch
          onClose={() => setSearching(false)}
          onChoose={(found) => {
            onChange({ ...values, zip_code: found.zip_code, address: found.address });
            setSearching(false);
          }}
          focusAfter={`${prefix}-detail_address`}
        />
      ) : null}
    </div>
  );
}
