import { sql } from 'kysely';
import type { AdminSearchResults } from '#contract/rest/admin/search.ts';
import { memberSearchOf } from '#rules/member/member-search.ts';
import type { Db } from '#server/commands/transaction.ts';

type Found = AdminSearchResults['orders'][number];

/** At most so many of each. */
const most = 6;

/**
 * Orders by number or name of who ordered, members by name, nickname, mail or phone, products by name; names are masked. Of a member's mail and phone
 * only what staff is given whole, or the last four digits: by the beginnings of them, what is masked would be spelled out. Each has an index (0038).
 */
export async function searchOffice(db: Db, q: string): Promise<AdminSearchResults> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const begin = like.slice(1);
  const search = memberSearchOf(q);
  const ends = search?.by === 'PHONE' ? [...search.ends].toReversed().join('') : null;
  const phone = ends?.length === 4 ? `${ends}%` : ends;
  const [orders, members, products] = await Promise.all([
    sql<Found>`
      select id::text, null as page, order_number as title, masked_orderer_name || ' · ' || to_char(ordered_at at time zone 'Asia/Seoul', 'YYYY.MM.DD') as note
      from sales.orders where order_number ilike ${begin} or orderer_name = ${q} or recipient = ${q} or tracking_number = ${q}
      order by ordered_at desc limit ${most}`.execute(db),
    sql<Found>`
      select id::text, null as page, nickname as title, masked_name || ' · ' || masked_email as note from member.members
      where purged_at is null and (nickname like ${begin} or name = ${q} or email = ${q.toLowerCase()} or reverse(phone) like ${phone})
      order by created_at desc limit ${most}`.execute(db),
    sql<Found>`
      select product.id::text, '/product/' || product.id as page, product.name ->> 'ko' as title, coalesce(brand.name ->> 'ko', '') as note
      from product.products product left join product.brands brand on brand.id = product.brand_id
      where product.deleted_at is null and (product.name ->> 'ko' ilike ${like} or product.name ->> 'en' ilike ${like} or product.id::text = ${q})
      order by product.id desc limit ${most}`.execute(db),
  ]);
  return { orders: orders.rows, members: members.rows, products: products.rows };
}
