import { count, day } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { brandRequestList } from './queries.ts';
import { RequestState } from './state.tsx';
import { brandRequestTexts as texts } from './texts.ts';

/** Brand requests, oldest first. */
export const BrandRequestList = listScreen({
  name: 'brand-requests',
  query: brandRequestList,
  texts: { ...texts, search: texts.brand },
  sort: 'created_at',
  tabs: {
    name: 'state',
    options: optionsOf(texts.tabs),
    where: (tab) => (tab === 'ALL' ? {} : { state: { _in: brandRequestStatesIn('isOpen') } }),
  },
  search: ({ like }) => [{ brand_name: like }],
  columns: [
    { id: 'brand_name', header: texts.brand },
    { id: 'state', header: texts.state, cell: (row) => <RequestState state={row.state} /> },
    { id: 'masked_contact_name', header: texts.contact, from: 'md' },
    { id: 'files', header: texts.files, cell: (row) => count(row.images_aggregate.aggregate?.count ?? 0), align: 'right', from: 'md' },
    { id: 'created_at', header: texts.sent, as: day, sort: true, align: 'right' },
  ],
});
