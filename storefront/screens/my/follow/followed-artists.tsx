import { Bell, BellOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { FollowedArtistsQuery } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { FollowVisit } from '#contract/rest/notifications.ts';
import { urlFor } from '#contract/routes.ts';
import { isNewToFollower } from '#rules/member/follow.ts';
import { FollowButton } from '#storefront/nouns/follow/follow-button.tsx';
import { muteArtistCall } from '#storefront/nouns/follow/operations.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { FollowRow, MarkedWork } from './follow-row.tsx';
import { followedArtistsQuery, followsPageSize } from './operations.ts';
import { followPageTexts } from './texts.ts';

type Follow = FollowedArtistsQuery['product_artist_follows'][number];
/** With what was new when it was loaded. */
type SeenFollow = Follow & { visit: FollowVisit | null };
type Props = { userId: string; visit: Promise<FollowVisit | null> };

/** The artists a member follows, with graphics published since the last visit marked. */
export function FollowedArtists({ userId, visit }: Props) {
  const text = useText();
  const load = useCallback(
    async (window: PageWindow): Promise<SeenFollow[]> => {
      const [{ product_artist_follows: follows }, begun] = await Promise.all([
        runQuery(followedArtistsQuery, { user_id: userId, ...window }),
        visit,
      ]);
      return follows.map((follow) => ({ ...follow, visit: begun }));
    },
    [userId, visit],
  );
  const empty = (
    <EmptyState
      sentence={text(followPageTexts.noArtists)}
      drawing="nothing-liked"
      action={<ButtonLink href={urlFor('artist-id')}>{text(followPageTexts.findArtists)}</ButtonLink>}
    />
  );
  return (
    <PagedList pageSize={followsPageSize} load={load} empty={empty}>
      {(follows) => (
        <>
          {follows.length > 0 ? <p className="mb-6 text-13 text-ink-2">{text(followPageTexts.digestLead)}</p> : null}
          <h2 className="sr-only">{text(followPageTexts.artists)}</h2>
          <ul>
            {follows.map(
              (follow) => follow.artist && <ArtistRow key={follow.artist.id} follow={follow} artist={follow.artist} userId={userId} />,
            )}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function ArtistRow({ follow, artist, userId }: { follow: SeenFollow; artist: NonNullable<Follow['artist']>; userId: string }) {
  const text = useText();
  const name = useName()(artist.name);
  const works = artist.graphics.map((graphic) => ({ graphic, isNew: isNewToFollower(graphic.published_at, follow) }));
  const count = works.filter(({ isNew }) => isNew).length;
  return (
    <FollowRow
      name={name}
      href={urlFor('artist-name', { name: artist.path_name })}
      pictureSrc={artist.profile_src}
      followers={artist.follower_count}
      news={count > 0 ? text(followPageTexts.newGraphics, { count }) : null}
      worksLabel={text(followPageTexts.worksOf, { name })}
      works={works.map(({ graphic, isNew }) => (
        <MarkedWork key={graphic.id} isNew={isNew}>
          <GraphicCard graphic={graphic} />
        </MarkedWork>
      ))}
      actions={
        <>
          <MuteButton artistId={artist.id} name={name} isMutedFirst={follow.is_muted} userId={userId} />
          <FollowButton kind="artist" id={artist.id} name={name} count={artist.follower_count} isKnownFollowed isWithoutCount />
        </>
      }
    />
  );
}

type MuteProps = { artistId: number; name: string; isMutedFirst: boolean; userId: string };

/** A bell, pressed while notifications about this artist are on. */
function MuteButton({ artistId, name, isMutedFirst, userId }: MuteProps) {
  const text = useText();
  const errorText = useErrorText();
  const [isMuted, setMuted] = useState(isMutedFirst);
  const press = async () => {
    const isWanted = !isMuted;
    setMuted(isWanted);
    try {
      await muteArtist(userId, artistId, isWanted);
      toast(text(isWanted ? followPageTexts.muted : followPageTexts.unmuted, { name }));
    } catch (error) {
      setMuted(isMuted);
      toast(errorText(error), 'error');
    }
  };
  const Mark = isMuted ? BellOff : Bell;
  return (
    <IconButton label={text(followPageTexts.tellOf, { name })} aria-pressed={!isMuted} onClick={press}>
      <Mark aria-hidden="true" size={20} strokeWidth={1.75} className={isMuted ? 'text-ink-2' : ''} />
    </IconButton>
  );
}

/** Mutes or unmutes a followed artist in the digest. Throws DataServiceError. */
async function muteArtist(userId: string, id: number, isMuted: boolean): Promise<void> {
  await runQuery(muteArtistCall, { user_id: userId, id, is_muted: isMuted });
}
