import { ImageIcon } from 'lucide-react';
import { Button } from '#admin/kit/button.tsx';
import { type FieldAbout, FieldFrame, useField } from '#admin/kit/fields/field-frame.tsx';
import { FileButton } from '#admin/kit/file-button.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { upload } from '#admin/session/files.ts';
import { librarySrc } from '#contract/images.ts';
import type { Picture as LibraryPicture } from '#contract/rest/admin/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { ownProfileTexts as texts } from './texts.ts';

/** A picture upload for an artist's page, since artists do not see the shop's library. */
export function PictureUpload({ path, ...about }: FieldAbout & { path: string }) {
  const { field, noteId, error } = useField(about.name);
  const { act, isActing } = useAct();
  const send = (file: File) =>
    void act(async () => {
      const { id } = await upload<LibraryPicture>(path, file);
      field.onChange(librarySrc({ id, ratio: null }));
    }, '');
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-tile text-ink-2">
          {field.value ? (
            <Picture src={String(field.value)} size={256} alt="" className="size-full object-cover" />
          ) : (
            <ImageIcon aria-hidden="true" size={22} strokeWidth={1.5} />
          )}
        </span>
        <FileButton
          label={isActing ? texts.uploading : texts.upload}
          accept="image/jpeg,image/png,image/webp,image/avif"
          isBusy={isActing}
          onFile={send}
        />
        {field.value ? (
          <Button look="quiet" onClick={() => field.onChange('')}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
