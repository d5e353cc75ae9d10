import { DetailPage } from '#admin/kit/detail-page.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { useDesk } from '#admin/session/desk.ts';
import { ownGraphicTexts } from './texts.ts';

/** An artist submits a graphic. */
export function OwnGraphicUpload() {
  const desk = useDesk();
  return (
    <DetailPage back={{ href: '/own-graphics', label: ownGraphicTexts.title }} query={desk} title={() => texts.upload}>
      {({ artists }) => <UploadForm artists={artists} next="/own-graphics" />}
    </DetailPage>
  );
}
