import { detailScreen, type Place } from '#admin/kit/detail/detail-screen.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { call, runOperation } from '#admin/session/wire.ts';
import type { GraphicDetail } from '#contract/rest/admin/catalogue/graphics.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { artistChoices } from './queries.ts';

/** Staff upload an artist's graphic, which is on sale at once. `?copy=` copies another one's data, but not its file. */
export const GraphicUpload = detailScreen({
  name: 'graphics',
  texts: { title: texts.title, add: texts.upload },
  load,
  title: () => texts.upload,
  content: ({ artists, first }, { copied }) => <UploadForm {...{ artists, copied, first }} next="/graphics" />,
});

async function load({ copied }: Place) {
  const artists = (await runOperation(artistChoices)).product_artists;
  if (copied === null) return { artists, first: {} };
  const { graphic, work } = await call<GraphicDetail>('GET', `/admin/graphics/${copied}`);
  const { name, description, keywords, background_color, price } = copyOf(graphic);
  return { artists, first: { artist_id: work.artist_id, name, description, keywords: keywords.join(', '), background_color, price } };
}
