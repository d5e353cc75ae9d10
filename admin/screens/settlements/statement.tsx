import { useParams } from 'react-router';
import { payeeNamed } from '#admin/nouns/settlement/payee-name.ts';
import { StatementOf } from '#admin/nouns/settlement/statement-of.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';

/** The monthly statement of an artist or a brand. */
export function SettlementStatement() {
  const { id = '', payee = '' } = useParams();
  return <StatementOf period={id} payee={payeeNamed(payee)} back={{ href: `/settlements/${id}`, label: texts.title }} />;
}
