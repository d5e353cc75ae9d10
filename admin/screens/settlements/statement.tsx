import { useParams } from 'react-router';
import { StatementOf } from '#admin/nouns/settlement/statement-of.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';

/** An artist's monthly statement. */
export function SettlementStatement() {
  const { id = '', artist = '' } = useParams();
  return <StatementOf period={id} artist={artist} back={{ href: `/settlements/${id}`, label: texts.title }} />;
}
