import { statesIn } from '#rules/order/order-state.ts';
import { type DemoShop, daysAgo } from '../demo-shop.ts';

/** Pending work for an operator: a cancellation before shipping, a faulty item with a photo, a return that has arrived. */
const demoClaims = [
  {
    type: 'RETURN',
    status: 'REQUESTED',
    fault: 'SHOP',
    reason: 'DEFECT',
    detail: '옆 솔기가 손가락만큼 풀려 있었어요. 사진 첨부합니다.',
    days: 1,
  },
  {
    type: 'RETURN',
    status: 'COLLECTED',
    fault: 'SHOPPER',
    reason: 'CHANGE_OF_MIND',
    detail: '같은 것을 이미 사 두었더라고요. 뜯지 않고 보냅니다.',
    days: 3,
  },
  { type: 'EXCHANGE', status: 'REQUESTED', fault: 'COURIER', reason: 'DAMAGED', detail: '상자가 젖어서 왔어요.', days: 0 },
] as const;

/** The states that each claim has passed through. */
const ways = { REQUESTED: ['REQUESTED'], COLLECTED: ['REQUESTED', 'COLLECTING', 'COLLECTED'] } as const;

/** Undecided claims by members other than the shopper (whose orders the tour shows), and payment discrepancies. */
export async function seedClaims(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  const lines = await trx
    .selectFrom('sales.order_products as line')
    .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
    .select(['line.id', 'line.order_id', 'line.image_src', 'order.user_id'])
    .where('order.status', 'in', statesIn('finished'))
    .where('order.user_id', '<>', shop.members.get('shopper') ?? '')
    .where('line.custom_version_id', 'is', null)
    .orderBy('order.ordered_at', 'desc')
    .orderBy('line.id')
    .limit(demoClaims.length)
    .execute();
  for (const [index, line] of lines.entries()) {
    const claim = demoClaims[index];
    if (claim === undefined) continue;
    const { days, ...values } = claim;
    const at = daysAgo(shop, days, 9 + index);
    const { id } = await trx
      .insertInto('sales.claims')
      .values({ ...values, order_id: line.order_id, has_pick_up: true, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('sales.claim_products').values({ claim_id: id, order_product_id: line.id, quantity: 1, is_open: true }).execute();
    if (claim.fault !== 'SHOPPER')
      await trx.insertInto('sales.claim_photos').values({ claim_id: id, position: 0, src: line.image_src }).execute();
    const way = ways[claim.status];
    await trx
      .insertInto('sales.claim_changes')
      .values(
        way.map((to_status, step) => ({
          claim_id: id,
          from_status: way[step - 1] ?? null,
          to_status,
          actor: step === 0 ? 'MEMBER' : 'ADMIN',
          user_id: step === 0 ? line.user_id : null,
          changed_at: new Date(at.getTime() + step * 20 * 3_600_000),
        })),
      )
      .execute();
  }
}
