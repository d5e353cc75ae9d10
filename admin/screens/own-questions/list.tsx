import { Badge } from '#admin/kit/badge.tsx';
import { moment } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { Subject } from '#admin/nouns/inquiry/subject.tsx';
import { ownBrands } from '#admin/session/desk.ts';
import { inquiryStates, isAnswered } from '#rules/community/inquiry.ts';
import { ownQuestions } from './queries.ts';
import { ownQuestionTexts as texts } from './texts.ts';

/** Questions about a brand's own products, longest waiting first. */
export const OwnQuestionList = listScreen({
  name: 'own-questions',
  query: ownQuestions,
  texts,
  where: async () => ({ order_id: { _is_null: true }, product: { brand_id: await ownBrands() } }),
  orderBy: () => [{ status: 'desc' }, { created_at: 'asc' }, { id: 'asc' }] as const,
  tabs: {
    name: 'state',
    options: optionsOf(inquiryStates, (state) => texts.states[state]),
    where: (state) => ({ status: { _eq: state } }),
  },
  search: ({ like, inWords }) => [{ title: like }, { content: like }, { product: { name: inWords } }],
  columns: [
    { id: 'question', header: texts.question, cell: (row) => <Subject of={row} />, className: 'whitespace-normal' },
    { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko, from: 'md' },
    { id: 'created_at', header: texts.asked, as: moment, from: 'md' },
    {
      id: 'state',
      header: texts.state,
      cell: (row) => <Badge tone={isAnswered(row.status) ? 'success' : 'warning'}>{texts.states[row.status]}</Badge>,
    },
  ],
});
