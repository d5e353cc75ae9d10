import { beforeAll, expect, test } from 'vitest';
import { withdrawalCutoff } from '#rules/member/retention.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { purgeAccessLog, purgeMembers, purgeTradeRecords } from '#server/jobs/purging/purge.ts';
import { readTradeRecord } from '#server/operating/read-trade-record.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { home, openCheckout, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import {
  type AddedProduct,
  addCatalogue,
  addCoupon,
  addDesign,
  addGraphic,
  addPoints,
  addProduct,
  type Catalogue,
} from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';
import { addWallet } from '#test/rows/reward-rows.ts';

const day = 24 * 60;
/** Values stored wherever personal data is, and nowhere else. */
const person = {
  email: 'quokka@seam.example',
  name: '쿼카이름',
  nickname: '쿼카별명',
  phone: '01077778888',
  street: '쿼카로 77',
  design: '쿼카의 디자인',
  question: '쿼카의 질문',
  account: '110777788889',
  ip: '198.51.100.77',
};
const traces = [...Object.values(person), '010-7777-8888'];

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;
let tee: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  catalogue = await addCatalogue(service);
  shirt = await addProduct(service, catalogue, { code: 'shirt', price: 30_000, stocks: [100] });
  tee = await addProduct(service, catalogue, { code: 'tee', type: 'CUSTOM', stocks: [50] });
});

