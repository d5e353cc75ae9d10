import { count, day, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { couponFields as fields } from '#admin/nouns/coupon/fields.ts';
import { couponStandingList } from '#rules/money/coupon/coupon-terms.ts';
import { couponList, standingIs } from './queries.ts';
import { benefitOf, Standing } from './standing.tsx';
import { couponTexts as texts } from './texts.ts';

const outOf = (done: number, limit: number | null) => (limit === null ? count(done) : `${count(done)} / ${count(limit)}`);
const muted = <span className="text-ink-2">{nothing}</span>;

/** All coupons with their usage so far. */
export const CouponList = listScreen({
  name: 'coupons',
  query: couponList,
  files: [{ name: 'coupons', label: texts.title }],
  texts,
  fields,
  add: texts.add,
  where: { deleted_at: { _is_null: true } },
  sort: '-id',
  tabs: { name: 'state', options: optionsOf(couponStandingList, (standing) => texts.standings[standing]), where: standingIs },
  filters: [{ name: 'type' }],
  search: ({ like, inWords }) => [{ name: inWords }, { number: like }],
  columns: [
    { id: 'name', className: 'min-w-40 whitespace-normal' },
    { id: 'standing', header: texts.standing, cell: (row) => <Standing coupon={row} /> },
    { id: 'number', cell: (row) => row.number ?? muted, className: 'tabular-nums', from: 'lg' },
    { id: 'type', from: 'md' },
    { id: 'benefit', header: texts.benefit, cell: benefitOf, align: 'right' },
    { id: 'issued_count', cell: (row) => outOf(row.issued_count, row.issue_limit), sort: true, align: 'right', from: 'md' },
    { id: 'used_count', sort: true, from: 'md' },
    { id: 'spent_amount', sort: true, from: 'lg' },
    { id: 'ends_at', as: (time: string | null) => (time ? day(time) : texts.noEnd), sort: true, align: 'right', from: 'lg' },
  ],
});
