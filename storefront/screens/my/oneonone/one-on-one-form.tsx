import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { INQUIRY_PHOTOS } from '#rules/community/inquiry.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { useSentText } from '#storefront/nouns/inquiry/use-sent-text.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
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
  const draftName = `one-on-one ${about}`;
  const { draft, write, drop } = useDraft(`${draftName} thing`, { thing: about });
  const photos = useDraftPhotos(draftName, INQUIRY_PHOTOS);
  return (
    <InquiryForm
      kind="ONE_ON_ONE"
      draftName={draftName}
      title={text(ownInquiryTexts.write)}
      onClose={onClose}
      isHeldUp={photos.holdsUp}
      obstacle={photos.isSending ? text(ownInquiryTexts.photosSending) : null}
      more={
        <>
          <ThingChoice value={draft.thing} onChange={(thing) => write({ thing })} />
          <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
        </>
      }
      send={async ({ is_secret: _never, ...asked }) => {
        const inquiry = await inquiryApi.ask({ ...asked, ...namedBy(draft.thing), photo_ids: photos.sent.map(({ id }) => id) });
        drop();
        photos.drop();
        toast(sentText(inquiry), 'success');
        onAsked(inquiry);
      }}
    />
  );
}
