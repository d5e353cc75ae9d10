import { detailScreen, draftName, type Place } from '#admin/kit/detail/detail-screen.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { FormPart } from '#admin/kit/fields/field-input.tsx';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { artistFields as fields } from '#admin/nouns/artist/fields.ts';
import { readRequest, requestIn } from '#admin/nouns/brand-request/requested.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { runOperation } from '#admin/session/wire.ts';
import { type ArtistBody, artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import { urlFor } from '#contract/routes.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { hiddenState, isOpenable } from '#rules/shop/shown.ts';
import { artistDetail } from './queries.ts';
import { artistTexts as texts } from './texts.ts';

const newArtist: ArtistBody = {
  ...{ name: { ko: '' }, path_name: '', description: null, state: hiddenState, profile_src: '', image_src: '', position: 0 },
  brand_ids: [],
};

/** An artist as shoppers see them; `/artists/new` creates one, `?copy=` from another, `?request=` from a request. */
export const ArtistDetail = detailScreen({
  name: 'artists',
  texts,
  table: 'product.artists',
  isCopied: true,
  load: loadArtist,
  title: ({ artist }) => artist.name.ko,
  side: ({ asker }, { id }) => <AccountSection of="artist" id={Number(id)} asker={asker} />,
  content: ({ artist }, at) => <ArtistForm artist={artist} at={at} />,
});

interface Loaded {
  artist: ArtistBody;
  /** The member who applied. */
  asker: string | null;
}

async function loadArtist(at: Place): Promise<Loaded | null> {
  const { id, isNew, copied } = at;
  const asked = await readRequest(at);
  const asker = asked?.user_id ?? null;
  if (isNew && copied === null) {
    const artist = asked ? { ...newArtist, name: { ko: asked.brand_name }, description: { ko: asked.introduction } } : newArtist;
    return { artist, asker };
  }
  const found = (await runOperation(artistDetail, { id: Number(copied ?? id) })).product_artists_by_pk;
  if (!found) return null;
  const { artist_brands, ...columns } = found;
  const artist = { ...columns, state: columns.state as ArtistBody['state'], brand_ids: artist_brands.map(({ brand_id }) => brand_id) };
  return { artist: isNew ? copyOf(artist) : artist, asker };
}

function ArtistForm({ artist, at }: { artist: ArtistBody; at: Place }) {
  const request = requestIn(at);
  const search = request === null ? '' : `?request=${request}`;
  const save = useSaving<ArtistBody>({ list: '/artists', id: at.id, of: 'ARTIST', search });
  return (
    <EditForm
      schema={artistBody}
      current={artist}
      name={draftName('artist', at)}
      fields={fields}
      seenAt={at.isNew || !isOpenable(artist) ? undefined : urlFor('artist-name', { name: artist.path_name })}
      onSave={save}
    >
      <FormPart of={fields} title={texts.about} names={['name', 'description']} />
      <FormPart of={fields} title={texts.place} names={['path_name', 'state', 'position']} columns={2} />
      <FormPart of={fields} title={fields.brand_ids.label} names={['brand_ids']} />
      <FormPart of={fields} title={texts.pictures} names={['profile_src', 'image_src']} columns={2} />
    </EditForm>
  );
}
