import type { Attack } from '../attack.ts';
import { pause } from '../shop-handle.ts';
import { newDiary, openCheckout } from '../shopper.ts';

const underWay = 64;

/** SIGTERM with 64 requests in progress: each gets its complete response, and the process exits with 0 within five seconds. */
export const stoppedUnderLoad: Attack = {
  name: 'SIGTERM under load',
  isEndingTheShop: true,
  async run(world) {
    const { id, optionIds } = await world.product('stopped', 100_000);
    const goods = { product: id, option: optionIds[0] ?? 0 };
    const url = () => world.shop.url;
    // Connections are already open, like a browser's.
    await Promise.all(world.shoppers.slice(0, underWay).map((shopper) => openCheckout(url, shopper, goods, newDiary())));
    const replies = world.shoppers.slice(0, underWay).map((shopper) => once(`${url()}/api/checkouts`, shopper, goods));
    // All requests are sent, and none can be complete yet, because each needs the database several times.
    await pause(5);
    const started = performance.now();
    const code = await world.shop.end('SIGTERM');
    const took = (performance.now() - started) / 1000;
    const answers = await Promise.all(replies);
    await world.shop.start();
    const cut = answers.filter((status) => status === 0).length;
    const broken: string[] = [];
    if (cut > 0) broken.push(`${cut} of ${underWay} requests were cut`);
    if (code !== 0) broken.push(`it ended with ${code}`);
    if (took > 5) broken.push(`it took ${took.toFixed(1)} s to end`);
    return { broken, figures: `${underWay - cut} of ${underWay} answered, ended after ${took.toFixed(1)} s` };
  },
};

async function once(url: string, shopper: { token: string }, goods: { product: number; option: number }): Promise<number> {
  const body = { source: 'BUY_NOW', lines: [{ product_id: goods.product, option_id: goods.option, quantity: 1 }] };
  const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  const text = await reply?.text().catch(() => null);
  return reply && text ? reply.status : 0;
}
