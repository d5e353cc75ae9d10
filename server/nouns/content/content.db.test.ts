import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { ContentDetail, ContentPage } from '#contract/rest/admin/content/contents.ts';
import { type ContentBody, type ContentKindName, contentKindNames, emptyContent, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { TermsDetail, TermsList } from '#contract/rest/admin/terms.ts';
import type { RichText } from '#contract/rich-text.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { daysAfter, koreanDay } from '#rules/shop/korean-time.ts';
import { consentsOf } from '#server/nouns/member/joining/sign-up-consents.ts';
import { enforceTerms } from '#server/nouns/terms/enforce-terms-job.ts';
import { notifyOfTerms } from '#server/nouns/terms/notify-of-terms-job.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';

const words = (ko: string) => ({ ko, en: `${ko} en`, cn: `${ko} cn` });
const src = `/cdn/${'a'.repeat(64)}.webp`;
const written = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

let shop: CommerceShop;
let admin: Actor;
let member: Actor & { userId: string };
let listener: pg.Client;
const heard: string[] = [];
let productIds: number[];
let graphicIds: number[];
let brandId: number;

beforeAll(async () => {
  shop = await commerceShop();
  admin = await shop.addMember({ roles: ['admin', 'user'] });
  member = await shop.addMember();
  const db = shop.database.service;
  const catalogue = await addCatalogue(db);
  productIds = [];
  for (const code of ['one', 'two', 'three']) productIds.push((await addProduct(db, catalogue, { code, stocks: [1] })).id);
  graphicIds = [await addGraphic(db, catalogue), await addGraphic(db, catalogue)];
  brandId = (await db.selectFrom('product.brands').select('id').executeTakeFirstOrThrow()).id;
  listener = new pg.Client({ connectionString: shop.database.url, options: '-c role=shop_public' });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen shop_changed');
});
afterAll(() => listener.end());

const add = (kind: ContentKindName, body: ContentBody, by: Actor = admin) =>
  by.call({ method: 'POST', url: `/api/admin/contents/${kind}`, headers: { 'idempotency-key': randomUUID() }, body });
const read = async (kind: ContentKindName, id: number) =>
  (await admin.call({ url: `/api/admin/contents/${kind}/${id}` })).json<ContentDetail>();
const save = (kind: ContentKindName, id: number, base: ContentBody, mine: ContentBody) =>
  admin.call({ method: 'PUT', url: `/api/admin/contents/${kind}/${id}`, body: { base, mine } });
const published = async (kind: ContentKindName, about: ContentBody) => {
  const reply = await add(kind, { ...emptyContent(kind), ...about });
  expect([kind, reply.statusCode, reply.json()]).toEqual([kind, 201, { id: expect.any(Number) }]);
  return reply.json<{ id: number }>().id;
};
const june = { start_date: '2026-06-01T00:00:00.000Z', end_date: '2026-07-01T00:00:00.000Z' };

/** A valid item of each kind, besides the defaults of a new form. */
function good(kind: ContentKindName): ContentBody {
  const about: Partial<Record<ContentKindName, ContentBody>> = {
    popups: { title: '여름', image_src: '/cdn/library/1-13x11', ...june },
    banners: { title: words('여름'), image_src: src, content: written('안내'), products: productIds, graphics: graphicIds, ...june },
    plans: {
      title: words('기획'),
      products: [productIds[1], productIds[0]],
      graphics: graphicIds.map((id) => ({ id, text: `작품 ${id}`, text_en: 'a <b>work</b>', text_cn: '' })),
      content: written('전시'),
    },
    notices: { title: words('공지'), content: written('공지 내용'), is_pinned: true },
    faqs: { question: words('질문'), answer: words('답변') },
    guides: { title: words('안내'), description: words('설명') },
    'detail-templates': { title: words('구역') },
    'home-templates': { src, brand_id: brandId, description: words('브랜드') },
    influencers: { name: words('사람') },
    'search-synonyms': { words: '아노락, 바람막이' },
    'member-grades': { name: words('실버'), threshold: 50_000 },
    'influencer-posts': { image_src: src, images: ['/cdn/library/3', src], content: '글', products: [productIds[0]] },
    'shop-info': {
      ...{
        company_name: '심',
        ceo: '한이음',
        registration_number: '123-45-67890',
        telecommunication_number: '제1호',
        business_type: '통신판매',
      },
      ...{ business_category: '의류', phone: '1588-0000', email: 'help@seam.example', personal_information_admin: '문서윤' },
      ...{ zip_code: '04780', address: '서울', ...firstServiceHours },
    },
    'shipping-policies': { name: words('배송'), fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, day1: 2, day2: 4 },
  };
  return { ...emptyContent(kind), ...about[kind] };
}

describe('every kind', () => {
  test('content of every kind is made, read as it was written, listed, changed, announced to every process, logged, taken away and brought back', async () => {
    const influencer = await published('influencers', good('influencers'));
    for (const kind of contentKindNames) {
      if (kindOf(kind).isSingle) continue;
      const body = kind === 'influencer-posts' ? { ...good(kind), influencer_id: influencer } : good(kind);
      heard.length = 0;
      const id = await published(kind, body);
      await listener.query('select 1');
      expect([kind, heard.length > 0]).toEqual([kind, true]);
      expect([kind, (await read(kind, id)).body]).toEqual([kind, body]);
      const page = (await admin.call({ url: `/api/admin/contents/${kind}?limit=100` })).json<ContentPage>();
      expect([kind, page.rows.some((row) => row.id === id)]).toEqual([kind, true]);
      const field = ['position', 'is_pinned', 'remote_fee', 'bonus_percent'].find((each) => each in body) ?? '';
      const mine = { ...body, [field]: field === 'is_pinned' ? false : 7 };
      expect([kind, (await save(kind, id, body, mine)).json()]).toEqual([kind, { saved: mine, taken: [] }]);
      const url = `/api/admin/contents/${kind}/${id}`;
      expect([kind, (await admin.call({ method: 'DELETE', url })).statusCode]).toEqual([kind, 200]);
      expect([kind, (await admin.call({ url })).statusCode]).toEqual([kind, 404]);
      const restoreMember = async () => (await admin.call({ method: 'POST', url: `${url}/restoration`, body: {} })).statusCode;
      // Twice is once: somebody else may have been faster.
      expect([kind, await restoreMember(), await restoreMember()]).toEqual([kind, 200, 200]);
      expect([kind, (await read(kind, id)).body]).toEqual([kind, mine]);
    }
    const log = (await admin.call({ url: '/api/admin/audit?table=management.popup' })).json<AuditPage>();
    expect(log.entries.map(({ action }) => action)).toEqual(['UPDATE', 'UPDATE', 'UPDATE', 'INSERT']);
  });

  test('saving without permission, with an unknown field or an invalid value is refused, the value at its field', async () => {
    expect((await add('popups', good('popups'), member)).statusCode).toBe(403);
    expect((await add('popups', good('popups'), shop.visitor)).statusCode).toBe(401);
    const wrong: [ContentKindName, ContentBody, string][] = [
      ['popups', { deleted_at: null }, ''],
      ['popups', { title: '' }, 'title'],
      ['popups', { end_date: june.start_date }, 'end_date'],
      ['popups', { url_path: 'javascript:alert(1)' }, 'url_path'],
      ['popups', { url_path: '//evil.example' }, 'url_path'],
      ['popups', { url_path: '/\\evil.example' }, 'url_path'],
      ['popups', { url_path: 'https://' }, 'url_path'],
      ['popups', { start_date: '0000-01-01T00:00:00Z' }, 'start_date'],
      ['search-synonyms', { words: Array.from({ length: 25 }, (_, at) => `말${at}`).join(',') }, 'words'],
      ['popups', { image_src: 'https://evil.example/a.png' }, 'image_src'],
      ['banners', { link_url: '/main' }, 'link_name'],
      ['plans', { products: [productIds[0], productIds[0]] }, 'products'],
      ['notices', { content: { type: 'doc', content: [{ type: 'script' }] } }, 'content.content.0'],
      ['shipping-policies', { free_over: null }, 'free_over'],
      ['home-templates', { is_custom_url: true }, 'url'],
      ['shop-info', { registration_number: '1234567890' }, 'registration_number'],
      ['shop-info', { phone: '전화 주세요' }, 'phone'],
      ['shop-info', { email: 'help@seam' }, 'email'],
      ['shop-info', { zip_code: '0478' }, 'zip_code'],
      ['shop-info', { service_until: '09:00' }, 'service_until'],
      ['shop-info', { service_from: '10:05' }, 'service_from'],
      ['shop-info', { lunch_until: '19:30' }, 'lunch_until'],
      ['shop-info', { lunch_from: '' }, 'lunch_from'],
      ['shop-info', { service_days: [] }, 'service_days'],
      ['shop-info', { service_days: ['SAT', 'SAT'] }, 'service_days'],
    ];
    for (const [kind, about, field] of wrong) {
      const reply = await add(kind, { ...good(kind), ...about });
      expect([kind, reply.statusCode, reply.json().code]).toEqual([kind, 400, 'INVALID_INPUT']);
      expect(reply.json().field ?? '').toContain(field);
    }
    const gone = { ...good('plans'), products: [999_999] };
    expect((await add('plans', gone)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await admin.call({ url: '/api/admin/contents/secrets' })).statusCode).toBe(400);
  });

  test('an influencer who has posts cannot be deleted', async () => {
    const influencer = await published('influencers', good('influencers'));
    const post = await published('influencer-posts', { ...good('influencer-posts'), influencer_id: influencer });
    const remove = (path: string) => admin.call({ method: 'DELETE', url: `/api/admin/contents/${path}` });
    expect((await remove(`influencers/${influencer}`)).json()).toMatchObject({ code: 'CONTENT_IN_USE' });
    expect((await remove(`influencer-posts/${post}`)).statusCode).toBe(200);
    expect((await remove(`influencers/${influencer}`)).statusCode).toBe(200);
  });
});

test('a link to something hidden from shoppers is reported in the list and at the item until it leads somewhere', async () => {
  const event = await published('banners', { ...good('banners'), state: 'STOP' });
  const deadOf = async (url_path: string) => {
    const id = await published('popups', { ...good('popups'), url_path });
    const { rows } = (await admin.call({ url: '/api/admin/contents/popups?limit=100' })).json<ContentPage>();
    expect(rows.find((row) => row.id === id)?.dead_links).toEqual((await read('popups', id)).dead_links);
    return (await read('popups', id)).dead_links.length > 0;
  };
  const links = { '/nowhere': true, '/banner/999999': true, [`/banner/${event}`]: true, 'https://x': true };
  for (const [link, isDead] of Object.entries({ ...links, '': false, '/main': false, [`/product/${productIds[0]}`]: false }))
    expect([link, await deadOf(link)]).toEqual([link, isDead]);
});

test('changes of different fields by two editors are both kept; of the same field, the second is asked', async () => {
  const body = good('banners');
  const id = await published('banners', body);
  await save('banners', id, body, { ...body, position: 3 });
  const other = (await save('banners', id, body, { ...body, state: 'ACT' })).json();
  expect(other).toEqual({ saved: { ...body, position: 3, state: 'ACT' }, taken: ['position'] });
  expect((await save('banners', id, body, { ...body, position: 9 })).json()).toMatchObject({
    code: 'EDITED_MEANWHILE',
    meanwhile: { fields: ['position'] },
  });
});

test('HTML that was written elsewhere stays until somebody writes with the editor, and its document goes with it', async () => {
  const id = await published('notices', good('notices'));
  const { service } = shop.database;
  const stored = () => service.selectFrom('management.notices').select('content').where('id', '=', id).executeTakeFirstOrThrow();
  expect((await stored()).content).toBe('<p>공지 내용</p>');
  await service.updateTable('management.notices').set({ content: '<table></table>' }).where('id', '=', id).execute();
  const { body, html } = await read('notices', id);
  expect([body.content, html.content]).toEqual([null, '<table></table>']);
  await save('notices', id, body, { ...body, is_pinned: false });
  expect((await stored()).content).toBe('<table></table>');
});

test('content is written in other languages beside Korean, and languages nobody wrote stay as they were', async () => {
  const body = { ...good('banners'), content_en: written('Warm clothes') };
  const id = await published('banners', body);
  const { service } = shop.database;
  const stored = async () =>
    (await service.selectFrom('management.banners').select('translations').where('id', '=', id).executeTakeFirstOrThrow()).translations;
  expect(await stored()).toEqual({ en: { content: '<p>Warm clothes</p>' }, cn: {} });
  expect((await read('banners', id)).body).toEqual(body);
  const mine = { ...body, content_en: { type: 'doc', content: [{ type: 'paragraph' }] }, content_cn: written('暖和的衣服') };
  expect((await save('banners', id, body, mine)).json()).toEqual({ saved: mine, taken: [] });
  expect(await stored()).toEqual({ en: { content: '' }, cn: { content: '<p>暖和的衣服</p>' } });
  expect((await read('banners', id)).body).toEqual(mine);
});

test('the order of a plan’s products and works is that of the form; only what changed is in the log', async () => {
  const body = good('plans');
  const id = await published('plans', body);
  const [first = 0, second = 0, third = 0] = productIds;
  await save('plans', id, body, { ...body, products: [first, second, third] });
  expect((await read('plans', id)).body.products).toEqual([first, second, third]);
  await save('plans', id, { ...body, products: [first, second, third] }, { ...body, products: [third, second] });
  expect((await read('plans', id)).body.products).toEqual([third, second]);
  const log = (await admin.call({ url: '/api/admin/audit?table=product.plan_products&action=DELETE' })).json<AuditPage>();
  expect(log.entries[0]?.changes).toContainEqual(expect.objectContaining({ column: 'product_id', before: first }));
});

test('a delivery rule that products go by cannot be taken away', async () => {
  const policy = await shop.database.service.selectFrom('product.products').select('shipping_policy_id').executeTakeFirstOrThrow();
  const reply = await admin.call({ method: 'DELETE', url: `/api/admin/contents/shipping-policies/${policy.shipping_policy_id}` });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'CONTENT_IN_USE']);
});