/** Every table that contains one of the traces. */
async function found(): Promise<string[]> {
  const { rows } = await shop.database.servicePool.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'identity', 'product', 'sales', 'management') and c.relkind = 'r' order by name`);
  const names: string[] = [];
  for (const { name } of rows) {
    const text = `select 1 from ${name} as each where each::text ~ $1 limit 1`;
    const hit = await shop.database.servicePool.query(text, [traces.map((trace) => trace.replaceAll('.', '\\.')).join('|')]);
    if (hit.rowCount) names.push(name);
  }
  return names;
}

/** A member with data in every part of the shop; returns the id and the number of a finished order. */
async function livedIn() {
  const member = await shop.addMember();
  const { userId } = member;
  const { service, identity } = shop.database;
  const { email, name, nickname, phone, ip } = person;
  await service
    .updateTable('member.members')
    .set({ email, name, nickname, phone, birth_date: '1999-09-09', staff_note: name })
    .where('id', '=', userId)
    .execute();
  await service.insertInto('member.member_roles').values({ user_id: userId, role: 'user' }).execute();
  await service.insertInto('identity.credentials').values({ user_id: userId, password_hash: 'hash' }).execute();
  await service.insertInto('identity.social_accounts').values({ vendor: 'kakao', subject: '1', user_id: userId, email }).execute();
  await service
    .insertInto('identity.oidc_payloads')
    .values({ kind: 'Grant', id: 'grant', account_id: userId, payload: JSON.stringify({ accountId: userId }) })
    .execute();
  const seen = { signed_in_at: shop.clock(), last_seen_at: shop.clock(), expires_at: shop.clock() };
  await service
    .insertInto('identity.sign_ins')
    .values({ id: 'sign-in', grant_id: 'grant', user_id: userId, browser: 'chrome', system: 'android', ip, ...seen })
    .execute();
  await recordSecurityEvent(identity, { type: 'SIGN_IN', userId, ip, at: shop.clock() });
  await service
    .insertInto('identity.verification_codes')
    .values({ purpose: 'SIGN_UP', target: phone, code_hash: 'hash', expires_at: shop.clock() })
    .execute();
  await addWallet(service, userId, email);

  const choice = { orderer: { name, phone }, destination: { ...home, recipient: name, phone, address: person.street } };
  await member.call({ method: 'POST', url: '/api/delivery-destinations', body: choice.destination });
  const [shirtOption = 0] = shirt.optionIds;
  const [teeOption = 0] = tee.optionIds;
  const graphic = await addGraphic(service, catalogue);
  const [ordered, idle] = [
    await addDesign(service, { product: tee, userId, graphicIds: [graphic] }),
    await addDesign(service, { product: tee, userId, graphicIds: [graphic] }),
  ];
  await service.updateTable('product.product_customs').set({ name: person.design }).where('id', 'in', [ordered, idle]).execute();
  await service.insertInto('product.graphic_likes').values({ user_id: userId, graphic_id: graphic }).execute();
  await addPoints(service, userId, 5_000);
  await addCoupon(service, userId);
  const checkout = await openCheckout(member, [{ product_id: tee.id, option_id: teeOption, product_custom_id: ordered }]);
  const order = await placedOrder(member, checkout, choice);
  const payment = await startedPayment(member, order);
  await shop.press(payment.paymentId, payment.request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
  await service
    .insertInto('member.inquiries')
    .values({ user_id: userId, order_id: order.id, type: 'DELIVERY', title: person.question, content: `${person.question}: ${phone}` })
    .execute();
  await service
    .insertInto('sales.claims')
    .values({
      order_id: order.id,
      type: 'RETURN',
      status: 'REJECTED',
      reason: 'x',
      detail: person.question,
      refund_account: person.account,
    })
    .execute();
  await service
    .insertInto('management.audit_entries')
    .values({ user_id: userId, table_name: 'member.members', action: 'UPDATE', row_after: JSON.stringify({ id: userId, email, name }) })
    .execute();
  await openCheckout(member, [{ product_id: shirt.id, option_id: shirtOption }]);
  return { member, order };
}

test('thirty days after a withdrawal no row identifies the member, and the trade record is encrypted until its own end', async () => {
  const { member, order } = await livedIn();
  const { service } = shop.database;
  await service.deleteFrom('identity.credentials').where('user_id', '=', member.userId).execute();
  await addPassword(shop, member.userId);
  const leave = () =>
    member.call({ method: 'POST', url: '/api/members/me/withdrawal', body: { is_agreed: true, password: knownPassword } });

  // An open order blocks the withdrawal, and is announced beforehand.
  expect((await member.call({ url: '/api/members/me/withdrawal' })).json()).toMatchObject({
    obstacles: ['ORDER'],
    points: 5_000,
    design_count: 2,
  });
  expect((await leave()).json()).toMatchObject({ code: 'WITHDRAWAL_BLOCKED' });
  const finished = { status: 'PURCHASE_CONFIRMED', delivered_at: shop.clock(), confirmed_at: shop.clock() };
  await service.updateTable('sales.orders').set(finished).where('id', '=', order.id).execute();
  expect((await leave()).statusCode).toBe(200);

  shop.pass(30 * day - 1);
  expect(await purgeMembers(shop)).toBe(0);
  expect(await found()).toContain('member.members');
  shop.pass(1);
  expect(await purgeMembers(shop)).toBe(1);
  expect(await purgeMembers(shop)).toBe(0);

  // The sign-in log has its own retention of three months; everything else is gone from every column of every table.
  expect(await found()).toEqual(['identity.security_events']);
  const kept = await service.selectFrom('sales.orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ status: 'PURCHASE_CONFIRMED', orderer_name: '', recipient: '', payment_amount: order.payment_amount });
  expect(await pointsOf(member.userId)).toBe(0);

  const record = await readTradeRecord(service, shop.config.secret, order.order_number);
  for (const trace of [person.name, person.street, person.account]) expect(record).toContain(trace);
  await expect(readTradeRecord(service, 'another secret', order.order_number)).rejects.toThrow('another SECRET');

  shop.pass(62 * day + 1);
  expect(await purgeAccessLog(shop)).toBeGreaterThan(0);
  expect(await found()).toEqual([]);
  // 5 years of 366 days for the order, less for the question.
  shop.pass(5 * 366 * day);
  expect(await purgeTradeRecords(shop)).toBe(2);
  await expect(readTradeRecord(service, shop.config.secret, order.order_number)).rejects.toThrow('no kept record');
});

test('two purges at once erase a member once, and not one who returned meanwhile', async () => {
  const [gone, back] = [await shop.addMember(), await shop.addMember()];
  const withdrawn_at = withdrawalCutoff(shop.clock());
  const { service } = shop.database;
  await service.updateTable('member.members').set({ withdrawn_at }).where('id', 'in', [gone.userId, back.userId]).execute();
  await service.updateTable('member.members').set({ withdrawn_at: null }).where('id', '=', back.userId).execute();
  const counts = await Promise.all([purgeMembers(shop), purgeMembers(shop)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  const rows = await service
    .selectFrom('member.members')
    .select(['id', 'email', 'name'])
    .where('id', 'in', [gone.userId, back.userId])
    .orderBy('withdrawn_at')
    .execute();
  expect(rows).toEqual([
    { id: gone.userId, email: `${gone.userId}@withdrawn.invalid`, name: '' },
    { id: back.userId, email: expect.stringContaining('@seam.example'), name: '김이음' },
  ]);
});

async function pointsOf(userId: string): Promise<number> {
  const { rows } = await shop.query(
    `select coalesce(sum(case type when 'EARNED' then amount else -amount end), 0)::int as sum from sales.point_entries where user_id = '${userId}'`,
  );
  return (rows as [{ sum: number }])[0].sum;
}
