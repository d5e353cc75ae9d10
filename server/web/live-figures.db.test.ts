import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { eventually } from '#test/eventually.ts';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from '../config.ts';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await demoDatabase();
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }));
  await app.ready();
});

const page = async (url: string, language = 'ko') => (await app.inject({ url, headers: { 'accept-language': language } })).body;

test('live figures in the shop’s texts follow a change of its rules', async () => {
  expect(await page('/main')).toContain('50,000원 이상 사면 배송비가 없어요');
  await database.servicePool.query("update product.shipping_policies set fee = 2500, free_over = 70000 where fee_type = 'CONDITIONAL'");
  await database.servicePool.query('update management.shop_rules set points_earn_percent = 3, deposit_days = 5');
  await eventually(async () => expect(await page('/main')).toContain('70,000원 이상 사면 배송비가 없어요'));
  const faqs = await page('/mypage/faq');
  for (const said of ['결제한 금액의 3%가', '주문일로부터 5일 안에']) expect(faqs).toContain(said);
  // The page's data still contains the placeholders; the visible text must not.
  expect(faqs.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('{{');
});

test('changed service hours are on the shop’s pages in each language', async () => {
  const footer = (body: string) => body.slice(body.indexOf('<footer'));
  expect(footer(await page('/main'))).toContain('평일 10:00–19:00 (점심 12:30–14:00)');
  await database.servicePool.query(
    "update management.shop_info set service_until = '17:30', lunch_from = '', lunch_until = '', service_days = '{MON,TUE,WED,THU,FRI,SAT}'",
  );
  await eventually(async () => expect(footer(await page('/main'))).toContain('월·화·수·목·금·토요일 10:00–17:30'));
  const about = await page('/mypage/about-us');
  for (const part of [footer(about), about.slice(0, about.indexOf('<footer'))]) expect(part).toContain('일요일과 공휴일은 쉽니다.');
  expect(footer(await page('/main', 'en'))).toContain('Closed Sundays and holidays');
});

test('the texts below a product are in the language of its page, else in Korean', async () => {
  const { rows } = await database.servicePool.query<{ id: number }>(
    `update product.products set add_content = '<p>면으로 지었어요</p>', translations = '{"en": {"add_content": "<p>Made of cotton</p>"}}'
      where id = (select min(id) from product.products where state = 'ACT' and deleted_at is null) returning id`,
  );
  const url = `/product/${rows[0]?.id}`;
  expect(await page(url)).toContain('면으로 지었어요');
  const english = await page(url, 'en');
  expect(english).toContain('Made of cotton');
  expect(english).not.toContain('면으로 지었어요');
});