const everything = {
  consents: { terms: true, personal_information: true, purchase: true, over_14: true },
  marketing: { email: false, sms: false, push: false },
} as const;
test('posts of influencers are listed by whose they are, in the order of those, then in their own', async () => {
  const later = await published('influencers', { name: words('뒤'), image_src: src, position: 900 });
  const sooner = await published('influencers', { name: words('앞'), image_src: src, position: 800 });
  const post = (influencer_id: number, position: number) =>
    published('influencer-posts', { influencer_id, position, image_src: src, content: 'x' });
  const [third, second, first] = [await post(later, 0), await post(sooner, 5), await post(sooner, 2)];
  const listed = (await admin.call({ url: '/api/admin/contents/influencer-posts?limit=100' })).json<ContentPage>().rows.map(({ id }) => id);
  expect(listed.filter((id) => [first, second, third].includes(id))).toEqual([first, second, third]);
});

describe('terms', () => {
  // Each test begins with versions of its own.
  beforeAll(async () => void (await shop.database.service.deleteFrom('management.terms').execute()));

  const today = (days = 0) => koreanDay(daysAfter(shop.clock(), days));
  const publish = (body: object, by: Actor = admin) =>
    by.call({ method: 'POST', url: '/api/admin/terms', headers: { 'idempotency-key': randomUUID() }, body });

  test('a new version takes the place of the one before; its words and who agreed to them stay', async () => {
    const { service } = shop.database;
    const begun = { type: 'use', name: JSON.stringify({ ko: '이용약관', en: 'Terms' }), content: '<p>처음</p>' };
    const first = await service.insertInto('management.terms').values(begun).returning('id').executeTakeFirstOrThrow();
    const consent = { user_id: member.userId, type: 'TERMS', is_given: true, terms_id: first.id, given_at: shop.clock() };
    await service.insertInto('member.consents').values(consent).execute();
    const next = { type: 'use', name: words('이용약관'), revised_on: today(), content: written('다음'), follows: first.id };
    const reply = await publish(next);
    expect(reply.statusCode).toBe(201);
    const detail = (await admin.call({ url: `/api/admin/terms/${reply.json().id}` })).json<TermsDetail>();
    expect(detail).toMatchObject({
      html: '<p>다음</p>',
      content: written('다음'),
      version: { revised_on: today(), ended_at: null, is_coming: false },
    });
    expect(detail.versions.map(({ id, agreed, ended_at }) => [id, agreed, ended_at === null])).toEqual([
      [reply.json().id, 0, true],
      [first.id, 1, false],
    ]);
    const standing = (await admin.call({ url: '/api/admin/terms' })).json<TermsList>();
    expect(standing.terms.filter(({ type }) => type === 'use').map(({ id }) => id)).toEqual([reply.json().id]);
    // Somebody else started from the previous version.
    expect((await publish(next)).json()).toMatchObject({ code: 'EDITED_MEANWHILE' });
    for (const change of [{ content: '<p>x</p>' }, { name: begun.name.replace('Terms', 'x') }, { type: 'x' }])
      await expect(service.updateTable('management.terms').set(change).where('id', '=', first.id).execute()).rejects.toMatchObject({
        code: '23001',
      });
  });

  test('a new version of terms that bind nobody keeps or replaces its translations, and binding terms are Korean only', async () => {
    const { service } = shop.database;
    const name = JSON.stringify({ ko: '심을 소개합니다', en: 'About Seam' });
    const said = { en: { content: '<p>Where cloth meets art</p>' }, cn: { content: '<p>相遇</p>' } };
    const begun = { type: 'ABOUT-US', name, content: '<p>처음</p>', translations: JSON.stringify(said) };
    const standing = await service.insertInto('management.terms').values(begun).returning('id').executeTakeFirstOrThrow();
    const body = { type: 'ABOUT-US', name: words('심을 소개합니다'), revised_on: today(), content: written('다시') };
    const first = (await publish({ ...body, follows: standing.id, content_en: written('Again') })).json().id;
    const detail = (await admin.call({ url: `/api/admin/terms/${first}` })).json<TermsDetail>();
    expect(detail).toMatchObject({ html: '<p>다시</p>', translations: { en: { html: '<p>Again</p>', content: written('Again') } } });
    expect(detail.translations?.cn).toEqual({ html: '<p>相遇</p>', content: null });
    // Translations left out keep their text, and the one with a document keeps that too.
    const second = (await publish({ ...body, follows: first, content_en: null })).json().id;
    expect((await admin.call({ url: `/api/admin/terms/${second}` })).json<TermsDetail>().translations).toEqual(detail.translations);
    const blank = { type: 'doc', content: [] };
    const third = (await publish({ ...body, follows: second, content_cn: blank })).json().id;
    expect((await admin.call({ url: `/api/admin/terms/${third}` })).json()).toMatchObject({
      translations: { en: { html: '<p>Again</p>' }, cn: { html: '' } },
    });
    const use = (await admin.call({ url: '/api/admin/terms' })).json<TermsList>().terms.find(({ type }) => type === 'use');
    const binding = await publish({ ...body, type: 'use', follows: use?.id, content_en: written('A contract') });
    expect(binding.json()).toMatchObject({ code: 'INVALID_INPUT', field: 'content_en' });
    expect((await admin.call({ url: `/api/admin/terms/${use?.id}` })).json<TermsDetail>().translations).toBeNull();
  });

  test('a version for a later day is announced and waits: until then the one before holds for whoever agrees', async () => {
    const { service } = shop.database;
    const values = { type: 'PURCHASE', name: JSON.stringify({ ko: '구매조건', en: 'Purchase' }), content: '<p>지금</p>' };
    const current = await service.insertInto('management.terms').values(values).returning('id').executeTakeFirstOrThrow();
    const body = { type: 'PURCHASE', name: words('구매조건'), content: written('나중'), follows: current.id };
    expect((await publish({ ...body, revised_on: today(-1) })).json()).toMatchObject({ code: 'TERMS_DAY_OVER', field: 'revised_on' });
    const first = (await publish({ ...body, revised_on: today(7) })).json().id;
    expect([await notifyOfTerms(shop), await notifyOfTerms(shop)]).toEqual([expect.any(Number), 0]);
    const told = await service.selectFrom('member.notifications').select(['values', 'link']).where('event', '=', 'terms_changed').execute();
    expect(told).toContainEqual({ values: { name: words('구매조건'), day: today(7) }, link: `/terms?type=PURCHASE&version=${first}` });
    // A revised text replaces only the scheduled version.
    const second = (await publish({ ...body, revised_on: today(8), follows: first })).json().id;
    const states = async () =>
      (await admin.call({ url: `/api/admin/terms/${current.id}` }))
        .json<TermsDetail>()
        .versions.map(({ id, is_coming, ended_at }) => [id, is_coming ? 'coming' : 'holds', ended_at === null]);
    expect(await states()).toEqual([
      [second, 'coming', true],
      [first, 'coming', false],
      [current.id, 'holds', true],
    ]);
    const agreedTo = async () =>
      (await consentsOf(service, everything, member.userId, shop.clock())).find(({ type }) => type === 'PURCHASE')?.terms_id;
    expect([await enforceTerms(shop), await agreedTo()]).toEqual([0, current.id]);
    const later = { ...shop, clock: () => daysAfter(shop.clock(), 8) };
    expect([await enforceTerms(later), await enforceTerms(later)]).toEqual([1, 0]);
    expect(await states()).toEqual([
      [second, 'holds', true],
      [first, 'coming', false],
      [current.id, 'holds', false],
    ]);
    expect(await agreedTo()).toBe(second);
    // Only a scheduled version can be withdrawn, not one that is or was in force.
    const withdraw = (id: number, by: Actor = admin) => by.call({ method: 'DELETE', url: `/api/admin/terms/${id}` });
    expect((await withdraw(second)).json()).toMatchObject({ code: 'TERMS_IN_FORCE' });
    const third = (await publish({ ...body, revised_on: today(9), follows: second })).json().id;
    expect((await withdraw(third, member)).statusCode).toBe(403);
    expect([(await withdraw(third)).statusCode, (await withdraw(third)).statusCode]).toEqual([204, 409]);
    expect(await agreedTo()).toBe(second);
  });

  test('an empty text, an unknown type and a stranger publish nothing', async () => {
    const body = { type: 'nothing', name: words('x'), revised_on: today(), content: written('x'), follows: 1 };
    expect((await publish(body)).statusCode).toBe(404);
    expect((await publish({ ...body, content: { type: 'doc', content: [] } })).json()).toMatchObject({ field: 'content' });
    expect((await publish(body, member)).statusCode).toBe(403);
  });
});

test('a text shows figures of the shop by name, and an unknown name is refused at its place', async () => {
  const faq = (answer: string) => ({ ...emptyContent('faqs'), question: words('배송비'), answer: words(answer) });
  await published('faqs', faq('{{shipping_fee}}이며 {{ free_shipping_threshold }} 이상은 무료'));
  const refused = await add('faqs', faq('{{fee}}입니다'));
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'INVALID_INPUT', field: 'answer' }]);
  const notice = { ...emptyContent('notices'), title: words('공지'), content: written('{{points}} 적립') };
  expect((await add('notices', notice)).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'content' });
});
