import { useCallback } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { JoinForm } from './join-form.tsx';
import { Organizer } from './organizer.tsx';
import { readOwnPerson, teamApi } from './team-calls.ts';
import { teamTexts } from './texts.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** One design that many people order together: each chooses a size here, and its organizer buys for all. */
export default function TeamOrderScreen() {
  const { code = '' } = useParams();
  const { userId } = useSession();
  // The page is the same for everybody; who organizes it, the browser knows.
  const isInBrowser = useInBrowser();
  return isInBrowser ? <Team key={`${code} ${userId}`} code={code} /> : <Waiting />;
}

function Team({ code }: { code: string }) {
  const text = useText();
  const { value: team, failure, reload } = useLoaded(useCallback(() => teamApi.read(code), [code]));
  if (failure instanceof ApiError && failure.code === 'TEAM_ORDER_NOT_FOUND') {
    return (
      <EmptyState
        sentence={text(teamTexts.gone)}
        drawing="nothing-found"
        action={<ButtonLink href={urlFor('main')}>{text(shell.home)}</ButtonLink>}
      />
    );
  }
  if (failure !== null) return <LoadFailed sentence={teamTexts.failed} onRetry={reload} />;
  if (team === null) return <Waiting />;
  return (
    <div className="page-gutter pt-4 pb-16 lg:grid lg:grid-cols-2 lg:gap-16 lg:pt-14">
      <Sides team={team} />
      <div className="max-w-reading pt-6 lg:pt-0">
        <Heading team={team} />
        {team.is_organizer ? (
          <Organizer team={team} onChange={reload} />
        ) : team.is_open ? (
          <JoinForm team={team} onJoin={reload} />
        ) : (
          <div className="mt-8 rounded-control bg-tile px-4 py-6 text-center text-15">
            <p>{text(teamTexts.isClosed)}</p>
            <OwnChoice team={team} />
          </div>
        )}
      </div>
    </div>
  );
}

function Heading({ team }: { team: TeamOrder }) {
  const { text, name } = useLanguage();
  const dayText = useDayText();
  const facts = { product: name(team.product.name), date: dayText(team.closes_at), count: team.person_count };
  return (
    <>
      <h1 className="page-title text-balance">{team.title || text(teamTexts.untitled)}</h1>
      <p className="mt-2 text-13 text-ink-2 tabular-nums">{text(team.is_open ? teamTexts.facts : teamTexts.closed, facts)}</p>
    </>
  );
}

/** The choices of this browser in a closed team order. */
function OwnChoice({ team }: { team: TeamOrder }) {
  const text = useText();
  const own = readOwnPerson(team.code);
  if (own === null) return null;
  const size = team.sizes.find(({ option_id }) => option_id === own.option_id)?.name;
  const choice = [own.name, size, ...team.asks.map((asked) => own[asked])].filter(Boolean).join(' · ');
  return <p className="mt-1 text-13 text-ink-2">{text(teamTexts.mine, { choice })}</p>;
}

function Sides({ team: { side_srcs } }: { team: TeamOrder }) {
  const text = useText();
  return (
    <ul className="grid grid-cols-2 gap-2 self-start">
      {side_srcs.map((src, at) => (
        <li key={src} className={side_srcs.length === 1 ? 'col-span-2' : ''}>
          <Picture
            src={src}
            size={768}
            alt={text(teamTexts.picture, { at: at + 1 })}
            eager
            className="aspect-square w-full rounded-tile bg-tile object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="page-gutter grid gap-6 pt-4 lg:grid-cols-2 lg:gap-16 lg:pt-14">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-80" />
    </div>
  );
}
