import type { OwnQuestionsQuery } from '#admin/graphql/brand.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { moment } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { inquiryStates, isAnswered } from '#rules/community/inquiry.ts';
import { ownQuestions } from './queries.ts';
import { ownQuestionTexts as texts } from './texts.ts';

type Row = OwnQuestionsQuery['member_inquiries'][number];

const columns: readonly Column<Row>[] = [
  { id: 'question', header: texts.question, cell: (row) => <Title row={row} />, className: 'whitespace-normal' },
  { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko, from: 'md' },
  { id: 'asked', header: texts.asked, cell: (row) => moment(row.created_at), from: 'md' },
  {
    id: 'state',
    header: texts.state,
    cell: (row) => <Badge tone={isAnswered(row.status) ? 'success' : 'warning'}>{texts.states[row.status]}</Badge>,
  },
];
const tabs = [{ value: '', label: texts.all }, ...inquiryStates.map((value) => ({ value, label: texts.states[value] }))];

/** Questions about a brand's own products, longest waiting first. */
export function OwnQuestionList() {
  const list = useQueryList<Row>({
    name: 'own-questions',
    load: async (state, signal) => {
      const chosen = inquiryStates.find((each) => each === state.filters.state);
      const like = { _ilike: containing(state.search) };
      const where = {
        order_id: { _is_null: true },
        product: { brand_id: await ownBrands() },
        ...(chosen === undefined ? {} : { status: { _eq: chosen } }),
        ...(state.search === '' ? {} : { _or: [{ title: like }, { content: like }, { product: { name: { _cast: { String: like } } } }] }),
      };
      const order_by = [{ status: 'desc' as const }, { created_at: 'asc' as const }, { id: 'asc' as const }];
      const data = await ask(ownQuestions, { where, order_by, ...pageOf(state) }, signal);
      return { rows: data.member_inquiries, total: data.member_inquiries_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/own-questions/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      empty={texts.empty}
    />
  );
}

function Title({ row }: { row: Row }) {
  return (
    <>
      {row.title} {row.is_secret ? <Badge>{texts.secret}</Badge> : null}
    </>
  );
}
