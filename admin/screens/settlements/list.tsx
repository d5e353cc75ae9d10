import { periodList } from '#admin/nouns/settlement/period-list.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';

/** The shop's settlement periods. */
export const SettlementList = periodList('settlements', texts, [
  { name: 'settlements', label: texts.settlementsFile },
  { name: 'withholdings', label: texts.withheldByMonth, only: { by: 'month' } },
  { name: 'withholdings', label: texts.withheldByYear, only: { by: 'year' }, note: texts.withheldNote },
]);
