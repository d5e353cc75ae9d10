import { join } from 'node:path';
import { readPostmaster } from '#db/embedded/postmaster-file.ts';
import { median } from '../../load.ts';
import type { Attack } from '../attack.ts';
import { isReady, pause } from '../shop-handle.ts';
import { buy, type Diary, newDiary } from '../shopper.ts';
import type { World } from '../world.ts';

const shoppersAtOnce = 8;
const processKills = 20;
const databaseKills = 5;

/** kill -9 on the shop 20 times while eight people buy: nobody loses an order, nothing is sold twice. */
export const processIsKilled: Attack = {
  name: '20 kills of the process',
  isEndingTheShop: true,
  async run(world) {
    const starts: number[] = [];
    const { diary } = await whileBuying(world, 'killed', async () => {
      for (let count = 0; count < processKills; count += 1) {
        // At a different moment of the flow each time, the same in every run.
        await pause(150 + ((count * 137) % 700));
        await world.shop.end('SIGKILL');
        starts.push(await world.shop.start());
      }
    });
    return {
      broken: diary.broken,
      figures: `${diary.paid} paid, ${diary.retries} retries, open again after ${median(starts).toFixed(1)} s (median)`,
    };
  },
};

/** kill -9 on PostgreSQL under the shop five times: the process survives, responds 503, and recovers. */
export const databaseIsKilled: Attack = {
  name: '5 kills of the database',
  async run(world) {
    const gaps: number[] = [];
    const pid = world.shop.pid();
    const { diary } = await whileBuying(world, 'database', async () => {
      for (let count = 0; count < databaseKills; count += 1) {
        await pause(800);
        const server = readPostmaster(join(world.dataDir, 'postgres'));
        if (server === null) throw new Error('the shop under attack has no database of its own');
        process.kill(server.pid, 'SIGKILL');
        const killed = performance.now();
        await pause(100);
        while (!(await isReady(world.shop.url))) await pause(25);
        gaps.push((performance.now() - killed) / 1000);
      }
    });
    const broken = [...diary.broken];
    if (!world.shop.isRunning() || world.shop.pid() !== pid) broken.push('the process ended with its database');
    return { broken, figures: `${diary.paid} paid, ${diary.retries} retries, ready again after ${median(gaps).toFixed(1)} s (median)` };
  },
};

/** Eight shoppers buy one item after another until the fault is over. */
async function whileBuying(world: World, code: string, harm: () => Promise<void>): Promise<{ diary: Diary }> {
  const diary = newDiary();
  const { id, optionIds } = await world.product(code, 100_000);
  const goods = { product: id, option: optionIds[0] ?? 0 };
  let isOver = false;
  const buyers = world.shoppers.slice(0, shoppersAtOnce).map(async (shopper) => {
    while (!isOver) await buy(() => world.shop.url, world.provider, shopper, goods, diary);
  });
  try {
    await harm();
  } finally {
    isOver = true;
    await Promise.all(buyers);
  }
  return { diary };
}
