import { useText } from '#client/locale/locale-context.tsx';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';

/** A saved destination as printed on the parcel. */
export function SavedDestination({ destination }: { destination: DeliveryDestination }) {
  const text = useText();
  const { name, recipient, phone, zip_code, address, detail_address, is_default } = destination;
  return (
    <div className="text-15">
      <p className="flex flex-wrap items-center gap-2">
        <span lang={writtenLanguage(recipient)} className="font-semibold">
          {recipient}
        </span>
        {name === '' ? null : (
          <span lang={writtenLanguage(name)} className="text-13 text-ink-2">
            {name}
          </span>
        )}
        {is_default ? (
          <span className="rounded-full border border-line px-2 py-0.5 text-12 text-ink-2">{text(deliveryMessages.isDefault)}</span>
        ) : null}
      </p>
      <p className="mt-1 tabular-nums">{writtenPhone(phone)}</p>
      <p lang={writtenLanguage(address)} className="mt-1 text-ink-2">
        ({zip_code}) {address} {detail_address}
      </p>
    </div>
  );
}
