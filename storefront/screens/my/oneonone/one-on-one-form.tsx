import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { inquiryTexts, ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { namedBy } from './askable-things.ts';
import { ThingChoice } from './thing-choice.tsx';

/** Asks the shop alone, about an order or a design where it helps. `about` is what was chosen before, e.g. on the page of an order. */
export function OneOnOneForm({ about, onAsked, onClose }: { about: string; onAsked: (inquiry: Inquiry) => void; onClose: () => void }) {
  const text = useText();
  const [thing, setThing] = useState(about);
  return (
    <InquiryForm
      kind="ONE_ON_ONE"
      title={text(ownInquiryTexts.write)}
      onClose={onClose}
      more={<ThingChoice value={thing} onChange={setThing} />}
      send={async ({ is_secret: _never, ...asked }) => {
        const inquiry = await inquiryApi.ask({ ...asked, ...namedBy(thing) });
        toast(text(inquiryTexts.sent), 'success');
        onAsked(inquiry);
      }}
    />
  );
}
