import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { companyFields, missingToOrder, type OpeningFacts, type OrderFacts } from '#rules/office/opening.ts';
import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the shop's own data, one row. It is read on every use, so that changes by staff apply at once. */
const writtenOf = preparedQuery((db: Db) => written(db));

/** The same as a column of another statement. */
export const writtenColumn = (eb: ExpressionBuilder<DB, never>) => jsonObjectFrom(written(eb)).as('written');

function written(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('management.shop_info')
    .select(companyFields)
    .select('escrow_provider')
    .select([
      sql<string[]>`array(select type from management.terms where deleted_at is null and not is_coming)`.as('terms'),
      sql<boolean>`exists (select from product.shipping_policies)`.as('has_shipping'),
    ]);
}
type Written = Awaited<ReturnType<ReturnType<typeof writtenOf>['execute']>>[number];

/** True when something is missing without which a shop must not take orders (rules/office/opening.ts). */
export function isClosedToOrders(shop: Shop, written: Written | null): boolean {
  return missingToOrder(orderFacts(shop, written)).length > 0;
}

/** True for a deposit in a shop with a purchase safety service. */
export function mayUseEscrow(written: Pick<Written, 'escrow_provider'> | null, method: PaymentMethod): boolean {
  return isByDeposit(method) && (written?.escrow_provider ?? '').trim() !== '';
}

function orderFacts({ gateways }: Shop, written: Written | null): OrderFacts {
  const { terms, has_shipping, ...company } = written ?? { terms: [], has_shipping: false };
  const has_payment = gateways.payment.source !== 'off';
  return { company: written === null ? null : (company as OrderFacts['company']), terms, has_shipping, has_payment };
}

/** The facts that decide a new shop's opening steps. A shop that has had an order has had its first product. */
export async function readOpening(shop: Shop): Promise<OpeningFacts> {
  const { service } = shop.database;
  const [written, { rows }] = await Promise.all([
    writtenOf(service).executeTakeFirst(),
    sql<Pick<OpeningFacts, 'brand' | 'product' | 'has_home'>>`
      with brand as (select id, state = ${shownState} as is_shown from product.brands where deleted_at is null),
        product as (select product.state = ${shownState} and brand.is_shown as is_shown, is_sold_out
          from product.products product join brand on brand.id = brand_id where deleted_at is null)
      select exists (select from management.main_pages) or not exists (select from management.shop_info where is_custom_main) as has_home,
        case when exists (select from brand where is_shown) then 'SHOWN' when exists (select from brand) then 'HIDDEN' else 'NONE' end as brand,
        case when exists (select from sales.orders) or exists (select from product where is_shown and not is_sold_out) then 'ON_SALE'
          when exists (select from product where is_shown) then 'SOLD_OUT'
          when exists (select from product) then 'HIDDEN' else 'NONE' end as product`.execute(service),
  ]);
  const [stock] = rows;
  if (stock === undefined) throw new Error('a statement that always has a row has none');
  return { ...orderFacts(shop, written ?? null), ...stock };
}
