import { useText } from '#client/locale/locale-context.tsx';
import { useKeptWords } from '#client/stores/kept-words.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { INQUIRY_PHOTOS } from '#rules/community/inquiry.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { useSentText } from '#storefront/nouns/inquiry/use-sent-text.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useKeptPhotos } from '#storefront/nouns/photo/use-kept-photos.ts';
import { namedBy } from './askable-things.ts';
import { ThingChoice } from './thing-choice.tsx';

/** Asks the shop privately, optionally about an order or a design. `about` preselects one, e.g. from an order's page. */
export function OneOnOneForm({
  about,
  onAsked,
  onClose,
}: {
  about: string;
  onAsked: (inquiry: AwaitedInquiry) => void;
  onClose: () => void;
}) {
  const text = useText();
  const sentText = useSentText();
  const keptAs = `one-on-one ${about}`;
  const { words, write, drop } = useKeptWords(`${keptAs} thing`, { thing: about });
  const photos = useKeptPhotos(keptAs, INQUIRY_PHOTOS);
  return (
    <InquiryForm
      kind="ONE_ON_ONE"
      keptAs={keptAs}
      title={text(ownInquiryTexts.write)}
      onClose={onClose}
      isHeldUp={photos.holdsUp}
      obstacle={photos.isSending ? text(ownInquiryTexts.photosSending) : null}
      more={
        <>
          <ThingChoice value={words.thing} onChange={(thing) => write({ thing })} />
          <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
        </>
      }
      send={async ({ is_secret: _never, ...asked }) => {
        const inquiry = await inquiryApi.ask({ ...asked, ...namedBy(words.thing), photo_ids: photos.sent.map(({ id }) => id) });
        drop();
        photos.drop();
        toast(sentText(inquiry), 'success');
        onAsked(inquiry);
      }}
    />
  );
}
