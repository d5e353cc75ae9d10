import type { OwnProductsQuery } from '#admin/graphql/brand.generated.ts';
import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { ownBrands } from '#admin/session/desk.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { resizeSrc } from '#contract/images.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { ownProducts } from './queries.ts';
import { LOW_STOCK, ownProductTexts as texts } from './texts.ts';

type Row = OwnProductsQuery['product_products'][number];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <Name row={row} /> },
  { id: 'code', header: texts.code, cell: (row) => row.code, sort: 'code', from: 'lg' },
  { id: 'state', header: texts.state, cell: (row) => <State state={row.state} /> },
  { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: 'price', align: 'right', from: 'md' },
  { id: 'stock_count', header: texts.stock, cell: (row) => <Stock value={row.stock_count} />, sort: 'stock_count', align: 'right' },
  { id: 'sales_count', header: texts.sold, cell: (row) => count(row.sales_count), sort: 'sales_count', align: 'right', from: 'md' },
  { id: 'review_count', header: texts.reviews, cell: (row) => count(row.review_count), align: 'right', from: 'lg' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.states).map(([value, label]) => ({ value, label }))];

/** A brand's own products, lowest stock first. */
export function OwnProductList() {
  const list = useQueryList<Row>({
    name: 'own-products',
    sort: 'stock_count',
    load: async (state, signal) => {
      const where = {
        deleted_at: { _is_null: true },
        brand_id: await ownBrands(),
        ...(texts.states[state.filters.state ?? ''] ? { state: { _eq: state.filters.state ?? '' } } : {}),
        ...(state.search === ''
          ? {}
          : {
              _or: [{ name: { _cast: { String: { _ilike: containing(state.search) } } } }, { code: { _ilike: containing(state.search) } }],
            }),
      };
      const order_by = orderOf(state, ['code', 'price', 'stock_count', 'sales_count']);
      const data = await ask(ownProducts, { where, order_by, ...pageOf(state) }, signal);
      return { rows: data.product_products, total: data.product_products_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/own-products/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      empty={texts.empty}
    />
  );
}

function Name({ row }: { row: Row }) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={resizeSrc(row.image_src, 64)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 shrink-0 rounded-control bg-tile object-cover"
      />
      {row.name.ko}
    </span>
  );
}

/** Whether a product or an option is on sale. */
export function State({ state }: { state: string }) {
  return <ShownBadge state={state} names={texts.states} />;
}

/** A stock, with a label if it is low. */
export function Stock({ value }: { value: number }) {
  if (isSoldOut(value)) return <Badge tone="danger">{texts.soldOut}</Badge>;
  return value < LOW_STOCK ? <Badge tone="warning">{texts.low(count(value))}</Badge> : count(value);
}
