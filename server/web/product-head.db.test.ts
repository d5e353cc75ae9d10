import { expect, test } from 'vitest';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from '../config.ts';

test('a product page’s title and description for search engines are those written for it, else name and description', async () => {
  const database = await demoDatabase();
  const settings = { DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' };
  let now = Date.parse('2026-11-20T03:00:00Z');
  const { app } = await testApp({ config: readConfig(settings), database, clock: () => new Date(now) });
  await app.ready();
  const head = async () => {
    const { body } = await app.inject({ url: '/product/1' });
    return [
      /<title>([^<]*)/.exec(body)?.[1],
      /<meta name="description" content="([^"]*)/.exec(body)?.[1],
      /<h1[^>]*>([^<]*)/.exec(body)?.[1],
    ];
  };
  const [title, description, heading] = await head();
  expect(title).toContain(heading);
  await database.service
    .updateTable('product.products')
    .set({
      seo_title: JSON.stringify({ ko: '두꺼운 무지 티셔츠' }),
      seo_description: JSON.stringify({ ko: '240g 면 티셔츠를 직접 꾸며요.' }),
    })
    .where('id', '=', 1)
    .execute();
  now += 60_000;
  const [told, words, same] = await head();
  expect(told).toBe(title?.replace(heading ?? '', '두꺼운 무지 티셔츠'));
  expect([words, same]).toEqual(['240g 면 티셔츠를 직접 꾸며요.', heading]);
  expect(words).not.toBe(description);
});
