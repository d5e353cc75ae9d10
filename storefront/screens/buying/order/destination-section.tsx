import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { isRemote } from '#rules/money/shipping.ts';
import { GIFT_FROM_MAX, isGiftMethod } from '#rules/order/gift/gift.ts';
import { type Draft, type DraftField, destinationZip, emptyDraft, ordererOf } from '#storefront/nouns/checkout/draft.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { giftTexts } from '#storefront/nouns/gift/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AddressFields } from '../address-fields.tsx';
import { RequestField } from '../request-field.tsx';
import { DestinationSheet } from './destination-sheet.tsx';
import { GiftFields } from './gift-fields.tsx';
import { SavedDestination } from './saved-destination.tsx';

type Props = {
  checkout: Checkout;
  draft: Draft;
  wrong: ReadonlySet<DraftField>;
  onChange: (part: Partial<Draft>) => void;
  onReload: () => void;
};

/** The delivery address: a saved or a new one, with the delivery request; or the choice to give a gift. */
export function DestinationSection({ checkout, draft, wrong, onChange, onReload }: Props) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const saved = draft.destination.kind === 'saved' ? checkout.delivery_destination : null;
  const zipCode = destinationZip(draft, checkout);
  // Typing an address selects it, even if none is saved: its zip code affects the price.
  const enter = (newDestination: Draft['newDestination']) => onChange({ newDestination, destination: { kind: 'new' } });
  const hasSaved = checkout.delivery_destination !== null;
  return (
    <Section
      title={text(deliveryMessages.destination)}
      aside={
        hasSaved && draft.gift === null ? (
          <Button look="quiet" className="text-13" onClick={() => setChoosing(true)}>
            {text(saved === null ? deliveryMessages.useSaved : deliveryMessages.change)}
          </Button>
        ) : null
      }
    >
      <GiftChoice checkout={checkout} draft={draft} onChange={onChange} />
      {draft.gift !== null ? (
        <GiftFields gift={draft.gift} wrong={wrong} onChange={(gift) => onChange({ gift })} />
      ) : saved === null ? (
        <>
          <SameAsOrderer checkout={checkout} draft={draft} onChange={onChange} />
          <AddressFields prefix="field" values={draft.newDestination} wrong={wrong} onChange={enter} />
          <Checkbox
            className="mt-2"
            checked={draft.isDestinationSaved}
            onChange={(isDestinationSaved) => onChange({ isDestinationSaved })}
            label={text(deliveryMessages.save)}
          />
        </>
      ) : (
        <SavedDestination destination={saved} />
      )}
      {isRemote(zipCode) && zipCode.length === 5 ? <p className="mt-3 text-13 text-ink-2">{text(deliveryMessages.remote)}</p> : null}
      {draft.gift === null ? (
        <RequestField
          request={draft.request}
          saved={saved?.shipping_request ?? ''}
          isWrong={wrong.has('request')}
          onChange={(request) => onChange({ request })}
        />
      ) : null}
      {isChoosing ? (
        <DestinationSheet
          chosenId={saved?.id ?? null}
          onClose={() => setChoosing(false)}
          onChanged={onReload}
          onChoose={(destination) => {
            onChange({ destination, request: null });
            setChoosing(false);
          }}
        />
      ) : null}
    </Section>
  );
}

/** The choice of a gift, which cannot be paid by deposit. */
function GiftChoice({ checkout, draft, onChange }: Pick<Props, 'checkout' | 'draft' | 'onChange'>) {
  const text = useText();
  const set = (isGift: boolean) =>
    onChange({
      gift: isGift ? { from: ordererOf(draft, checkout).name.slice(0, GIFT_FROM_MAX), message: '' } : null,
      ...(isGift && !isGiftMethod(draft.method) ? { method: emptyDraft.method } : {}),
    });
  return <Checkbox className="mb-2" checked={draft.gift !== null} onChange={set} label={text(giftTexts.asGift)} />;
}

/** Copies the orderer's name and phone. Checked while they are the same. */
function SameAsOrderer({ checkout, draft, onChange }: Pick<Props, 'checkout' | 'draft' | 'onChange'>) {
  const text = useText();
  const orderer = ordererOf(draft, checkout);
  const { recipient, phone } = draft.newDestination;
  const isSame = recipient !== '' && recipient === orderer.name && phone === orderer.phone;
  const set = (wanted: boolean) =>
    onChange({
      newDestination: { ...draft.newDestination, recipient: wanted ? orderer.name : '', phone: wanted ? orderer.phone : '' },
    });
  return <Checkbox className="mb-2" checked={isSame} onChange={set} label={text(checkoutMessages.sameAsOrderer)} />;
}
