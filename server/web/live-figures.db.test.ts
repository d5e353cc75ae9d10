import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { testApp, testFolder } from '#test/open.ts';
import { fillDemoRows } from '#test/rows/demo-rows.ts';
import { readConfig } from '../config.ts';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase();
  await fillDemoRows(database);
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }));
  await app.ready();
});

const page = async (url: string) => (await app.inject({ url })).body;

test('what the shop writes of itself follows a change of its rules', async () => {
  expect(await page('/main')).toContain('50,000원 이상 사면 배송비가 없어요');
  await database.servicePool.query("update product.shipping_policies set fee = 2500, free_over = 70000 where fee_type = 'CONDITIONAL'");
  await database.servicePool.query('update management.shop_rules set points_earn_percent = 3, deposit_days = 5');
  await eventually(async () => expect(await page('/main')).toContain('70,000원 이상 사면 배송비가 없어요'));
  const faqs = await page('/mypage/faq');
  for (const said of ['2,500원이며 70,000원 이상 사면 무료', '결제한 금액의 3%가', '주문일로부터 5일 안에']) expect(faqs).toContain(said);
  // What the page is drawn from keeps the names; what a reader sees has none.
  expect(faqs.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('{{');
});
