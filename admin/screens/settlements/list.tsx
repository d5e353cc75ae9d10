import { PeriodList } from '#admin/nouns/settlement/period-list.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';

/** The shop's settlement periods. */
export function SettlementList() {
  return <PeriodList title={texts.title} lead={texts.lead} hrefOf={(id) => `/settlements/${id}`} />;
}
