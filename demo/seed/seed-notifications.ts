import { urlFor } from '#contract/routes.ts';
import { DIGEST_WORKS } from '#rules/member/follow.ts';
import type { NotificationOf } from '#rules/member/notification.ts';
import { type OrderState, statesIn } from '#rules/order/order-state.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Named } from '../content/named.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';

type Name = Named['name'];
type Told = NotificationOf & { link: string; at: Date };

/**
 * The shopper's inbox: order updates, refunds, a coupon, new graphics; the older half is read. Also when they last looked at the artists
 * they follow.
 */
export async function seedNotifications(shop: DemoShop): Promise<void> {
  const user_id = shop.members.get('shopper') ?? '';
  const told = [
    ...(await movesOfOrders(shop, user_id)),
    ...(await newWorks(shop, user_id)),
    ...(await couponsGiven(shop, user_id)),
    ...comeBack(shop),
  ]
    .filter(({ at }) => at > daysAgo(shop, 40))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  await shop.trx
    .insertInto('member.notifications')
    .values(
      told.map(({ event, values, link, at }) => ({
        user_id,
        event,
        values: json(values),
        link,
        created_at: at,
        due_at: at,
        // Its messages were sent at the time.
        delivered_at: at,
        read_at: at < daysAgo(shop, 3) ? at : null,
      })),
    )
    .execute();
  const digested_at = daysAgo(shop, 1);
  await shop.trx
    .insertInto('member.follow_visits')
    .values({ user_id, visited_at: daysAgo(shop, 12), digested_at })
    .execute();
}

async function movesOfOrders({ trx }: DemoShop, userId: string): Promise<Told[]> {
  const moves = await trx
    .selectFrom('sales.order_status_changes as change')
    .innerJoin('sales.orders as moved', 'moved.id', 'change.order_id')
    .select(['moved.id', 'moved.order_number', 'change.to_status', 'change.changed_at'])
    .where('moved.user_id', '=', userId)
    .where('moved.cancelled_at', 'is', null)
    .where('change.to_status', 'in', statesIn('told'))
    .execute();
  return moves.map(({ id, order_number, to_status, changed_at }) => ({
    event: 'order_moved',
    values: { order_number, state: to_status as OrderState },
    link: urlFor('mypage-order-id', { id }),
    at: changed_at,
  }));
}

/** Yesterday's digest. */
async function newWorks(shop: DemoShop, userId: string): Promise<Told[]> {
  const works = await shop.trx
    .selectFrom('product.artist_follows as follow')
    .innerJoin('product.graphics as graphic', 'graphic.artist_id', 'follow.artist_id')
    .innerJoin('product.artists as artist', 'artist.id', 'follow.artist_id')
    .select(['artist.name as artist', 'graphic.name as graphic'])
    .where('follow.user_id', '=', userId)
    .where('graphic.state', '=', shownState)
    .where('graphic.published_at', '>', daysAgo(shop, 6))
    .orderBy('graphic.id')
    .limit(DIGEST_WORKS)
    .$castTo<{ artist: Name; graphic: Name }>()
    .execute();
  if (works.length === 0) return [];
  return [{ event: 'followed_artist', values: { count: works.length, works }, link: urlFor('mypage-follow'), at: daysAgo(shop, 1, 10) }];
}

/** Notifications of the shopper's coupons, dated when they were received. */
async function couponsGiven({ trx }: DemoShop, userId: string): Promise<Told[]> {
  const claims = await trx
    .selectFrom('sales.issued_coupons as issued')
    .innerJoin('sales.coupons as coupon', 'coupon.id', 'issued.coupon_id')
    .select(['coupon.name', 'issued.issued_at', 'issued.expires_at'])
    .where('issued.user_id', '=', userId)
    .$castTo<{ name: Name; issued_at: Date; expires_at: Date | null }>()
    .execute();
  return claims.map(({ name, issued_at, expires_at }) => ({
    event: 'coupon',
    values: { name, ends_at: expires_at?.toISOString() ?? null },
    link: urlFor('mypage-coupon'),
    at: issued_at,
  }));
}

function comeBack(shop: DemoShop): Told[] {
  const cushion = shop.products.get('CU-01');
  const option = cushion?.options[0];
  if (!cushion || !option) throw new Error('no cushion to come back');
  return [
    {
      event: 'restock',
      values: { product: cushion.name, option: option.name },
      link: urlFor('product-id', { id: cushion.id }),
      at: daysAgo(shop, 2),
    },
  ];
}
