import type { ListFile } from '#admin/kit/files/file-menu.tsx';
import { day, nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { call } from '#admin/session/wire.ts';
import type { SettlementPeriods } from '#contract/rest/admin/settlements.ts';
import { isPayout } from '#rules/money/settlement.ts';
import { SettlementBadge } from './settlement-badge.tsx';
import { settlementTexts as texts } from './texts.ts';

/** The settlement periods by month: the shop's, or the own amounts of an artist or a brand. */
export function periodList(name: string, { title, lead }: { title: string; lead: string }, files?: readonly ListFile[]) {
  return listScreen<SettlementPeriods['periods'][number]>({
    name,
    texts: { title, lead, empty: texts.empty },
    ...(files === undefined ? {} : { files }),
    load: async (_state, signal) => {
      const { periods } = await call<SettlementPeriods>('GET', '/admin/settlement-periods', { signal });
      return { rows: periods, total: periods.length };
    },
    columns: [
      { id: 'starts_on', header: texts.period, as: texts.month },
      { id: 'state', header: texts.state, cell: (row) => <SettlementBadge state={row.state} /> },
      { id: 'pays_on', header: texts.paysOn, cell: (row) => (isPayout(row.state) ? nothing : day(row.pays_on)), align: 'right' },
      { id: 'payee_count', header: texts.payees, as: texts.people, align: 'right', from: 'md' },
      { id: 'donation_amount', header: texts.donation, as: won, from: 'lg' },
      { id: 'owed_amount', header: texts.owed, as: won },
      {
        id: 'payout',
        header: texts.payout,
        cell: (row) => (row.payout_amount === 0 ? nothing : won(row.payout_amount)),
        align: 'right',
        from: 'md',
      },
    ],
  });
}
