import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '#admin/kit/detail-page.tsx';
import { useCopied } from '#admin/kit/use-copied.ts';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { ask, call } from '#admin/session/wire.ts';
import type { GraphicDetail } from '#contract/rest/admin/catalogue/graphics.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { artistChoices } from './queries.ts';

/** Staff upload an artist's graphic, which is on sale at once. `?copy=` copies another one's data, but not its file. */
export function GraphicUpload() {
  const copied = useCopied();
  const query = useQuery({ queryKey: ['artist-choices', copied], queryFn: () => load(copied) });
  return (
    <DetailPage back={{ href: '/graphics', label: texts.title }} query={query} title={() => texts.upload}>
      {({ artists, first }) => <UploadForm key={copied} {...{ artists, copied, first }} next="/graphics" />}
    </DetailPage>
  );
}

async function load(copied: string | null) {
  const artists = (await ask(artistChoices)).product_artists;
  if (copied === null) return { artists, first: {} };
  const { graphic, work } = await call<GraphicDetail>('GET', `/admin/graphics/${copied}`);
  const { name, description, keywords, background_color, price } = copyOf(graphic);
  return { artists, first: { artist_id: work.artist_id, name, description, keywords: keywords.join(', '), background_color, price } };
}
