import pg from 'pg';
import { type Attack, inParallel, refusalsOf } from '../attack.ts';
import { pause } from '../shop-handle.ts';
import { newDiary, openCheckout, order } from '../shopper.ts';

const heldMs = 5_000;
const waiting = 200;

/**
 * A table locked for five seconds, so that all connections of the commands block on it: quick 503s, cached pages are still served, and
 * everything recovers.
 */
export const poolsAreUsedUp: Attack = {
  name: 'every connection of the commands held for 5 s',
  async run(world) {
    const { id, optionIds } = await world.product('held', 100_000);
    const goods = { product: id, option: optionIds[0] ?? 0 };
    const diary = newDiary();
    const url = () => world.shop.url;
    const holder = new pg.Client({ connectionString: world.database().url });
    await holder.connect();
    await holder.query('begin; lock table sales.checkouts in access exclusive mode');
    let ordered = 0;
    const buyers = inParallel(world.shoppers.slice(0, waiting), waiting, async (shopper) => {
      const checkout = await openCheckout(url, shopper, goods, diary);
      if (checkout !== null && (await order(url, shopper, checkout, diary)) !== null) ordered += 1;
    });
    const single = requestOnce(world.shop.url, world.shoppers[waiting]?.token ?? '', goods);
    await pause(heldMs);
    await holder.query('rollback');
    await holder.end();
    const [{ ms, status }] = await Promise.all([single, buyers]);
    const broken = [...diary.broken];
    if (ms > 10_000) broken.push(`one request was answered after ${(ms / 1000).toFixed(1)} s`);
    if (status !== 201 && status !== 503) broken.push(`one request was answered with ${status}`);
    if (ordered !== waiting) broken.push(`${ordered} of ${waiting} shoppers ordered; ${refusalsOf(diary)}`);
    return {
      broken,
      figures: `${ordered} of ${waiting} shoppers ordered, ${diary.retries} retries; one request meanwhile heard ${status} after ${(ms / 1000).toFixed(1)} s`,
    };
  },
};

async function requestOnce(
  url: string,
  token: string,
  goods: { product: number; option: number },
): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const body = JSON.stringify({ source: 'BUY_NOW', lines: [{ product_id: goods.product, option_id: goods.option, quantity: 1 }] });
  const reply = await fetch(`${url}/api/checkouts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  await reply.arrayBuffer();
  return { ms: performance.now() - started, status: reply.status };
}
