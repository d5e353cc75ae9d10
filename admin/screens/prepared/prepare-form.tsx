import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextInput, useInput } from '#admin/kit/inputs.tsx';
import { callOnce } from '#admin/session/wire.ts';
import { pageMemory } from '#client/drafts/page-memory.ts';
import { type PrepareCheckout, prepareCheckoutBody } from '#contract/rest/admin/prepared/checkouts.ts';
import { ZIP_CODE_DIGITS } from '#rules/member/address.ts';
import { GoodsInput } from './goods-input.tsx';
import { preparedTexts as texts } from './texts.ts';

const nowhere = { recipient: '', phone: '', zip_code: '', address: '', detail_address: '', shipping_request: '' };

/** The ordered goods, and the address if the member gave one. */
export function PrepareForm({ userId, onSent }: { userId: string; onSent: () => void }) {
  return (
    <Form<PrepareCheckout>
      schema={prepareCheckoutBody}
      // An address is nothing to keep in a browser.
      draft={null}
      values={{ user_id: userId, lines: [], destination: null }}
      saveLabel={texts.send}
      savedText={texts.sent}
      onSave={async (body) => {
        await callOnce('POST', '/admin/checkouts', body, { storage: pageMemory });
        // After the form has been marked as saved.
        setTimeout(onSent);
      }}
    >
      <Section title={texts.goods}>
        <GoodsInput userId={userId} />
      </Section>
      <Section title={texts.destination}>
        <DestinationInput />
      </Section>
    </Form>
  );
}

function DestinationInput() {
  const { field } = useInput('destination');
  return (
    <div className="space-y-4">
      <div>
        {([null, nowhere] as const).map((begun) => (
          <label key={String(begun === null)} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="prepared-destination"
              className="size-4 accent-ink"
              checked={(field.value === null) === (begun === null)}
              onChange={() => field.onChange(begun)}
            />
            {begun === null ? texts.byMember : texts.byStaff}
          </label>
        ))}
      </div>
      {field.value === null ? null : (
        <>
          <p className="text-ink-2">{texts.destinationHint}</p>
          <div className="grid gap-4 md:grid-cols-2">
            <TextInput name="destination.recipient" label={texts.recipient} autoComplete="off" required />
            <TextInput name="destination.phone" label={texts.phone} inputMode="tel" autoComplete="off" required />
            <TextInput
              name="destination.zip_code"
              label={texts.zip}
              inputMode="numeric"
              maxLength={ZIP_CODE_DIGITS}
              autoComplete="off"
              required
            />
            <TextInput name="destination.address" label={texts.address} autoComplete="off" required />
            <TextInput name="destination.detail_address" label={texts.detailAddress} autoComplete="off" />
            <TextInput name="destination.shipping_request" label={texts.request} autoComplete="off" />
          </div>
        </>
      )}
    </div>
  );
}
