import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { call } from '#admin/session/wire.ts';
import type { LowStock } from '#contract/rest/admin/desk.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { productBulk } from './bulk.tsx';
import { useChoices } from './choices.ts';
import { productList } from './queries.ts';
import { productTexts as texts } from './texts.ts';

/** All products, with search, filters and bulk actions. */
export const ProductList = listScreen({
  name: 'products',
  query: productList,
  texts,
  fields,
  add: texts.add,
  rowName: (row) => row.name.ko,
  where: { deleted_at: { _is_null: true } },
  sort: '-id',
  tabs: { name: 'state' },
  filters: [
    { name: 'brand', label: fields.brand_id.label, options: [], where: (id) => ({ brand_id: idIs(id) }) },
    { name: 'category', label: fields.category_id.label, options: [], where: (id) => ({ category_id: idIs(id) }) },
    { name: 'type' },
    { name: 'stock', label: fields.stock_count.label, options: optionsOf(texts.stockFilter), where: stockIs },
  ],
  search: ({ like, inWords }) => [{ name: inWords }, { code: like }],
  actions: <LinkButton to="/products/file">{texts.import}</LinkButton>,
  use: () => {
    const { brands: brand, categories: category } = useChoices();
    return { options: { brand, category }, bulk: productBulk(category) };
  },
  columns: [
    { id: 'name', cell: (row) => <NamedPicture src={row.image_src} name={row.name.ko} /> },
    { id: 'state' },
    { id: 'code', sort: true, from: 'lg' },
    { id: 'brand', header: fields.brand_id.label, cell: (row) => row.brand?.name.ko ?? nothing, from: 'lg' },
    { id: 'category', header: fields.category_id.label, cell: (row) => row.category?.name.ko ?? nothing, from: 'xl' },
    { id: 'type', from: 'xl' },
    { id: 'price', cell: (row) => <PriceCell {...row} />, sort: true, align: 'right' },
    {
      id: 'stock_count',
      cell: (row) => (isSoldOut(row.stock_count) ? <Badge tone="danger">0</Badge> : count(row.stock_count)),
      sort: true,
      align: 'right',
      from: 'md',
    },
    { id: 'sales_count', sort: true, from: 'md' },
    { id: 'position', sort: true, isExtra: true },
  ],
});

/** Any product, if the address names no number. */
function idIs(id: string) {
  return /^\d{1,15}$/.test(id) ? { _eq: Number(id) } : {};
}

/** What runs low is known to the server alone: each product has a limit of its own, or the shop's. */
async function stockIs(stock: string) {
  if (stock === 'OUT') return { is_sold_out: { _eq: true } };
  if (stock === 'INCOMING') return { options: { incoming: { option_id: { _gt: 0 } } } };
  return { id: { _in: (await call<LowStock>('GET', '/admin/low-stock')).ids } };
}
