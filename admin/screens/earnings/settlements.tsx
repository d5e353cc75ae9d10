import { useParams } from 'react-router';
import { LinkButton } from '#admin/kit/button.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { artistTexts } from '#admin/nouns/artist/texts.ts';
import { periodList } from '#admin/nouns/settlement/period-list.tsx';
import { StatementOf } from '#admin/nouns/settlement/statement-of.tsx';
import { useDesk } from '#admin/session/desk.ts';
import { earningTexts as texts } from './texts.ts';

/** An artist's own settlements by month. */
export const OwnSettlements = periodList('own-settlements', { title: texts.own, lead: texts.ownLead });

/** An artist's own monthly statement; someone representing several artists selects one. */
export function OwnStatement() {
  const { id = '', artist } = useParams();
  const desk = useDesk();
  const { data } = desk;
  if (data === undefined) return <Loaded query={desk}>{() => null}</Loaded>;
  const [first] = data.artists;
  if (first === undefined) return <EmptyPart sentence={artistTexts.noArtist} />;
  return (
    <>
      {data.artists.length > 1 ? (
        <nav aria-label={texts.artists} className="mb-3 flex flex-wrap gap-2">
          {data.artists.map((each) => (
            <LinkButton key={each.id} to={`/own-settlements/${id}/${each.id}`}>
              {each.name.ko}
            </LinkButton>
          ))}
        </nav>
      ) : null}
      <StatementOf period={id} artist={artist ?? String(first.id)} back={{ href: '/own-settlements', label: texts.own }} />
    </>
  );
}
