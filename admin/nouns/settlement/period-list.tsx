import { won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { useQueryList } from '#admin/kit/list/use-query-list.ts';
import { call } from '#admin/session/wire.ts';
import type { SettlementPeriods } from '#contract/rest/admin/settlements.ts';
import { SettlementBadge } from './settlement-badge.tsx';
import { settlementTexts as texts } from './texts.ts';

type Row = SettlementPeriods['periods'][number];

const columns: readonly Column<Row>[] = [
  { id: 'period', header: texts.period, cell: (row) => texts.month(row.starts_on) },
  { id: 'state', header: texts.state, cell: (row) => <SettlementBadge state={row.state} /> },
  { id: 'artists', header: texts.artists, cell: (row) => texts.people(row.artist_count), align: 'right', from: 'md' },
  { id: 'donation', header: texts.donation, cell: (row) => won(row.donation_amount), align: 'right', from: 'lg' },
  { id: 'owed', header: texts.owed, cell: (row) => won(row.owed_amount), align: 'right' },
  {
    id: 'payout',
    header: texts.payout,
    cell: (row) => (row.payout_amount === 0 ? '–' : won(row.payout_amount)),
    align: 'right',
    from: 'md',
  },
];

/** The settlement periods by month: the shop's, or an artist's own amounts. */
export function PeriodList({ title, lead, hrefOf }: { title: string; lead: string; hrefOf: (id: number) => string }) {
  const list = useQueryList<Row>({
    name: 'settlement-periods',
    load: async (_state, signal) => {
      const { periods } = await call<SettlementPeriods>('GET', '/admin/settlement-periods', { signal });
      return { rows: periods, total: periods.length };
    },
  });
  return (
    <ListPage
      title={title}
      lead={lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => hrefOf(row.id)}
      empty={texts.empty}
    />
  );
}
