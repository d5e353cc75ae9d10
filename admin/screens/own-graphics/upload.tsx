import { useQuery } from '@tanstack/react-query';
import type { OwnTermsQuery } from '#admin/graphql/artist.generated.ts';
import { DetailPage } from '#admin/kit/detail-page.tsx';
import { graphicTexts as texts } from '#admin/nouns/graphic/texts.ts';
import { UploadForm } from '#admin/nouns/graphic/upload-form.tsx';
import { ownArtists, useDesk } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { ownTerms } from './queries.ts';
import { rateOf } from './rate-of.ts';
import { ownGraphicTexts } from './texts.ts';

/** An artist submits a graphic. */
export function OwnGraphicUpload() {
  const desk = useDesk();
  const { data: terms } = useQuery({
    queryKey: ['own-terms'],
    queryFn: async () => runOperation(ownTerms, { where: { id: await ownArtists() } }),
  });
  return (
    <DetailPage back={{ href: '/own-graphics', label: ownGraphicTexts.title }} query={desk} title={() => texts.upload}>
      {({ artists }) => (
        <UploadForm artists={artists} rateOf={terms && ((id) => rateOfArtist(terms.product_artists, id))} next="/own-graphics" />
      )}
    </DetailPage>
  );
}

/** The rate of a new graphic. */
function rateOfArtist(artists: OwnTermsQuery['product_artists'], id: number): number {
  return rateOf({ id: 0, artist_id: id, royalty_rules: [], artist: artists.find((artist) => artist.id === id) ?? null });
}
