import type { ClaimListQuery } from '#admin/graphql/admin.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { moment, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { plannedText } from '#admin/nouns/claim/texts.ts';
import { call } from '#admin/session/wire.ts';
import type { PlannedRefunds } from '#contract/rest/admin/claims.ts';
import type { PlannedRefund } from '#contract/rest/claims.ts';
import { type ClaimState, type ClaimType, claimStatesIn, claimTypes, type Fault, faultList } from '#rules/order/claim/claim.ts';
import { claimList } from './queries.ts';
import { claimTexts as texts } from './texts.ts';

type Row = ClaimListQuery['rows'][number] & { planned: PlannedRefund | null };

const tones: Readonly<Partial<Record<ClaimState, Tone>>> = {
  REQUESTED: 'warning',
  ACCEPTED: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

/** A claim's state label. */
export function ClaimBadge({ status }: { status: string }) {
  const known = status as ClaimState;
  return <Badge tone={tones[known] ?? 'neutral'}>{texts.state[known]}</Badge>;
}

const views = { open: claimStatesIn('undecided'), owed: claimStatesIn('owed'), finished: claimStatesIn('finished'), all: null } as const;

/** All cancellations, returns and exchanges, pending ones first and oldest first. */
export const ClaimList = listScreen({
  name: 'claims',
  query: claimList,
  with: withPlans,
  files: [{ name: 'claims', label: texts.title, isPersonal: true }],
  texts,
  sort: ({ tab = 'open' }) => (tab === 'open' || tab === 'owed' ? 'created_at' : '-created_at'),
  tabs: {
    name: 'tab',
    options: optionsOf(texts.tabs),
    where: (tab) => {
      const states = views[tab as keyof typeof views];
      return states === null ? {} : { status: { _in: [...states] } };
    },
  },
  filters: [
    { name: 'type', label: texts.columns.claim, options: optionsOf(claimTypes, (type) => texts.type[type]) },
    { name: 'fault', label: texts.whose, options: optionsOf(faultList, (fault) => texts.fault[fault]) },
  ],
  search: ({ order_number }) => [{ order: { order_number } }],
  columns: [
    { id: 'claim', header: texts.columns.claim, cell: (row) => `${texts.type[row.type as ClaimType]} #${row.id}` },
    { id: 'status', header: texts.columns.state, cell: (row) => <ClaimBadge status={row.status} /> },
    { id: 'goods', header: texts.columns.goods, cell: goodsOf, className: 'max-w-70 truncate' },
    {
      id: 'reason',
      header: texts.columns.reason,
      cell: (row) => texts.reasons[row.reason] ?? row.reason,
      from: 'md',
      className: 'max-w-50 truncate',
    },
    { id: 'fault', header: texts.whose, cell: (row) => texts.fault[row.fault as Fault], from: 'lg' },
    {
      id: 'money',
      header: texts.columns.money,
      cell: (row) => (row.claim_refund ? won(row.claim_refund.amount) : row.planned ? <Planned plan={row.planned} /> : null),
      align: 'right',
      from: 'md',
      isOnCard: true,
    },
    { id: 'order', header: texts.columns.order, cell: (row) => row.order?.order_number, from: 'lg', isOnCard: true },
    { id: 'orderer', header: texts.columns.orderer, cell: (row) => row.order?.masked_orderer_name, from: 'xl' },
    { id: 'created_at', header: texts.columns.at, as: moment, sort: true, align: 'right', from: 'md', isOnCard: true },
  ],
});

/** The expected refund. */
function Planned({ plan }: { plan: PlannedRefund }) {
  return <span className="text-ink-2">{plannedText(plan)}</span>;
}

/** Adds the expected refund to undecided claims. */
async function withPlans(claims: readonly ClaimListQuery['rows'][number][]): Promise<Row[]> {
  const undecided = claims.filter(({ status }) => claimStatesIn('undecided').some((state) => state === status)).map(({ id }) => id);
  const { plans } =
    undecided.length === 0 ? { plans: [] } : await call<PlannedRefunds>('GET', `/admin/claims/plans?ids=${undecided.join(',')}`);
  return claims.map((claim) => ({ ...claim, planned: plans.find(({ id }) => id === claim.id) ?? null }));
}

function goodsOf({ claim_products: lines }: Row) {
  const name = lines[0]?.order_product?.product_name.ko ?? '';
  return texts.goodsOf(name, lines.length - 1);
}
