import { sql } from 'kysely';
import { tallied } from '#contract/rest/values.ts';
import { type WaitingWork, type WorkThing, type WorkWindow, workMorning, workOf, workWindow } from '#rules/office/work.ts';
import { waitingPreparations } from '#rules/order/preparation.ts';
import { shownState } from '#rules/shop/shown.ts';
import { beganWithin, readPressing } from '#server/nouns/dashboard/read-pressing.ts';
import { isActiveMember, readStaff } from '#server/nouns/member/standing.ts';
import { type MemberNotification, notifyMembers } from '#server/nouns/notification/notify-member.ts';
import { lowProducts } from '#server/nouns/product/stock/low-stock.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

type News = MemberNotification<'work_came' | 'work_waiting'>;

/**
 * Notifies whoever works for the shop or for a brand of the work that came in the last ten minutes, and at nine in the morning of all that
 * waits; each of what they may do. Once for each ten minutes and each morning, however often it runs. Returns how many notifications.
 */
export async function notifyOfWork({ database, clock }: Shop): Promise<number> {
  const now = clock();
  const came = workWindow(now);
  const morning = workMorning(now);
  const news = await inTransaction<News[]>(database.service, async (trx) => {
    const staff = await readStaff(trx);
    const newsOf = async (event: News['event'], onceKey: string, within?: WorkWindow): Promise<News[]> => {
      const [ofShop, work] = [await readPressing(trx, now, within), await readBrandWork(trx, within)];
      for (const { id, actors } of staff) work.set(id, [...workOf(actors, ofShop), ...(work.get(id) ?? [])]);
      return [...work]
        .filter(([, things]) => things.length > 0)
        .map(([memberId, things]) => ({ memberId, event, values: { things }, link: '/admin/', onceKey, now }));
    };
    const all = [
      ...(await newsOf('work_came', came.from.toISOString(), came)),
      ...(morning === null ? [] : await newsOf('work_waiting', morning)),
    ];
    await notifyMembers(trx, all);
    return all;
  });
  return Array.isArray(news) ? news.length : 0;
}

/** What waits for brands, or began to within a window, by the member who acts for them. */
async function readBrandWork(trx: Trx, within?: WorkWindow): Promise<Map<string, WaitingWork[]>> {
  const { rows } = await sql<{ user_id: string; what: WorkThing; count: number }>`
    select brand.user_id, what, count(*)::integer as count from (
      select brand_id, 'TO_PREPARE' as what, paid_at as since from sales.preparations where state in (${sql.join(waitingPreparations.map((state) => sql.lit(state)))})
      union all
      select product.brand_id, 'INQUIRIES_WAITING', inquiry.waiting_since from member.inquiries inquiry
        join product.products product on product.id = inquiry.product_id
        where inquiry.waiting_since is not null and inquiry.deleted_at is null
      union all
      select brand_id, 'SOLD_OUT', null from product.products
        where is_sold_out and state = ${sql.lit(shownState)} and deleted_at is null
      union all
      select product.brand_id, 'LOW_STOCK', null from ${lowProducts}
    ) work join product.brands brand on brand.id = work.brand_id join member.members on member.members.id = brand.user_id
    where ${isActiveMember} and ${beganWithin(within)} group by brand.user_id, what order by what`.execute(trx);
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([memberId, things]) => [
      memberId,
      things.map(({ what, count }) => ({ what, ...tallied(count) })),
    ]),
  );
}
