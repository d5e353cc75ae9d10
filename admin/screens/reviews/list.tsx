import type { ReviewListQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { hiddenReviewStates, isHidden, openReportStates } from '#rules/community/review.ts';
import { shownState } from '#rules/shop/shown.ts';
import { reviewList } from './queries.ts';
import { reviewTexts as texts } from './texts.ts';

type Row = ReviewListQuery['product_reviews'][number];

const reportsOf = (row: Row) => row.review_reports_aggregate.aggregate?.count ?? 0;
const columns: readonly Column<Row>[] = [
  {
    id: 'content',
    header: texts.content,
    cell: (row) => <span className="line-clamp-2 break-keep">{row.content}</span>,
    className: 'min-w-60 whitespace-normal',
  },
  { id: 'score', header: texts.score, cell: (row) => texts.stars(row.score), sort: 'score', className: 'whitespace-nowrap' },
  { id: 'state', header: texts.state, cell: (row) => <State row={row} /> },
  { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko ?? '', from: 'lg' },
  { id: 'writer', header: texts.writer, cell: (row) => row.user?.nickname ?? '', from: 'md' },
  { id: 'created_at', header: texts.written, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'md' },
];
const tabNames = ['REPORTED', 'ALL', 'UNANSWERED', 'HIDDEN'] as const;
const tabs = tabNames.map((value) => ({ value, label: texts.tabs[value] }));
const conditions = {
  REPORTED: { review_reports: { state: { _in: openReportStates } } },
  ALL: {},
  UNANSWERED: { reply: { _is_null: true }, state: { _eq: shownState } },
  HIDDEN: { state: { _in: [...hiddenReviewStates] } },
};

/** Reviews, reported ones first. */
export function ReviewList() {
  const list = useQueryList<Row>({
    name: 'reviews',
    sort: '-created_at',
    load: async (state, signal) => {
      const tab = tabNames.find((each) => each === state.filters.state) ?? 'REPORTED';
      const found = state.search === '' ? {} : { content: { _ilike: containing(state.search) } };
      const where = { deleted_at: { _is_null: true }, ...conditions[tab], ...found };
      const data = await ask(
        reviewList,
        { where, reported: openReportStates, order_by: orderOf(state, ['score', 'created_at']), ...pageOf(state) },
        signal,
      );
      return { rows: data.product_reviews, total: data.product_reviews_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/reviews/${row.id}`}
      search={texts.content}
      tabs={{ name: 'state', tabs }}
      empty={texts.empty}
    />
  );
}

function State({ row }: { row: Row }) {
  const reports = reportsOf(row);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isHidden(row) ? <Badge>{texts.hidden}</Badge> : null}
      {reports > 0 ? <Badge tone="danger">{`${texts.reports} ${reports}`}</Badge> : null}
      {row.reply === null ? null : <Badge tone="success">{texts.replied}</Badge>}
      {!isHidden(row) && reports === 0 && row.reply === null ? <Badge>{texts.shown}</Badge> : null}
    </span>
  );
}
