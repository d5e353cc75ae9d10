import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import type { BuiltPageView } from '#contract/rest/admin/pages.ts';
import type { TermsDraft, TermsList } from '#contract/rest/admin/terms.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { termsTemplates } from '#db/reference/terms.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { newBlock } from '#rules/home/page/page-block.ts';
import { neededTerms } from '#rules/member/terms.ts';
import { companyFields, openingGuide } from '#rules/office/opening.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { readOpening } from '#server/nouns/shop/read-opening.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, placedOrder } from '#test/commerce-steps.ts';
import { testDatabase } from '#test/database.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';

let shop: CommerceShop;
let staff: Actor;

beforeAll(async () => {
  const database = await testDatabase();
  await seedReference(database.service);
  shop = await commerceShop({}, database);
  staff = await shop.addMember({ roles: ['admin', 'user'] });
});

const words = (ko: string) => ({ ko, en: ko, cn: ko });
const lacking = async () =>
  Object.fromEntries(
    (await staff.call({ url: '/api/admin/dashboard' }))
      .json<Dashboard>()
      .opening.filter(({ missing }) => missing.length > 0)
      .map(({ step, missing }) => [step, missing]),
  );
async function send<T>(url: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
  const reply = await staff.call({ method, url: `/api/admin${url}`, headers: { 'idempotency-key': randomUUID() }, body });
  expect([url, reply.statusCode < 300 ? '' : reply.body]).toEqual([url, '']);
  return reply.json();
}
const drafts = async () => (await staff.call({ url: '/api/admin/terms' })).json<TermsList>().drafts;
const publish = async ({ type, name, content }: TermsDraft) => {
  const body = { type, name, content, revised_on: koreanDay(shop.clock()), follows: null };
  const reply = await staff.call({ method: 'POST', url: '/api/admin/terms', headers: { 'idempotency-key': randomUUID() }, body });
  return reply.json<{ code?: string; field?: string }>();
};

test('an empty shop invents nobody: no company, no terms in force, no shipping fee', async () => {
  const { rows } = await shop.query(`select company_name || ceo || registration_number || phone || email || address || footer_title as said,
    (select count(*)::int from management.terms) as terms, (select count(*)::int from product.shipping_policies) as policies
    from management.shop_info`);
  expect(rows).toEqual([{ said: '', terms: 0, policies: 0 }]);
});

test.each([
  ['심', '심(이하 “회사”)이 운영하는'],
  ['첫가게', '첫가게(이하 “회사”)가 운영하는'],
])('the draft for %s has the particle of its name', (company, words) => {
  expect(JSON.stringify(termsTemplates(company)[0]?.content)).toContain(`이 약관은 ${words}`);
});

test('the drafts about personal information call the phone that a sign-up proves required, and name who sends messages', () => {
  const textOf = (type: string) => JSON.stringify(termsTemplates('심').find((each) => each.type === type)?.content);
  const policy = textOf('PRIVACY-POLICY');
  for (const text of [policy, textOf('PERSONAL-INFORMATION')]) expect(text).toContain('이름, 닉네임, 휴대전화 번호.');
  expect(policy.match(/선택 항목: [^.]*/)?.[0]).toBe('선택 항목: 생년월일, 마케팅 수신 동의');
  expect(policy).toMatch(/문자 발송은 [^.]*솔라피[^.]*이메일 발송은 /);
});

