import { openCase } from '#rules/money/discrepancy.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { type Attack, inParallel } from '../attack.ts';
import { cancel, newDiary, openCheckout, order, pay, payAtWindow } from '../shopper.ts';

const buyers = 24;
const hours = 10;

/**
 * The provider is down for a whole night: a third of the buyers have paid and cancel, a third have paid in the window without the shop
 * learning of it, a third never pay. The jobs run on a clock that passes through the night. In the morning every order and every won is
 * accounted for, and the queue is empty.
 */
export const nightWithoutProvider: Attack = {
  name: 'the provider away for a night',
  async run(world) {
    const diary = newDiary();
    const { id, optionIds } = await world.product('night', 100_000);
    const goods = { product: id, option: optionIds[0] ?? 0 };
    const url = () => world.shop.url;
    const paid: { orderId: number; index: number }[] = [];
    const unheard: string[] = [];
    let cancelled = 0;
    world.provider.plan([], false);
    await inParallel(world.shoppers.slice(0, buyers), 8, async (shopper, index) => {
      const checkout = await openCheckout(url, shopper, goods, diary);
      const orderId = checkout === null ? null : await order(url, shopper, checkout, diary);
      if (orderId === null) return;
      if (index % 3 === 0 && (await pay(url, world.provider, shopper, orderId, diary))) paid.push({ orderId, index });
      if (index % 3 === 1) {
        const paymentId = await payAtWindow(url, world.provider, shopper, orderId, diary);
        if (paymentId !== null) unheard.push(paymentId);
      }
    });
    world.provider.plan([{ kind: 'error', times: 1_000_000 }], false);
    await inParallel(paid, 4, async ({ orderId, index }) => {
      const shopper = world.shoppers[index];
      if (shopper && (await cancel(url, shopper, orderId, diary))) cancelled += 1;
    });
    for (let minutes = 30; minutes <= hours * 60; minutes += 30) await world.runJobs(minutes);
    world.provider.plan([]);
    // Postponed work is retried within hours.
    for (let minutes = hours * 60; minutes <= (hours + 26) * 60; minutes += 60) await world.runJobs(minutes);
    const held = await world.provider.held();
    const broken = [...diary.broken];
    const kept = unheard.filter((paymentId) => (held.get(paymentId) ?? 0) > 0).length;
    // Only from this night: other attacks may leave work for staff.
    const left = await world.database().servicePool.query<{ open: number; waiting: number }>(
      `with night as (
         select o.id, o.status, o.cancelled_at from sales.orders o
         where exists (select from sales.order_products line where line.order_id = o.id and line.product_id = $2)
       )
       select (select count(*) from sales.discrepancies d join night on night.id = d.order_id where d.state = $3)::int as open,
         (select count(*) from night where status = any($1) and cancelled_at is null)::int as waiting`,
      [statesIn('waiting'), id, openCase],
    );
    const { open = 0, waiting = 0 } = left.rows[0] ?? {};
    if (open > 0) broken.push(`${open} in the queue in the morning`);
    if (waiting > 0) broken.push(`${waiting} orders still wait in the morning`);
    return {
      broken,
      figures: `${cancelled} of ${paid.length} cancelled meanwhile, ${unheard.length} paid unheard (${kept} kept, ${unheard.length - kept} given back), ${open} in the queue in the morning`,
    };
  },
};
