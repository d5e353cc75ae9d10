import { freePort } from '#db/free-port.ts';
import type { Attack } from '../attack.ts';
import { shopHandle } from '../shop-handle.ts';
import { buy, newDiary } from '../shopper.ts';

const shoppers = 16;
const purchasesEach = 4;

/** A second process on the same database; requests alternate between the two. */
export const twoProcesses: Attack = {
  name: 'two processes on one database',
  async run(world) {
    const port = String(await freePort());
    // Both respond under the first one's address, as behind a load balancer.
    const second = shopHandle({ ...world.settings, PORT: port, DATABASE_URL: world.database().url });
    await second.start();
    try {
      const diary = newDiary();
      const { id, optionIds } = await world.product('two', 100_000);
      const goods = { product: id, option: optionIds[0] ?? 0 };
      let turn = 0;
      const url = () => (turn++ % 2 === 0 ? world.shop.url : second.url);
      await Promise.all(
        world.shoppers.slice(0, shoppers).map(async (shopper) => {
          for (let count = 0; count < purchasesEach; count += 1) await buy(url, world.provider, shopper, goods, diary);
        }),
      );
      const broken = [...diary.broken];
      if (diary.paid !== shoppers * purchasesEach) broken.push(`${diary.paid} of ${shoppers * purchasesEach} purchases were paid`);
      return { broken, figures: `${diary.paid} of ${shoppers * purchasesEach} purchases paid, ${diary.retries} retries` };
    } finally {
      await second.end('SIGTERM');
    }
  },
};
