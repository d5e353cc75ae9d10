import type { BrandRequestListQuery } from '#admin/graphql/admin.generated.ts';
import { count, day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { brandRequestList } from './queries.ts';
import { RequestState } from './state.tsx';
import { brandRequestTexts as texts } from './texts.ts';

type Row = BrandRequestListQuery['management_brand_requests'][number];

const columns: readonly Column<Row>[] = [
  { id: 'brand', header: texts.brand, cell: (row) => row.brand_name },
  { id: 'state', header: texts.state, cell: (row) => <RequestState state={row.state} /> },
  { id: 'contact', header: texts.contact, cell: (row) => row.masked_contact_name, from: 'md' },
  { id: 'files', header: texts.files, cell: (row) => count(row.images_aggregate.aggregate?.count ?? 0), align: 'right', from: 'md' },
  { id: 'created_at', header: texts.sent, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right' },
];
const tabs = [
  { value: 'OPEN', label: texts.tabs.OPEN },
  { value: 'ALL', label: texts.tabs.ALL },
];

/** Brand requests, oldest first. */
export function BrandRequestList() {
  const list = useQueryList<Row>({
    name: 'brand-requests',
    sort: 'created_at',
    load: async (state, signal) => {
      const where = {
        ...(state.filters.state === 'ALL' ? {} : { state: { _in: brandRequestStatesIn('isOpen') } }),
        ...(state.search === '' ? {} : { brand_name: { _ilike: containing(state.search) } }),
      };
      const data = await ask(brandRequestList, { where, order_by: orderOf(state, ['created_at']), ...pageOf(state) }, signal);
      return { rows: data.management_brand_requests, total: data.management_brand_requests_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/brand-requests/${row.id}`}
      search={texts.brand}
      tabs={{ name: 'state', tabs }}
      empty={texts.empty}
    />
  );
}
