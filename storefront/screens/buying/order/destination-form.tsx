import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { useAskedClose } from '#client/use-asked-close.ts';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { changeDestination } from '#storefront/nouns/checkout/destination-calls.ts';
import { type AddressFields as Values, wrongAddress } from '#storefront/nouns/checkout/draft.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AddressFields } from '../address-fields.tsx';

type Props = { destination: DeliveryDestination; onClose: () => void; onSaved: () => void };

/** Edits a saved destination. Input is kept if saving fails, and closing asks first. */
export function DestinationForm({ destination, onClose, onSaved }: Props) {
  const text = useText();
  const { recipient, phone, zip_code, address, detail_address } = destination;
  const [values, setValues] = useState<Values>({ recipient, phone: writtenPhone(phone), zip_code, address, detail_address });
  const [isDefault, setDefault] = useState(destination.is_default);
  const close = useAskedClose({ ...values, isDefault }, onClose);
  const [isTried, setTried] = useState(false);
  const { run: save, isPending, failure: error } = useSaving(destination.id, onSaved);
  const wrong = wrongAddress(values);
  const wrongNames = (Object.keys(wrong) as (keyof Values)[]).filter((field) => wrong[field]);
  const submit = () => {
    setTried(true);
    const [first] = wrongNames;
    if (first !== undefined) return document.getElementById(`saved-${first}`)?.focus();
    return save({ ...values, ...(isDefault ? { is_default: true as const } : {}) });
  };
  return (
    <Sheet
      open
      onClose={close}
      title={text(deliveryMessages.editTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} onClick={submit}>
          {text(deliveryMessages.saveChanges)}
        </Button>
      }
    >
      <AddressFields prefix="saved" values={values} wrong={new Set(isTried ? wrongNames : [])} onChange={setValues} />
      {destination.is_default ? null : (
        <Checkbox className="mt-2" checked={isDefault} onChange={setDefault} label={text(deliveryMessages.makeDefault)} />
      )}
      {error === null ? null : (
        <p role="alert" className="mt-3 text-13 font-semibold text-danger">
          {error}
        </p>
      )}
    </Sheet>
  );
}

function useSaving(id: number, onSaved: () => void) {
  const text = useText();
  return useAction(async (change: Parameters<typeof changeDestination>[1]) => {
    await changeDestination(id, change);
    toast(text(deliveryMessages.changed), 'success');
    onSaved();
  });
}
