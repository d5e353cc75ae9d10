import type { LowStockRuleQuery } from '#admin/graphql/brand.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { PriceCell } from '#admin/kit/price-cell.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { isLow, isSoldOut } from '#rules/order/stock.ts';
import { lowStockRule, ownProducts } from './queries.ts';
import { ownProductTexts as texts } from './texts.ts';

/** A brand's own products, lowest stock first. */
export const OwnProductList = listScreen({
  name: 'own-products',
  query: ownProducts,
  texts,
  fields,
  where: async () => ({ deleted_at: { _is_null: true }, brand_id: await ownBrands() }),
  with: async (rows) => {
    const shop = await runOperation(lowStockRule);
    return rows.map((row) => ({ ...row, limit: limitOf(row, shop) }));
  },
  sort: 'stock_count',
  tabs: { name: 'state' },
  search: ({ like, inWords }) => [{ name: inWords }, { code: like }],
  columns: [
    { id: 'name', header: texts.name, cell: (row) => <NamedPicture src={row.image_src} name={row.name.ko} /> },
    { id: 'code', sort: true, from: 'lg' },
    { id: 'state' },
    { id: 'price', cell: (row) => <PriceCell {...row} />, sort: true, align: 'right', from: 'md' },
    { id: 'stock_count', cell: (row) => <Stock value={row.stock_count} limit={row.limit} />, sort: true, align: 'right' },
    { id: 'sales_count', sort: true, from: 'md' },
    { id: 'review_count', from: 'lg' },
  ],
});

/** Below this, the stock of a product's option is low: its own limit, or the shop's. */
export function limitOf({ low_stock }: { low_stock: number | null }, { management_shop_rules: [rules] }: LowStockRuleQuery): number {
  return low_stock ?? rules?.low_stock ?? firstShopRules.low_stock;
}

/** A stock, with a label if it is low. */
export function Stock({ value, limit }: { value: number; limit: number }) {
  if (isSoldOut(value)) return <Badge tone="danger">{texts.soldOut}</Badge>;
  return isLow(value, limit) ? <Badge tone="warning">{texts.low(count(value))}</Badge> : count(value);
}
