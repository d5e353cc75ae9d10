import { expect, test } from 'vitest';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from '../config.ts';

test('an old address redirects with 301 where no page has that address', async () => {
  const database = await demoDatabase();
  const settings = { DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' };
  let now = Date.parse('2026-11-20T03:00:00Z');
  const { app } = await testApp({ config: readConfig(settings), database, clock: () => new Date(now) });
  await app.ready();
  const insert = (values: object) =>
    database.service
      .insertInto('management.old_addresses')
      .values({ created_at: new Date(now), ...values })
      .execute();
  await insert({ address: '/board/공지', target: '/mypage/notice' });
  await insert({ address: '/main', target: '/mypage/faq' });
  await insert({ number: '77', product_id: 1 });
  const get = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers.location, headers['cache-control']];
  };
  const life = 'public, max-age=300';
  expect(await get('/board/%EA%B3%B5%EC%A7%80/?utm_source=x')).toEqual([301, '/mypage/notice', life]);
  expect(await get('/product/detail.html?product_no=77')).toEqual([301, '/product/1', life]);
  expect(await get('/product/detail.html?product_no=78')).toEqual([404, undefined, expect.anything()]);
  expect(await get('/main')).toEqual([200, undefined, expect.anything()]);
  await database.service.deleteFrom('management.old_addresses').where('number', '=', '77').execute();
  now += 61_000;
  expect(await get('/product/detail.html?product_no=77')).toEqual([404, undefined, expect.anything()]);
});
