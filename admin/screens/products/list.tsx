import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PriceCell } from '#admin/kit/price-cell.tsx';
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
  add: texts.add,
  rowName: (row) => row.name.ko,
  where: { deleted_at: { _is_null: true } },
  sort: '-id',
  tabs: { name: 'state', options: optionsOf(texts.states) },
  filters: [
    { name: 'brand', label: texts.brand, options: [], where: (id) => ({ brand_id: idIs(id) }) },
    { name: 'category', label: texts.category, options: [], where: (id) => ({ category_id: idIs(id) }) },
    { name: 'type', label: texts.type, options: optionsOf(texts.types) },
  ],
  search: ({ like, inWords }) => [{ name: inWords }, { code: like }],
  actions: <LinkButton to="/products/file">{texts.import}</LinkButton>,
  use: () => {
    const { brands: brand, categories: category } = useChoices();
    return { options: { brand, category }, bulk: productBulk(category) };
  },
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.image_src} name={row.name.ko} /> },
    { id: 'state', header: texts.state, cell: (row) => <State state={row.state} /> },
    { id: 'code', header: texts.code, sort: true, from: 'lg' },
    { id: 'brand', header: texts.brand, cell: (row) => row.brand?.name.ko ?? nothing, from: 'lg' },
    { id: 'category', header: texts.category, cell: (row) => row.category?.name.ko ?? nothing, from: 'xl' },
    { id: 'type', header: texts.type, cell: (row) => texts.types[row.type] ?? row.type, from: 'xl' },
    { id: 'price', header: texts.price, cell: (row) => <PriceCell {...row} />, sort: true, align: 'right' },
    {
      id: 'stock_count',
      header: texts.stock,
      cell: (row) => (isSoldOut(row.stock_count) ? <Badge tone="danger">0</Badge> : count(row.stock_count)),
      sort: true,
      align: 'right',
      from: 'md',
    },
    { id: 'sales_count', header: texts.sold, as: count, sort: true, from: 'md' },
    { id: 'position', header: texts.position, as: count, sort: true, isExtra: true },
  ],
});

/** Any product, if the address names no number. */
function idIs(id: string) {
  return /^\d{1,15}$/.test(id) ? { _eq: Number(id) } : {};
}

/** Whether a product is on sale. */
export function State({ state }: { state: string }) {
  return <ShownBadge state={state} names={texts.states} />;
}
