import { useQuery } from '@tanstack/react-query';
import type { OwnProfilesQuery } from '#admin/graphql/artist.generated.ts';
import { Section } from '#admin/kit/detail-page.tsx';
import { Inputs } from '#admin/kit/fields/field-input.tsx';
import { Form } from '#admin/kit/form.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { PayeeFacts, PayeeForm } from '#admin/nouns/agreement/forms.tsx';
import { artistFields as fields } from '#admin/nouns/artist/fields.ts';
import { artistTexts } from '#admin/nouns/artist/texts.ts';
import { ownArtists } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import { urlFor } from '#contract/routes.ts';
import { isShown } from '#rules/shop/shown.ts';
import { PictureUpload } from './picture-upload.tsx';
import { introduceArtist, ownProfiles } from './queries.ts';
import { ownProfileTexts as texts } from './texts.ts';

type Profile = OwnProfilesQuery['product_artists'][number];

/** An artist's public profile and payout account. */
export function OwnProfileScreen() {
  const query = useQuery({
    queryKey: ['own-profile'],
    queryFn: async () => (await runOperation(ownProfiles, { where: { id: await ownArtists() } })).product_artists,
  });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={query}>
        {(artists) =>
          artists.length === 0 ? (
            <EmptyPart sentence={artistTexts.noArtist} />
          ) : (
            artists.map((artist) => (
              <div key={artist.id} className="mb-8 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
                <Section title={artists.length === 1 ? texts.about : artist.name.ko}>
                  <Introduction artist={artist} />
                </Section>
                <Section title={texts.payee}>
                  <p className="mb-3 text-ink-2">{texts.payeeLead}</p>
                  <PayeeFacts payee={artist.payee} />
                  <PayeeForm payee={{ artist_id: artist.id, brand_id: null }} />
                </Section>
              </div>
            ))
          )
        }
      </Loaded>
    </>
  );
}

const introduction = artistBody.pick({ name: true, description: true, profile_src: true, image_src: true });

function Introduction({ artist }: { artist: Profile }) {
  const { id, name, description, profile_src, image_src } = artist;
  const path = `/admin/artists/${id}/pictures`;
  return (
    <Form
      schema={introduction}
      draft={`own-profile ${id}`}
      values={{ name, description, profile_src, image_src }}
      seenAt={isShown({ ...artist, deleted_at: null }) ? urlFor('artist-name', { name: artist.path_name }) : undefined}
      onSave={async (set) => {
        const { update_product_artists_by_pk: saved } = await runOperation(introduceArtist, { id, set });
        if (!saved) throw new ApiError('NOT_FOUND', { status: 404 });
      }}
    >
      <Inputs of={fields} names={['name', 'description']} />
      <div className="grid gap-4 md:grid-cols-2">
        <PictureUpload name="profile_src" label={fields.profile_src.label} path={path} />
        <PictureUpload name="image_src" label={fields.image_src.label} path={path} />
      </div>
    </Form>
  );
}
