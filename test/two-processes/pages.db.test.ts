import { beforeAll, expect, test } from 'vitest';
import { newBlock } from '#rules/home/page/page-block.ts';
import { publishPage } from '#server/commands/page/publish-page.ts';
import { saveDraft } from '#server/commands/page/save-draft.ts';
import type { Shop } from '#server/shop.ts';
import { eventually } from '../eventually.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

let shop: TwoProcesses;
beforeAll(async () => {
  shop = await twoProcesses();
});

const pageOf = async (address: string, path = '/main') => {
  const response = await fetch(address + path, { headers: { 'accept-language': 'ko' } });
  return { status: response.status, text: await response.text() };
};

test('both processes open on one database and one data folder, and serve the same page', async () => {
  const [one, other] = [await pageOf(shop.each[0]), await pageOf(shop.each[1])];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.text).toBe(other.text);
});

test('a published change shows on each process while its page would still be sent', async () => {
  for (const name of ['The first change', 'The second change']) {
    for (const address of shop.each) await pageOf(address);
    await shop.database.pool('admin').query('update management.shop_info set company_name = $1', [name]);
    for (const address of shop.each) {
      await eventually(async () => expect((await pageOf(address)).text).toContain(name));
    }
  }
});

test('a home page that is published shows on each process, and one of yesterday again', async () => {
  const { service } = shop.database;
  const open = { shop: { database: shop.database, clock: () => new Date() } as Shop, nobody: '00000000-0000-0000-0000-000000000000' };
  const line = { ...newBlock('LINE', () => 'line'), title: { ko: '두 곳의 띠', en: 'A line in two places', cn: '' } };
  const wish = { from: null, until: null, note: '', accepts_missing_chinese: true };
  await saveDraft(open.shop, open.nobody, 'main', { version: 0, blocks: [line] });
  const first = await service.selectFrom('management.page_revisions').select('id').executeTakeFirstOrThrow();
  for (const address of shop.each) await pageOf(address);
  expect(await publishPage(open.shop, open.nobody, 'main', { ...wish, version: 1 })).toBeNull();
  for (const address of shop.each) await eventually(async () => expect((await pageOf(address)).text).toContain('두 곳의 띠'));
  expect(await publishPage(open.shop, open.nobody, 'main', { ...wish, revision_id: first.id })).toBeNull();
  for (const address of shop.each) await eventually(async () => expect((await pageOf(address)).text).not.toContain('두 곳의 띠'));
});

test('through the proxy requests go to both, and to the one left when the other is killed', async () => {
  for (let round = 0; round < 4; round++) expect((await pageOf(shop.url, '/readyz')).status).toBe(200);
  await shop.kill(0);
  for (let round = 0; round < 4; round++) expect((await pageOf(shop.url)).status).toBe(200);
});
