import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { ownReviews } from './queries.ts';
import { ownReviewTexts as texts } from './texts.ts';

/** Reviews of a brand's own products, newest first. */
export const OwnReviewList = listScreen({
  name: 'own-reviews',
  query: ownReviews,
  texts,
  where: async () => ({ deleted_at: { _is_null: true }, product: { brand_id: await ownBrands() } }),
  sort: '-created_at',
  tabs: {
    name: 'reply',
    options: optionsOf({ no: texts.unanswered, yes: texts.answered }),
    where: (reply) => ({ reply: { _is_null: reply === 'no' } }),
  },
  search: ({ like, inWords }) => [{ content: like }, { product: { name: inWords } }],
  columns: [
    {
      id: 'review',
      header: texts.review,
      cell: (row) => <span className="line-clamp-2">{row.content}</span>,
      className: 'whitespace-normal',
    },
    { id: 'score', header: texts.score, as: texts.points, sort: true, align: 'right' },
    { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko, from: 'md' },
    { id: 'writer', header: texts.writer, cell: (row) => row.user?.nickname ?? row.writer, from: 'lg' },
    { id: 'created_at', header: texts.written, as: day, sort: true, align: 'right', from: 'md' },
    {
      id: 'state',
      header: texts.state,
      cell: ({ reply }) => (
        <Badge tone={reply === null ? 'warning' : 'success'}>{reply === null ? texts.unanswered : texts.answered}</Badge>
      ),
    },
  ],
});
