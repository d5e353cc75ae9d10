import { detailScreen, draftName, type Place } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { ask } from '#admin/session/wire.ts';
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
const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** An artist as shoppers see them; `/artists/new` creates one, `?copy=` from another. */
export const ArtistDetail = detailScreen({
  name: 'artists',
  texts,
  table: 'product.artists',
  isCopied: true,
  load: loadArtist,
  title: (artist) => artist.name.ko,
  side: (_artist, { id }) => <AccountSection of="artist" id={Number(id)} />,
  content: (artist, at) => <ArtistForm artist={artist} at={at} />,
});

async function loadArtist({ id, isNew, copied }: Place): Promise<ArtistBody | null> {
  if (isNew && copied === null) return newArtist;
  const found = (await ask(artistDetail, { id: Number(copied ?? id) })).product_artists_by_pk;
  if (!found) return null;
  const { artist_brands, ...columns } = found;
  const artist = { ...columns, state: columns.state as ArtistBody['state'], brand_ids: artist_brands.map(({ brand_id }) => brand_id) };
  return isNew ? copyOf(artist) : artist;
}

function ArtistForm({ artist, at }: { artist: ArtistBody; at: Place }) {
  const save = useSaving<ArtistBody>({ list: '/artists', id: at.id, of: 'ARTIST' });
  return (
    <EditForm
      schema={artistBody}
      current={artist}
      name={draftName('artist', at)}
      labels={{
        name: texts.name,
        path_name: texts.path,
        brand_ids: texts.brands,
        description: texts.description,
        state: texts.state,
        position: texts.position,
        profile_src: texts.profile,
        image_src: texts.image,
      }}
      show={(path, value) => (path === 'state' ? texts.states[String(value)] : undefined)}
      seenAt={at.isNew || !isOpenable(artist) ? undefined : urlFor('artist-name', { name: artist.path_name })}
      onSave={save}
    >
      <Section title={texts.about}>
        <div className="space-y-4">
          <WordsInput name="name" label={texts.name} required />
          <WordsInput name="description" label={texts.description} rows={3} />
        </div>
      </Section>
      <Section title={texts.place}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextInput name="path_name" label={texts.path} hint={texts.pathHint} required autoCapitalize="none" spellCheck={false} />
          <SelectInput name="state" label={texts.state} options={states} />
          <NumberInput name="position" label={texts.position} hint={texts.positionHint} />
        </div>
      </Section>
      <Section title={texts.brands}>
        <PickInput name="brand_ids" label={texts.brands} hint={texts.brandsHint} of="brands" most={50} />
      </Section>
      <Section title={texts.pictures}>
        <div className="grid gap-4 md:grid-cols-2">
          <PictureField name="profile_src" label={texts.profile} />
          <PictureField name="image_src" label={texts.image} />
        </div>
      </Section>
    </EditForm>
  );
}
