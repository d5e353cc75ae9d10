import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { count } from '#admin/kit/format.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, Loaded, LoadingRows } from '#admin/kit/states.tsx';
import { artistTexts } from '#admin/nouns/artist/texts.ts';
import { useDesk } from '#admin/session/desk.ts';
import { call } from '#admin/session/wire.ts';
import type { Desk, Followers } from '#contract/rest/admin/desk.ts';
import { ownGraphicTexts as texts } from './texts.ts';

/** The followers of an artist's own pages, by week. */
export function FollowerScreen() {
  const desk = useDesk();
  return (
    <>
      <PageHeading title={texts.followers} lead={texts.followersLead} />
      <Loaded query={desk}>
        {({ artists }) =>
          artists.length === 0 ? (
            <EmptyPart sentence={artistTexts.noArtist} />
          ) : (
            artists.map((artist) => <FollowersOf key={artist.id} artist={artist} />)
          )
        }
      </Loaded>
    </>
  );
}

function FollowersOf({ artist }: { artist: Desk['artists'][number] }) {
  const query = useQuery({
    queryKey: ['followers', artist.id],
    queryFn: () => call<Followers>('GET', `/admin/artists/${artist.id}/followers`),
  });
  const { data } = query;
  if (query.error !== null && data === undefined) return <FailedPart query={query} />;
  if (data === undefined) return <LoadingRows />;
  const most = Math.max(1, ...data.weeks.map((week) => week.follow_count));
  return (
    <Section title={`${artist.name.ko}: ${texts.followersNow} ${count(data.follower_count)}`} isFlush>
      <table aria-label={texts.newFollowers} className="w-full text-13">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th className="px-4 py-2 font-semibold">{texts.week}</th>
            <td className="w-full" />
            <th className="px-4 py-2 text-right font-semibold whitespace-nowrap">{texts.newFollowers}</th>
          </tr>
        </thead>
        <tbody>
          {data.weeks.toReversed().map((week) => (
            <tr key={week.starts_on} className="border-b border-line last:border-b-0">
              <td className="px-4 py-2 whitespace-nowrap tabular-nums">{week.starts_on.replaceAll('-', '.')}</td>
              <td className="px-4 py-2">
                <span
                  className="block h-2 max-w-[480px] rounded-full bg-ink-2"
                  style={{ inlineSize: `${(week.follow_count / most) * 100}%` }}
                />
              </td>
              <td className="px-4 py-2 text-right tabular-nums">{count(week.follow_count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
