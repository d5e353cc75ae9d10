import pg from 'pg';
import sharp from 'sharp';
import { median } from './load.ts';
import type { Row } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const rounds = 7;

/** What this machine takes for fixed work, to read absolute figures by: a picture of 4 megapixels made smaller, and 200,000 hashes in SQL. */
export async function calibration(shop: ShopUnderTest): Promise<Row> {
  const client = new pg.Client({ connectionString: shop.database });
  await client.connect();
  const [pictures, sums]: [number[], number[]] = [[], []];
  const picture = await sharp({
    create: { width: 2000, height: 2000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();
  for (let round = 0; round < rounds; round += 1) {
    pictures.push(await millisecondsOf(() => sharp(picture).resize(800).webp().toBuffer()));
    sums.push(await millisecondsOf(() => client.query('select count(md5(n::text)) from generate_series(1, 200000) n')));
  }
  await client.end();
  const measured = `${median(pictures).toFixed(0)} ms, ${median(sums).toFixed(0)} ms`;
  return { what: 'calibration: a fixed picture by sharp, fixed hashes by PostgreSQL', budget: '', measured, isWithin: true };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
