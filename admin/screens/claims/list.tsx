import { useSearchParams } from 'react-router';
import type { ClaimListQuery } from '#admin/graphql/admin.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { moment, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { plannedText } from '#admin/nouns/claim/texts.ts';
import { ask, call } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import type { PlannedRefunds } from '#contract/rest/admin/claims.ts';
import type { PlannedRefund } from '#contract/rest/claims.ts';
import { type ClaimState, type ClaimType, claimStatesIn, claimTypes, type Fault, faultList } from '#rules/order/claim/claim.ts';
import { typedOrderNumber } from '#rules/order/order-number.ts';
import { claimList } from './queries.ts';
import { claimTexts as texts } from './texts.ts';

type Row = ClaimListQuery['sales_claims'][number] & { planned: PlannedRefund | null };

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

const columns: readonly Column<Row>[] = [
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
  {
    id: 'created_at',
    header: texts.columns.at,
    cell: (row) => moment(row.created_at),
    sort: 'created_at',
    align: 'right',
    from: 'md',
    isOnCard: true,
  },
];

const tabs = { open: claimStatesIn('undecided'), owed: claimStatesIn('owed'), finished: claimStatesIn('finished'), all: null } as const;
const filters = [
  { name: 'type', label: texts.columns.claim, options: claimTypes.map((value) => ({ value, label: texts.type[value] })) },
  { name: 'fault', label: texts.whose, options: faultList.map((value) => ({ value, label: texts.fault[value] })) },
];

/** Tabs of pending claims, sorted oldest first. */
const waiting: readonly string[] = ['open', 'owed'];

/** All cancellations, returns and exchanges, pending ones first. */
export function ClaimList() {
  const [params] = useSearchParams();
  const list = useQueryList<Row>({
    name: 'claims',
    sort: waiting.includes(params.get('tab') || 'open') ? 'created_at' : '-created_at',
    load: async (state, signal) => {
      const states = tabs[(state.filters.tab || 'open') as keyof typeof tabs] ?? null;
      const type = claimTypes.find((each) => each === state.filters.type);
      const fault = faultList.find((each) => each === state.filters.fault);
      const where = {
        ...(states === null ? {} : { status: { _in: [...states] } }),
        ...(type === undefined ? {} : { type: { _eq: type } }),
        ...(fault === undefined ? {} : { fault: { _eq: fault } }),
        ...(state.search === '' ? {} : { order: { order_number: { _ilike: containing(typedOrderNumber(state.search)) } } }),
      };
      const data = await ask(claimList, { where, order_by: orderOf(state, ['created_at']), ...pageOf(state) }, signal);
      return { rows: await withPlans(data.sales_claims), total: data.sales_claims_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/claims/${row.id}`}
      search={texts.search}
      filters={filters}
      tabs={{ name: 'tab', tabs: Object.entries(texts.tabs).map(([value, label]) => ({ value, label })) }}
      empty={texts.empty}
    />
  );
}

/** The expected refund. */
function Planned({ plan }: { plan: PlannedRefund }) {
  return <span className="text-ink-2">{plannedText(plan)}</span>;
}

/** Adds the expected refund to undecided claims. */
async function withPlans(claims: ClaimListQuery['sales_claims']): Promise<Row[]> {
  const undecided = claims.filter(({ status }) => claimStatesIn('undecided').some((state) => state === status)).map(({ id }) => id);
  const { plans } =
    undecided.length === 0 ? { plans: [] } : await call<PlannedRefunds>('GET', `/admin/claims/plans?ids=${undecided.join(',')}`);
  return claims.map((claim) => ({ ...claim, planned: plans.find(({ id }) => id === claim.id) ?? null }));
}

function goodsOf({ claim_products: lines }: Row) {
  const name = lines[0]?.order_product?.product_name.ko ?? '';
  return texts.goodsOf(name, lines.length - 1);
}
