import type { ReviewListQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { reviewFields as fields } from '#admin/nouns/review/fields.ts';
import { hiddenReviewStates, isHidden, openReportStates } from '#rules/community/review.ts';
import { shownState } from '#rules/shop/shown.ts';
import { reviewList } from './queries.ts';
import { reviewTexts as texts } from './texts.ts';

const conditions: Readonly<Record<string, object>> = {
  REPORTED: { review_reports: { state: { _in: openReportStates } } },
  UNANSWERED: { reply: { _is_null: true }, state: { _eq: shownState } },
  HIDDEN: { state: { _in: [...hiddenReviewStates] } },
};

/** Reviews, reported ones first. */
export const ReviewList = listScreen({
  name: 'reviews',
  query: reviewList,
  texts: { ...texts, search: fields.content.label },
  fields,
  variables: { reported: openReportStates },
  where: { deleted_at: { _is_null: true } },
  sort: '-created_at',
  tabs: { name: 'state', options: optionsOf(texts.tabs), where: (tab) => conditions[tab] ?? {} },
  search: ({ like }) => [{ content: like }],
  columns: [
    {
      id: 'content',
      cell: (row) => <span className="line-clamp-2 break-keep">{row.content}</span>,
      className: 'min-w-60 whitespace-normal',
    },
    { id: 'score', header: texts.score, as: texts.stars, sort: true, className: 'whitespace-nowrap' },
    { id: 'state', header: texts.state, cell: (row) => <State row={row} /> },
    { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko, from: 'lg' },
    { id: 'writer', header: texts.writer, cell: (row) => row.user?.nickname ?? row.writer, from: 'md' },
    { id: 'created_at', sort: true, align: 'right', from: 'md' },
  ],
});

function State({ row }: { row: ReviewListQuery['rows'][number] }) {
  const reports = row.review_reports_aggregate.aggregate?.count ?? 0;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isHidden(row) ? <Badge>{texts.hidden}</Badge> : null}
      {reports > 0 ? <Badge tone="danger">{`${texts.reports} ${reports}`}</Badge> : null}
      {row.reply === null ? null : <Badge tone="success">{texts.replied}</Badge>}
      {!isHidden(row) && reports === 0 && row.reply === null ? <Badge>{texts.shown}</Badge> : null}
    </span>
  );
}
