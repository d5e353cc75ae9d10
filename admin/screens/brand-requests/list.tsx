import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { brandRequestFields as fields } from '#admin/nouns/brand-request/fields.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { brandRequestList } from './queries.ts';
import { brandRequestTexts as texts } from './texts.ts';

/** Brand requests, oldest first. */
export const BrandRequestList = listScreen({
  name: 'brand-requests',
  query: brandRequestList,
  texts: { ...texts, search: fields.brand_name.label },
  fields,
  sort: 'created_at',
  tabs: {
    name: 'state',
    options: optionsOf(texts.tabs),
    where: (tab) => (tab === 'ALL' ? {} : { state: { _in: brandRequestStatesIn('isOpen') } }),
  },
  search: ({ like }) => [{ brand_name: like }],
  columns: [
    { id: 'brand_name' },
    { id: 'kind' },
    { id: 'state' },
    { id: 'masked_contact_name', from: 'md' },
    { id: 'files', header: texts.files, cell: (row) => count(row.images_aggregate.aggregate?.count ?? 0), align: 'right', from: 'md' },
    { id: 'created_at', sort: true, align: 'right' },
  ],
});
