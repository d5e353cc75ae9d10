import type { OwnReviewsQuery } from '#admin/graphql/brand.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { ownReviews } from './queries.ts';
import { ownReviewTexts as texts } from './texts.ts';

type Row = OwnReviewsQuery['product_reviews'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'review',
    header: texts.review,
    cell: (row) => <span className="line-clamp-2">{row.content}</span>,
    className: 'whitespace-normal',
  },
  { id: 'score', header: texts.score, cell: (row) => texts.points(row.score), sort: 'score', align: 'right' },
  { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko, from: 'md' },
  { id: 'writer', header: texts.writer, cell: (row) => row.user?.nickname, from: 'lg' },
  { id: 'created_at', header: texts.written, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'md' },
  {
    id: 'state',
    header: texts.state,
    cell: (row) => (
      <Badge tone={row.reply === null ? 'warning' : 'success'}>{row.reply === null ? texts.unanswered : texts.answered}</Badge>
    ),
  },
];
const tabs = [
  { value: '', label: texts.all },
  { value: 'no', label: texts.unanswered },
  { value: 'yes', label: texts.answered },
];

/** Reviews of a brand's own products, newest first. */
export function OwnReviewList() {
  const list = useQueryList<Row>({
    name: 'own-reviews',
    sort: '-created_at',
    load: async (state, signal) => {
      const { reply } = state.filters;
      const like = { _ilike: containing(state.search) };
      const where = {
        deleted_at: { _is_null: true },
        product: { brand_id: await ownBrands() },
        ...(reply === 'yes' || reply === 'no' ? { reply: { _is_null: reply === 'no' } } : {}),
        ...(state.search === '' ? {} : { _or: [{ content: like }, { product: { name: { _cast: { String: like } } } }] }),
      };
      const data = await ask(ownReviews, { where, order_by: orderOf(state, ['score', 'created_at']), ...pageOf(state) }, signal);
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
      rowHref={(row) => `/own-reviews/${row.id}`}
      search={texts.search}
      tabs={{ name: 'reply', tabs }}
      empty={texts.empty}
    />
  );
}
