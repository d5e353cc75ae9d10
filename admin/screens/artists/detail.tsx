import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { CopyLink } from '#admin/kit/copying.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { NumberInput, SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { useCopied } from '#admin/kit/use-copied.ts';
import { AccountSection } from '#admin/nouns/account/account-section.tsx';
import { tellingHomePlaces } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { ask, call, callOnce } from '#admin/session/wire.ts';
import { type ArtistBody, artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
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
export function ArtistDetail() {
  const { id = '' } = useParams();
  const copied = useCopied();
  const query = useQuery({ queryKey: ['artists', id, copied], queryFn: () => loadArtist(id, copied) });
  return (
    <DetailPage
      back={{ href: '/artists', label: texts.title }}
      query={query}
      title={(artist) => (id === 'new' ? texts.add : artist.name.ko)}
      actions={() => (id === 'new' ? null : <CopyLink list="/artists" id={id} />)}
      {...(id === 'new'
        ? {}
        : {
            side: () => (
              <>
                <AccountSection of="artist" id={Number(id)} />
                <AuditTrail about={{ table: 'product.artists', row: id }} />
              </>
            ),
          })}
    >
      {(artist) => <ArtistForm key={`${id} ${copied}`} id={id} artist={artist} />}
    </DetailPage>
  );
}

async function loadArtist(id: string, copied: string | null): Promise<ArtistBody | null> {
  if (id === 'new' && copied === null) return newArtist;
  const found = (await ask(artistDetail, { id: Number(copied ?? id) })).product_artists_by_pk;
  if (!found) return null;
  const { artist_brands, ...columns } = found;
  const artist = { ...columns, state: columns.state as ArtistBody['state'], brand_ids: artist_brands.map(({ brand_id }) => brand_id) };
  return id === 'new' ? copyOf(artist) : artist;
}

function ArtistForm({ id, artist }: { id: string; artist: ArtistBody }) {
  const navigate = useNavigate();
  const copied = useCopied();
  return (
    <EditForm
      schema={artistBody}
      current={artist}
      name={id === 'new' && copied !== null ? `artist copy ${copied}` : `artist ${id}`}
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
      seenAt={id === 'new' || !isOpenable(artist) ? undefined : urlFor('artist-name', { name: artist.path_name })}
      onSave={tellingHomePlaces('ARTIST', id, async (edit) => {
        if (id !== 'new') return call<SavedEdit<ArtistBody>>('PUT', `/admin/artists/${id}`, { body: edit });
        const made = await callOnce<{ id: number }>('POST', '/admin/artists', edit.mine);
        setTimeout(() => void navigate(`/artists/${made.id}`, { replace: true }));
        return undefined;
      })}
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
