import { count, day, nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { couponNames } from '#contract/coupon-names.ts';
import { type CouponType, couponTypes } from '#rules/money/coupon/coupon.ts';
import { couponStandingList } from '#rules/money/coupon/coupon-terms.ts';
import { couponList, standingIs } from './queries.ts';
import { benefitOf, Standing } from './standing.tsx';
import { couponTexts as texts } from './texts.ts';

const outOf = (done: number, limit: number | null) => (limit === null ? count(done) : `${count(done)} / ${count(limit)}`);
const kinds = optionsOf(couponTypes, (type) => couponNames[type].staff);

/** All coupons with their usage so far. */
export const CouponList = listScreen({
  name: 'coupons',
  query: couponList,
  texts,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: '-id',
  tabs: { name: 'state', options: optionsOf(couponStandingList, (standing) => texts.standings[standing]), where: standingIs },
  filters: [{ name: 'type', label: texts.kind, options: kinds }],
  search: ({ like, inWords }) => [{ name: inWords }, { number: like }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => row.name.ko, className: 'min-w-40 whitespace-normal' },
    { id: 'standing', header: texts.standing, cell: (row) => <Standing coupon={row} /> },
    {
      id: 'number',
      header: texts.number,
      cell: (row) => row.number ?? <span className="text-ink-2">{nothing}</span>,
      className: 'tabular-nums',
      from: 'lg',
    },
    { id: 'kind', header: texts.kind, cell: (row) => couponNames[row.type as CouponType].staff, from: 'md' },
    { id: 'benefit', header: texts.benefit, cell: benefitOf, align: 'right' },
    {
      id: 'issued_count',
      header: texts.issued,
      cell: (row) => outOf(row.issued_count, row.issue_limit),
      sort: true,
      align: 'right',
      from: 'md',
    },
    { id: 'used_count', header: texts.used, as: count, sort: true, from: 'md' },
    { id: 'spent_amount', header: texts.spent, as: won, sort: true, from: 'lg' },
    {
      id: 'ends_at',
      header: texts.ends,
      cell: (row) => (row.ends_at ? day(row.ends_at) : texts.noEnd),
      sort: true,
      align: 'right',
      from: 'lg',
    },
  ],
});
