import { sql } from 'kysely';
import { beginningWith } from '#contract/graphql/pattern.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import type { AdminSearchResults, Found, SearchNoun } from '#contract/rest/admin/search.ts';
import { urlFor } from '#contract/routes.ts';
import { memberSearchOf } from '#rules/member/member-search.ts';
import { readPicks } from '#server/queries/office/read-picks.ts';
import { writtenKoreanDayOf } from '#server/queries/shop/korean-day.ts';
import { foundBy } from '#server/queries/work/desk-orders.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { searchContent } from './search-content.ts';

/** At most so many of each. */
const most = 6;

/**
 * Orders as the list of orders finds them, by a part of their number too, members by name, nickname, mail or phone; names are masked. Of a member's mail and phone only what staff
 * is given whole, or the last four digits: by the beginnings of them, what is masked would be spelled out. Each has an index (0038). What of the
 * catalogue can be picked is found as pickers find it: by part of a name, of whose it is, or the whole number; what staff publish by part of its name.
 */
export async function searchOffice(db: Db, q: string, now: Date): Promise<AdminSearchResults> {
  const begin = beginningWith(q);
  const search = memberSearchOf(q);
  const ends = search?.by === 'PHONE' ? [...search.ends].toReversed().join('') : null;
  const phone = ends?.length === 4 ? `${ends}%` : ends;
  const [orders, members, products, graphics, artists, brands, coupons, content] = await Promise.all([
    sql<Found>`
      select id::text, null as page, order_number as title, masked_orderer_name || ' · ' || ${writtenKoreanDayOf(sql`ordered_at`)} as note
      from sales.orders o where ${foundBy(q)}
      order by ordered_at desc limit ${most}`.execute(db),
    sql<Found>`
      select id::text, null as page, nickname as title, masked_name || ' · ' || masked_email as note from member.members
      where purged_at is null and (nickname like ${begin} or name = ${q} or email = ${q.toLowerCase()} or reverse(phone) like ${phone})
      order by created_at desc limit ${most}`.execute(db),
    ofCatalogue(db, q, 'products', (id) => urlFor('product-id', { id })),
    ofCatalogue(db, q, 'graphics'),
    ofCatalogue(db, q, 'artists'),
    ofCatalogue(db, q, 'brands', (id) => urlFor('brand', { id })),
    ofCatalogue(db, q, 'coupons'),
    searchContent(db, q, now, most),
  ]);
  return { orders: orders.rows, members: members.rows, products, graphics, artists, brands, coupons, ...content };
}

async function ofCatalogue(
  db: Db,
  q: string,
  of: PickNoun & SearchNoun,
  pageOf: (id: number) => string | null = () => null,
): Promise<Found[]> {
  const { picks } = await readPicks(db, { of, q });
  return picks
    .slice(0, most)
    .map(({ id, name, note, is_shown }) => ({ id: String(id), title: name, note, page: is_shown ? pageOf(id) : null }));
}
