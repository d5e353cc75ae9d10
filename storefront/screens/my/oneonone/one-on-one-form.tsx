import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { INQUIRY_PHOTOS } from '#rules/community/inquiry.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { inquiryTexts, ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { usePhotos } from '#storefront/nouns/photo/use-photos.ts';
import { namedBy } from './askable-things.ts';
import { ThingChoice } from './thing-choice.tsx';

/** Asks the shop alone, about an order or a design where it helps. `about` is what was chosen before, e.g. on the page of an order. */
export function OneOnOneForm({ about, onAsked, onClose }: { about: string; onAsked: (inquiry: Inquiry) => void; onClose: () => void }) {
  const text = useText();
  const [thing, setThing] = useState(about);
  const photos = usePhotos({ most: INQUIRY_PHOTOS });
  return (
    <InquiryForm
      kind="ONE_ON_ONE"
      title={text(ownInquiryTexts.write)}
      onClose={onClose}
      obstacle={photos.isSending ? text(ownInquiryTexts.photosSending) : null}
      more={
        <>
          <ThingChoice value={thing} onChange={setThing} />
          <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
        </>
      }
      send={async ({ is_secret: _never, ...asked }) => {
        const inquiry = await inquiryApi.ask({ ...asked, ...namedBy(thing), photo_ids: photos.sent.map(({ id }) => id) });
        toast(text(inquiryTexts.sent), 'success');
        onAsked(inquiry);
      }}
    />
  );
}
