import { Badge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { ownProducts } from './queries.ts';
import { LOW_STOCK, ownProductTexts as texts } from './texts.ts';

/** A brand's own products, lowest stock first. */
export const OwnProductList = listScreen({
  name: 'own-products',
  query: ownProducts,
  texts,
  fields,
  where: async () => ({ deleted_at: { _is_null: true }, brand_id: await ownBrands() }),
  sort: 'stock_count',
  tabs: { name: 'state' },
  search: ({ like, inWords }) => [{ name: inWords }, { code: like }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.image_src} name={row.name.ko} /> },
    { id: 'code', sort: true, from: 'lg' },
    { id: 'state' },
    { id: 'price', cell: (row) => <PriceCell {...row} />, sort: true, align: 'right', from: 'md' },
    { id: 'stock_count', cell: (row) => <Stock value={row.stock_count} />, sort: true, align: 'right' },
    { id: 'sales_count', sort: true, from: 'md' },
    { id: 'review_count', from: 'lg' },
  ],
});

/** A stock, with a label if it is low. */
export function Stock({ value }: { value: number }) {
  if (isSoldOut(value)) return <Badge tone="danger">{texts.soldOut}</Badge>;
  return value < LOW_STOCK ? <Badge tone="warning">{texts.low(count(value))}</Badge> : count(value);
}
