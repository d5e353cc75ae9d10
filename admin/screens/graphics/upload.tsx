import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '#admin/kit/detail-page.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { ask } from '#admin/session/wire.ts';
import { artistChoices } from './queries.ts';

/** Staff add a work of an artist: it is on sale at once. */
export function GraphicUpload() {
  const query = useQuery({ queryKey: ['artist-choices'], queryFn: async () => (await ask(artistChoices)).product_artists });
  return (
    <DetailPage back={{ href: '/graphics', label: texts.title }} query={query} title={() => texts.upload}>
      {(artists) => <UploadForm artists={artists} next="/graphics" />}
    </DetailPage>
  );
}
