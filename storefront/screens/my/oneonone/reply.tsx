import type { FormEvent } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { CONTENT_MAX, INQUIRY_PHOTOS, isContent } from '#rules/community/inquiry.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { inquiryTexts, ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

/** Adds a message to an inquiry's thread. */
export function Reply({ inquiry, onAdded }: { inquiry: AwaitedInquiry; onAdded: (inquiry: AwaitedInquiry) => void }) {
  const text = useText();
  const draftName = `reply ${inquiry.id}`;
  const photos = useDraftPhotos(draftName, INQUIRY_PHOTOS);
  const { draft, write, drop } = useDraft(draftName, { content: '' });
  const content = draft.content.trim();
  const { run, isPending, failure, setFailure } = useAction(async (): Promise<void> => {
    if (!isContent(content)) return setFailure(text(inquiryTexts.missing));
    if (photos.holdsUp()) return;
    const changed = await inquiryApi.add(inquiry.id, { content, photo_ids: photos.sent.map(({ id }) => id) });
    drop();
    photos.drop();
    onAdded(changed);
    toast(text(ownInquiryTexts.added), 'success');
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!photos.isSending) void run();
  };
  return (
    <form noValidate onSubmit={send} className="mt-8 border-t border-line pt-6">
      <TextArea
        label={text(ownInquiryTexts.addLabel)}
        rows={4}
        maxLength={CONTENT_MAX}
        value={draft.content}
        error={failure}
        onChange={({ currentTarget }) => write({ content: currentTarget.value })}
      />
      <div className="mt-3">
        <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
      </div>
      <Button type="submit" look="secondary" pending={isPending || photos.isSending} className="mt-5">
        {text(ownInquiryTexts.addSend)}
      </Button>
    </form>
  );
}
