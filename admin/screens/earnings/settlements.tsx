import { useParams } from 'react-router';
import { LinkButton } from '#admin/kit/button.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { artistTexts } from '#admin/nouns/artist/texts.ts';
import { payeeName, payeeNamed } from '#admin/nouns/settlement/payee-name.ts';
import { periodList } from '#admin/nouns/settlement/period-list.tsx';
import { StatementOf } from '#admin/nouns/settlement/statement-of.tsx';
import { useDesk } from '#admin/session/desk.ts';
import { useOfficeRole } from '#admin/session/office-role.ts';
import { earningTexts as texts } from './texts.ts';

/** The own settlements of an artist or a brand by month. */
export const OwnSettlements = periodList('own-settlements', { title: texts.own, lead: texts.ownLead });

/** An own monthly statement; someone representing several artists or brands selects one. */
export function OwnStatement() {
  const { id = '', payee } = useParams();
  const isBrand = useOfficeRole() === 'brand';
  const desk = useDesk();
  const { data } = desk;
  if (data === undefined) return <Loaded query={desk}>{() => null}</Loaded>;
  const own = isBrand
    ? data.brands.map(({ id, name }) => ({ payee: { artist_id: null, brand_id: id }, name }))
    : data.artists.map(({ id, name }) => ({ payee: { artist_id: id, brand_id: null }, name }));
  const [first] = own;
  if (first === undefined) return <EmptyPart sentence={isBrand ? texts.noBrand : artistTexts.noArtist} />;
  return (
    <>
      {own.length > 1 ? (
        <nav aria-label={isBrand ? texts.brands : texts.artists} className="mb-3 flex flex-wrap gap-2">
          {own.map((each) => (
            <LinkButton key={payeeName(each.payee)} to={`/own-settlements/${id}/${payeeName(each.payee)}`}>
              {each.name.ko}
            </LinkButton>
          ))}
        </nav>
      ) : null}
      <StatementOf
        period={id}
        payee={payee === undefined ? first.payee : payeeNamed(payee)}
        back={{ href: '/own-settlements', label: texts.own }}
      />
    </>
  );
}
