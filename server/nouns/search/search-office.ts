import { sql } from 'kysely';
import { beginningWith } from '#contract/graphql/pattern.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import type { AdminSearchResults, Found, SearchNoun } from '#contract/rest/admin/search.ts';
import { urlFor } from '#contract/routes.ts';
import { memberSearchOf } from '#rules/member/member-search.ts';
import { mayDo, type Permission } from '#rules/member/rights/permission.ts';
import type { Actor } from '#rules/member/rights/staff-role.ts';
import { foundBy } from '#server/nouns/order/desk/list-desk-orders.ts';
import { readPicks } from '#server/nouns/pick/list-picks.ts';
import { writtenKoreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { searchContent } from './search-content.ts';

/** Maximum of each kind. */
const most = 6;

/**
 * Finds orders as their list does, also by part of their number, and members by name, nickname, email or phone, with names masked. An email
 * or phone only matches in full or, for a phone, by its last four digits: prefixes would reveal masked data character by character. Each
 * search has an index. Catalogue items match as in pickers, by part of their name or their owner's, or by id; content by part of its
 * name. Each kind needs the permission of its screen.
 */
export async function searchOffice(
  db: Db,
  { q, now, actors }: { q: string; now: Date; actors: readonly Actor[] },
): Promise<AdminSearchResults> {
  const may = (permission: Permission) => mayDo(actors, permission) !== 'no';
  const begin = beginningWith(q);
  const search = memberSearchOf(q);
  const ends = search?.by === 'PHONE' ? [...search.ends].toReversed().join('') : null;
  const phone = ends?.length === 4 ? `${ends}%` : ends;
  const [orders, members, products, graphics, artists, brands, coupons, content] = await Promise.all([
    sql<Found>`
      select id::text, null as page, order_number as title, masked_orderer_name || ' · ' || ${writtenKoreanDayOf(sql`ordered_at`)} as note
      from sales.orders o where ${may('order-desk.read')} and ${foundBy(q)}
      order by ordered_at desc limit ${most}`.execute(db),
    sql<Found>`
      select id::text, null as page, nickname as title, masked_name || ' · ' || masked_email as note from member.members
      where ${may('member.manage')} and purged_at is null and (nickname like ${begin} or name = ${q} or email = ${q.toLowerCase()} or reverse(phone) like ${phone})
      order by created_at desc limit ${most}`.execute(db),
    may('product.manage') ? ofCatalogue(db, q, 'products', (id) => urlFor('product-id', { id })) : [],
    may('graphic.manage') ? ofCatalogue(db, q, 'graphics') : [],
    may('artist.manage') ? ofCatalogue(db, q, 'artists') : [],
    may('brand.manage') ? ofCatalogue(db, q, 'brands', (id) => urlFor('brand', { id })) : [],
    may('coupon.manage') ? ofCatalogue(db, q, 'coupons') : [],
    may('publication.manage') ? searchContent(db, q, now, most) : {},
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
