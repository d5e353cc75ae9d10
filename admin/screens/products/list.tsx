import type { OfficeProductsQuery } from '#admin/graphql/admin.generated.ts';
import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, nothing } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { productBulk } from './bulk.tsx';
import { useChoices } from './choices.ts';
import { productList } from './queries.ts';
import { productTexts as texts } from './texts.ts';

type Row = OfficeProductsQuery['product_products'][number];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.image_src} name={row.name.ko} /> },
  { id: 'state', header: texts.state, cell: (row) => <State state={row.state} /> },
  { id: 'code', header: texts.code, cell: (row) => row.code, sort: 'code', from: 'lg' },
  { id: 'brand', header: texts.brand, cell: (row) => row.brand?.name.ko ?? nothing, from: 'lg' },
  { id: 'category', header: texts.category, cell: (row) => row.category?.name.ko ?? nothing, from: 'xl' },
  { id: 'type', header: texts.type, cell: (row) => texts.types[row.type] ?? row.type, from: 'xl' },
  { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: 'price', align: 'right' },
  {
    id: 'stock_count',
    header: texts.stock,
    cell: (row) => (isSoldOut(row.stock_count) ? <Badge tone="danger">0</Badge> : count(row.stock_count)),
    sort: 'stock_count',
    align: 'right',
    from: 'md',
  },
  { id: 'sales_count', header: texts.sold, cell: (row) => count(row.sales_count), sort: 'sales_count', align: 'right', from: 'md' },
  { id: 'position', header: texts.position, cell: (row) => count(row.position), sort: 'position', align: 'right', isExtra: true },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** All products, with search, filters and bulk actions. */
export function ProductList() {
  const choices = useChoices();
  const list = useQueryList<Row>({
    name: 'products',
    sort: '-id',
    load: async (state, signal) => {
      const { search, filters } = state;
      const like = { _ilike: containing(search) };
      const idOf = (value: string | undefined) => (/^\d{1,15}$/.test(value ?? '') ? { _eq: Number(value) } : undefined);
      const [brand_id, category_id] = [idOf(filters.brand), idOf(filters.category)];
      const where = {
        deleted_at: { _is_null: true },
        ...(texts.states[filters.state ?? ''] ? { state: { _eq: filters.state ?? '' } } : {}),
        ...(texts.types[filters.type ?? ''] ? { type: { _eq: filters.type ?? '' } } : {}),
        ...(brand_id ? { brand_id } : {}),
        ...(category_id ? { category_id } : {}),
        ...(search === '' ? {} : { _or: [{ name: { _cast: { String: like } } }, { code: like }] }),
      };
      const order_by = orderOf(state, ['code', 'price', 'stock_count', 'sales_count', 'position']);
      const data = await ask(productList, { where, order_by, ...pageOf(state) }, signal);
      return { rows: data.product_products, total: data.product_products_aggregate.aggregate?.count };
    },
  });
  const types = Object.entries(texts.types).map(([value, label]) => ({ value, label }));
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/products/${row.id}`}
      rowName={(row) => row.name.ko}
      search={texts.search}
      filters={[
        { name: 'brand', label: texts.brand, options: choices.brands },
        { name: 'category', label: texts.category, options: choices.categories },
        { name: 'type', label: texts.type, options: types },
      ]}
      tabs={{ name: 'state', tabs }}
      bulk={productBulk(choices.categories)}
      actions={
        <>
          <LinkButton to="/products/file">{texts.import}</LinkButton>
          <LinkButton look="primary" to="/products/new">
            {texts.add}
          </LinkButton>
        </>
      }
      empty={texts.empty}
    />
  );
}

/** Whether a product is on sale. */
export function State({ state }: { state: string }) {
  return <ShownBadge state={state} names={texts.states} />;
}
