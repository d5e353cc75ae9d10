import type { BrandListQuery } from '#admin/graphql/admin.generated.ts';
import { ShownBadge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { brandList } from './queries.ts';
import { brandTexts as texts } from './texts.ts';

type Row = BrandListQuery['product_brands'][number];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.logo_src} name={row.name.ko} /> },
  {
    id: 'state',
    header: texts.state,
    cell: (row) => <ShownBadge state={row.state} names={texts.states} />,
  },
  { id: 'products', header: texts.products, cell: (row) => count(row.products_aggregate.aggregate?.count), align: 'right' },
  {
    id: 'follower_count',
    header: texts.followers,
    cell: (row) => count(row.follower_count),
    sort: 'follower_count',
    align: 'right',
    from: 'md',
  },
  { id: 'position', header: texts.position, cell: (row) => count(row.position), sort: 'position', align: 'right', from: 'lg' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** All brands, in the shop's order. */
export function BrandList() {
  const list = useQueryList<Row>({
    name: 'brands',
    sort: 'position',
    load: async (state, signal) => {
      const where = {
        deleted_at: { _is_null: true },
        ...(texts.states[state.filters.state ?? ''] ? { state: { _eq: state.filters.state ?? '' } } : {}),
        ...(state.search === '' ? {} : { name: { _cast: { String: { _ilike: containing(state.search) } } } }),
      };
      const data = await ask(brandList, { where, order_by: orderOf(state, ['position', 'follower_count']), ...pageOf(state) }, signal);
      return { rows: data.product_brands, total: data.product_brands_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/brands/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      actions={
        <LinkButton look="primary" to="/brands/new">
          {texts.add}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}
