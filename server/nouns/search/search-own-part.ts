import { type RawBuilder, sql } from 'kysely';
import { containing } from '#contract/graphql/pattern.ts';
import type { AdminSearchResults, Found } from '#contract/rest/admin/search.ts';
import { urlFor } from '#contract/routes.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { typedOrderNumber } from '#rules/order/order-number.ts';
import { hiddenState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum of each kind. */
const most = sql.lit(6);

/**
 * Search for staff of an artist or brand, limited to their own data: an artist's graphics by name; a brand's preparations by order number,
 * its products by name and code, and questions about them by title.
 */
export async function searchOwnPart(db: Db, userId: string, role: Role, q: string): Promise<AdminSearchResults> {
  const part = containing(q);
  if (role === 'artist') return { graphics: await graphicsOf(db, userId, part) };
  if (role !== 'brand') return {};
  const [preparations, products, questions] = await Promise.all([
    preparationsOf(db, userId, containing(typedOrderNumber(q))),
    productsOf(db, userId, part),
    questionsOf(db, userId, part),
  ]);
  return { preparations, products, questions };
}

const isNamed = (part: string) => sql`(t.name ->> 'ko' ilike ${part} or t.name ->> 'en' ilike ${part})`;
const ownBrands = (userId: string) => sql`(select id from product.brands where user_id = ${userId})`;

function graphicsOf(db: Db, userId: string, part: string) {
  return rowsOf(
    db,
    sql`select t.id::text, null as page, t.name ->> 'ko' as title, '' as note from product.graphics t
      where t.artist_id in (select id from product.artists where user_id = ${userId}) and t.deleted_at is null and ${isNamed(part)}
      order by t.id desc limit ${most}`,
  );
}

/** Lines of one order under the same tab are one result, by the number that the tab's list is searched with. */
function preparationsOf(db: Db, userId: string, part: string) {
  return rowsOf(
    db,
    sql`select t.order_number as id, null as page, t.order_number as title, min(t.product_name ->> 'ko') as note, t.state from sales.preparations t
      where t.brand_id in ${ownBrands(userId)} and t.order_number ilike ${part}
      group by t.order_number, t.state order by max(t.paid_at) desc, t.order_number, t.state limit ${most}`,
  );
}

async function productsOf(db: Db, userId: string, part: string) {
  const found = await rowsOf(
    db,
    sql`select t.id::text, case when t.state <> ${sql.lit(hiddenState)} then t.id::text end as page, t.name ->> 'ko' as title, t.code as note from product.products t
      where t.brand_id in ${ownBrands(userId)} and t.deleted_at is null and (${isNamed(part)} or t.code ilike ${part})
      order by t.id desc limit ${most}`,
  );
  return found.map((row) => ({ ...row, page: row.page === null ? null : urlFor('product-id', { id: Number(row.id) }) }));
}

/** 1:1 questions and those that name an order belong to the shop. */
function questionsOf(db: Db, userId: string, part: string) {
  return rowsOf(
    db,
    sql`select t.id::text, null as page, t.title, p.name ->> 'ko' as note from member.inquiries t join product.products p on p.id = t.product_id
      where p.brand_id in ${ownBrands(userId)} and t.order_id is null and t.deleted_at is null and t.title ilike ${part}
      order by t.waiting_since nulls last, t.id desc limit ${most}`,
  );
}

async function rowsOf(db: Db, query: RawBuilder<unknown>): Promise<Found[]> {
  return (await (query as RawBuilder<Found>).execute(db)).rows;
}