test('each step of the guide is done with the office’s own calls; the last of them opens the shop to orders, and the guide is gone', async () => {
  expect(await lacking()).toEqual({
    ...{ COMPANY: companyFields, TERMS: neededTerms, SHIPPING: ['SHIPPING'], BRAND: ['NONE'], PRODUCT: ['NONE'], HOME: ['HOME'] },
  });
  const brand = await send<{ id: number }>('/brands', {
    ...{ name: words('첫 브랜드'), description: null, state: 'ACT', logo_src: '', image_src: '', position: 0 },
    ...{ is_brokered: false, seller_name: '', seller_representative: '', seller_registration_number: '', seller_report_number: '' },
    ...{ seller_address: '', seller_phone: '', seller_email: '', seller_return_address: '' },
  });
  const policy = await send<{ id: number }>('/contents/shipping-policies', {
    ...{ name: words('배송'), region: 'DOMESTIC', fee_type: 'FREE', fee: 0, free_over: null, remote_fee: 0, day1: 2, day2: 4 },
  });
  const told = { ko: '면 100%', en: 'Cotton' };
  const photo = `/cdn/${'a'.repeat(64)}.webp`;
  const product = await send<{ id: number }>('/products', {
    ...{ brand_id: brand.id, category_id: null, shipping_policy_id: policy.id, code: 'first', type: 'GENERAL', state: 'ACT' },
    ...{
      name: words('첫 상품'),
      description: null,
      add_content: null,
      add_content_en: null,
      add_content_cn: null,
      is_new: true,
      position: 0,
    },
    ...{ price: 20_000, origin_price: 20_000, promotions: [], image_src: photo, frames: [], sides: [], sizes: [] },
    ...{ low_stock: null, keywords: null, seo_title: null, seo_description: null, weight_g: null },
    images: [{ src: photo, color_key: null }],
    colors: [],
    options: [{ key: 'new-one', frame_key: null, color_key: null, size: 'M', price: 0, state: 'ACT', stock: 5 }],
    facts: {
      ...{ kind: 'CLOTHING', material: told, contents: null, maker: told, origin: told, made_on: told, care: told },
      ...{ certification: null, warranty: told, contact: null },
    },
  });
  const page = (await staff.call({ url: '/api/admin/pages/main' })).json<BuiltPageView>();
  const line = { ...newBlock('LINE', randomUUID), title: words('문을 열었어요') };
  const { version } = await send<{ version: number }>('/pages/main/draft', { version: page.draft.version, blocks: [line] }, 'PUT');
  await send('/pages/main/publications', { version, from: null, until: null });
  expect(await lacking()).toEqual({ COMPANY: companyFields, TERMS: neededTerms });

  const { rows } = await shop.query(`select id from product.product_options where product_id = ${product.id}`);
  const lines = [{ product_id: product.id, option_id: (rows[0] as { id: number }).id }];
  const member = await shop.addMember();
  const buy = () => member.call({ method: 'POST', url: '/api/checkouts', body: { source: 'BUY_NOW', lines } });
  const refused = { code: 'ORDERS_CLOSED', status: 409, message: expect.stringContaining('not taking orders yet') };
  expect((await buy()).json()).toMatchObject(refused);

  const unnamed = await drafts();
  for (const draft of unnamed) expect(await publish(draft)).toMatchObject({ code: 'COMPANY_UNWRITTEN', field: 'content' });
  const base = (await staff.call({ url: '/api/admin/contents/shop-info/1' })).json().body;
  const company = {
    ...{ company_name: '첫가게', ceo: '김이음', registration_number: '123-45-67891', telecommunication_number: '제1호' },
    ...{ business_type: '통신판매업', business_category: '의류', phone: '02-123-4567', email: 'help@shop.example' },
    ...{ personal_information_admin: '김이음', zip_code: '04524', address: '서울 중구 세종대로 110', ...firstServiceHours },
  };
  await send('/contents/shop-info/1', { base, mine: { ...base, ...company } }, 'PUT');
  // A draft names the company that was written, and is read by nobody else.
  const [use] = await drafts();
  expect(JSON.stringify(use?.content)).toContain('이 약관은 첫가게(이하');
  // A form that was open since before has the gap still.
  for (const draft of unnamed.slice(0, 1)) expect(await publish(draft)).toMatchObject({ code: 'COMPANY_UNWRITTEN' });
  expect((await shop.query('select from management.terms')).rows).toEqual([]);
  for (const draft of await drafts()) {
    if (draft.type === 'ABOUT-US') continue;
    expect((await buy()).json()).toMatchObject(refused);
    // Of two at once, one is the first version.
    const both = await Promise.all([publish(draft), publish(draft)]);
    expect(both.map(({ code = '' }) => code).sort()).toEqual(['', 'EDITED_MEANWHILE']);
  }
  expect((await drafts()).map(({ type }) => type)).toEqual(['ABOUT-US']);
  // The first version counts once: whoever had the same draft open is told.
  const again = { ...use, revised_on: koreanDay(shop.clock()), follows: null, translations: undefined };
  const late = await staff.call({ method: 'POST', url: '/api/admin/terms', headers: { 'idempotency-key': randomUUID() }, body: again });
  expect(late.json()).toMatchObject({ code: 'EDITED_MEANWHILE' });
  expect(await lacking()).toEqual({});
  expect((await staff.call({ url: '/api/admin/dashboard' })).json<Dashboard>().opening).toEqual([]);
  await placedOrder(member, (await buy()).json());
});

test('a shop that lost what it wrote closes again: checkouts say so, no order is placed and nothing changes', async () => {
  const open = await commerceShop({}, await demoDatabase());
  const { rows } = await open.query(`select p.id as product_id, o.id as option_id from product.products p
    join product.product_options o on o.product_id = p.id where p.type = 'GENERAL' and o.stock_count > 5 and p.state = 'ACT' limit 1`);
  const member = await open.addMember();
  const checkout = await openCheckout(member, rows as { product_id: number; option_id: number }[]);
  const counts = async () =>
    (
      await open.query(
        'select (select count(*) from sales.orders) as orders, (select sum(stock_count) from product.product_options) as stock',
      )
    ).rows;
  const before = await counts();
  await open.query("update management.shop_info set ceo = ''");
  const quote = await member.call({ method: 'POST', url: `/api/checkouts/${checkout.id}/quote`, body: {} });
  expect(quote.json()).toMatchObject({ refusal: 'ORDERS_CLOSED', can_order: false });
  expect((await member.call(orderCall(checkout))).json()).toMatchObject({ code: 'ORDERS_CLOSED' });
  expect(await counts()).toEqual(before);
  await open.query("update management.shop_info set ceo = '한이음'");
  await placedOrder(member, checkout);
});

test('a demonstration has no open step of the first day', async () => {
  const facts = await readOpening(await commerceShop({}, await demoDatabase()));
  expect(openingGuide(facts).filter(({ missing }) => missing.length > 0)).toEqual([]);
});
