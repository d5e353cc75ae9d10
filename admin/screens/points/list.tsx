import { LinkButton } from '#admin/kit/button.tsx';
import { count, moment } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { pointsByHand } from './queries.ts';
import { pointTexts as texts } from './texts.ts';

/** Points granted or deducted by staff, with the reason. */
export const PointList = listScreen({
  name: 'points',
  query: pointsByHand,
  files: [
    { name: 'points', label: texts.title, only: { by_hand: 'true' } },
    { name: 'points', label: texts.ledgerFile },
    { name: 'point-liabilities', label: texts.balanceFile },
  ],
  texts,
  opens: (row) => `/members/${row.member?.id ?? ''}`,
  where: { reason: { _eq: 'ADMIN' } },
  orderBy: () => [{ created_at: 'desc' }, { id: 'desc' }] as const,
  filters: [{ name: 'type', label: texts.kind, options: optionsOf(texts.kinds) }],
  actions: <LinkButton to="/members">{texts.toMembers}</LinkButton>,
  columns: [
    { id: 'member', header: texts.member, cell: (row) => row.member?.nickname ?? '' },
    { id: 'amount', header: texts.amount, cell: (row) => `${row.type === 'EARNED' ? '+' : '-'}${count(row.amount)}P`, align: 'right' },
    { id: 'note', header: texts.reason, className: 'min-w-40 whitespace-normal' },
    { id: 'created_at', header: texts.when, as: moment, align: 'right', from: 'md', isOnCard: true },
  ],
});
