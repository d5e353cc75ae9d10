import type { CouponListQuery } from '#admin/graphql/admin.generated.ts';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { couponNames } from '#contract/coupon-names.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { type CouponType, couponTypes } from '#rules/money/coupon/coupon.ts';
import { couponStandingList, couponStandings, type StandingFacts } from '#rules/money/coupon/coupon-terms.ts';
import { shownState } from '#rules/shop/shown.ts';
import { couponList } from './queries.ts';
import { benefitOf, Standing } from './standing.tsx';
import { couponTexts as texts } from './texts.ts';

type Row = CouponListQuery['sales_coupons'][number];

const outOf = (done: number, limit: number | null) => (limit === null ? count(done) : `${count(done)} / ${count(limit)}`);
const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => row.name.ko, className: 'min-w-40 whitespace-normal' },
  { id: 'standing', header: texts.standing, cell: (row) => <Standing coupon={row} /> },
  {
    id: 'number',
    header: texts.number,
    cell: (row) => row.number ?? <span className="text-ink-2">–</span>,
    className: 'tabular-nums',
    from: 'lg',
  },
  { id: 'kind', header: texts.kind, cell: (row) => couponNames[row.type as CouponType].staff, from: 'md' },
  { id: 'benefit', header: texts.benefit, cell: benefitOf, align: 'right' },
  {
    id: 'issued_count',
    header: texts.issued,
    cell: (row) => outOf(row.issued_count, row.issue_limit),
    sort: 'issued_count',
    align: 'right',
    from: 'md',
  },
  { id: 'used_count', header: texts.used, cell: (row) => count(row.used_count), sort: 'used_count', align: 'right', from: 'md' },
  { id: 'spent_amount', header: texts.spent, cell: (row) => won(row.spent_amount), sort: 'spent_amount', align: 'right', from: 'lg' },
  {
    id: 'ends_at',
    header: texts.ends,
    cell: (row) => (row.ends_at ? day(row.ends_at) : texts.noEnd),
    sort: 'ends_at',
    align: 'right',
    from: 'lg',
  },
];
const filters = [{ name: 'type', label: texts.kind, options: couponTypes.map((value) => ({ value, label: couponNames[value].staff })) }];
const tabs = [{ value: '', label: texts.all }, ...couponStandingList.map((value) => ({ value, label: texts.standings[value] }))];

/** The data service filter for a tab, matching the rule's definition of the state. */
function windowOf(tab: string | undefined, now: string) {
  const standing = couponStandingList.find((each) => each === tab);
  if (standing === undefined) return {};
  const { isOver, isOn, hasBegun, hasSupply }: StandingFacts = couponStandings[standing];
  return {
    ...(isOver ? { ends_at: { _lte: now } } : { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: now } }] }),
    ...(isOn === undefined ? {} : { state: isOn ? { _eq: shownState } : { _neq: shownState } }),
    ...(hasBegun === undefined ? {} : { starts_at: hasBegun ? { _lte: now } : { _gt: now } }),
    ...(hasSupply === undefined ? {} : { is_used_up: { _eq: !hasSupply } }),
  };
}

/** All coupons with their usage so far. */
export function CouponList() {
  const list = useQueryList<Row>({
    name: 'coupons',
    sort: '-id',
    load: async (state, signal) => {
      const type = couponTypes.find((each) => each === state.filters.type);
      const like = { _ilike: containing(state.search) };
      const where = {
        deleted_at: { _is_null: true },
        ...(type === undefined ? {} : { type: { _eq: type } }),
        ...(state.search === '' ? {} : { _and: [{ _or: [{ name: { _cast: { String: like } } }, { number: like }] }] }),
        ...windowOf(state.filters.state, shopNow().toISOString()),
      };
      const order_by = orderOf(state, ['issued_count', 'used_count', 'spent_amount', 'ends_at']);
      const data = await ask(couponList, { where, order_by, ...pageOf(state) }, signal);
      return { rows: data.sales_coupons, total: data.sales_coupons_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/coupons/${row.id}`}
      search={texts.search}
      filters={filters}
      tabs={{ name: 'state', tabs }}
      actions={
        <LinkButton look="primary" to="/coupons/new">
          {texts.add}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}
