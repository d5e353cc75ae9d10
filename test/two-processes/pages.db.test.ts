import { beforeAll, expect, test } from 'vitest';
import { selectPopup } from '#contract/graphql/calls.generated.ts';
import { contentSchema, emptyContent } from '#contract/rest/admin/content/kinds.ts';
import { newBlock } from '#rules/home/page/page-block.ts';
import { readContent } from '#server/nouns/content/read-content.ts';
import { addContent, editContent } from '#server/nouns/content/save-content.ts';
import { publishPage } from '#server/nouns/page/publish-page.ts';
import { saveDraft } from '#server/nouns/page/save-draft.ts';
import type { Shop } from '#server/shop.ts';
import { rolePool } from '#test/database.ts';
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

test('two processes start on one database and one data folder, and serve the same page', async () => {
  const [one, other] = [await pageOf(shop.each[0]), await pageOf(shop.each[1])];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.text).toBe(other.text);
});

test('a published change is shown by each process while its cached page is fresh', async () => {
  for (const name of ['The first change', 'The second change']) {
    for (const address of shop.each) await pageOf(address);
    await rolePool(shop.database, 'admin').query('update management.shop_info set company_name = $1', [name]);
    for (const address of shop.each) {
      await eventually(async () => expect((await pageOf(address)).text).toContain(name));
    }
  }
});

test('a published home page, also one from yesterday, is shown by each process', async () => {
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

test('a changed popup, notice or event is shown by each process', async () => {
  const open = { database: shop.database, clock: () => new Date() } as Shop;
  const [from, until] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + 3_600_000).toISOString()];
  const popup = {
    ...emptyContent('popups'),
    title: '두 곳의 팝업',
    image_src: '/cdn/library/1',
    start_date: from,
    end_date: until,
    position: -9,
  };
  const notice = { ...emptyContent('notices'), title: { ko: '두 곳의 공지', en: 'A notice' } };
  const event = {
    ...emptyContent('banners'),
    title: { ko: '두 곳의 이벤트', en: 'An event' },
    image_src: '/cdn/library/1',
    state: 'ACT',
    start_date: from,
  };
  const popupsOf = async (address: string) => {
    const body = JSON.stringify({ query: selectPopup, variables: { now: new Date().toISOString() } });
    const reply = await fetch(`${address}/v1/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { text: await reply.text() };
  };
  const shown = {
    popups: { body: popup, of: popupsOf },
    notices: { body: notice, of: (address: string) => pageOf(address, '/mypage/notice') },
    banners: { body: event, of: (address: string) => pageOf(address, '/banner/list') },
  } as const;
  for (const kind of ['popups', 'notices', 'banners'] as const) {
    const { body, of } = shown[kind];
    const [words, later] = [`두 곳의 ${kind}`, `바뀐 ${kind}`].map((text) => (kind === 'popups' ? text : { ko: text, en: text }));
    for (const address of shop.each) await of(address);
    const made = await addContent(open, kind, contentSchema(kind).parse({ ...body, title: words }));
    const id = 'id' in made ? made.id : 0;
    for (const address of shop.each) await eventually(async () => expect((await of(address)).text).toContain(`두 곳의 ${kind}`));
    const { body: base } = (await readContent(shop.database.service, kind, id)) ?? { body: {} };
    expect(await editContent(open, { kind, id, edit: { base, mine: { ...base, title: later } } })).not.toHaveProperty('failure');
    for (const address of shop.each) await eventually(async () => expect((await of(address)).text).toContain(`바뀐 ${kind}`));
  }
});

test('the proxy sends requests to both processes, and to the remaining one when the other is killed', async () => {
  for (let round = 0; round < 4; round++) expect((await pageOf(shop.url, '/readyz')).status).toBe(200);
  await shop.kill(0);
  for (let round = 0; round < 4; round++) expect((await pageOf(shop.url)).status).toBe(200);
});
