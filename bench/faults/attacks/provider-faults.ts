import { openCase } from '#rules/money/discrepancy.ts';
import { type Attack, inParallel } from '../attack.ts';
import { cancel, newDiary, openCheckout, order, pay } from '../shopper.ts';

const shoppers = 60;

/** A provider with every kind of fault while people pay and cancel: every won is where the books say, or in the queue. */
export const providerErrs: Attack = {
  name: 'a provider that errs in every way',
  async run(world) {
    const diary = newDiary();
    const { id, optionIds } = await world.product('provider', 100_000);
    const goods = { product: id, option: optionIds[0] ?? 0 };
    const url = () => world.shop.url;
    const kinds = ['error', 'lost-reply', 'empty', 'malformed', 'violating', 'refuse'] as const;
    world.provider.plan([
      ...kinds.map((kind) => ({ kind, times: 12 })),
      { kind: 'huge', times: 2 },
      { kind: 'slow', times: 6, milliseconds: 3_000 },
      { kind: 'refund-requested', times: 5 },
      { kind: 'refund-failed', times: 5 },
    ]);
    let cancelled = 0;
    await inParallel(world.shoppers.slice(0, shoppers), 12, async (shopper, index) => {
      const checkout = await openCheckout(url, shopper, goods, diary);
      const orderId = checkout === null ? null : await order(url, shopper, checkout, diary);
      if (orderId === null) return;
      if (index % 3 !== 0) await pay(url, world.provider, shopper, orderId, diary);
      if (index % 3 !== 1) cancelled += (await cancel(url, shopper, orderId, diary)) ? 1 : 0;
    });
    world.provider.plan([]);
    const open = await world
      .database()
      .servicePool.query('select count(*)::int as open from sales.discrepancies where state = $1', [openCase]);
    return {
      broken: diary.broken,
      figures: `${diary.paid} paid, ${cancelled} cancelled, ${diary.retries} retries, ${open.rows[0]?.open} in the queue before the sweep`,
    };
  },
};
