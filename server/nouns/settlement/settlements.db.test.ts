import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { SettlementPeriods, Statement } from '#contract/rest/admin/settlements.ts';
import type { Order } from '#contract/rest/orders.ts';
import { countRoyalties } from '#server/nouns/royalty/count-royalties-job.ts';
import { decodeCp949 } from '#server/sheets/cp949.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { loseAnswer } from '#test/lost-answer.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';
import { addArtist, deliver, pay, type Speaker, sendBack } from '#test/rows/settlement-rows.ts';

type Member = Awaited<ReturnType<CommerceShop['addMember']>>;
const day = 24 * 60;
let shop: CommerceShop;
let catalogue: Catalogue;
let tee: AddedProduct;
let staff: Member;
let shopper: Member;
let hana: Speaker;
let duri: Speaker;
let works: { hana: number; duri: number };

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  catalogue = await addCatalogue(db);
  tee = await addProduct(db, catalogue, { code: 'tee', type: 'CUSTOM', stocks: [500] });
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  await addPassword(shop, staff.userId);
  shopper = await shop.addMember();
  hana = await addArtist(shop, 'hana');
  duri = await addArtist(shop, 'duri');
  works = {
    hana: await addGraphic(db, { ...catalogue, artistId: hana.id }),
    duri: await addGraphic(db, { ...catalogue, artistId: duri.id }),
  };
  await db.updateTable('product.graphics').set({ is_donate: true, donation: 300 }).where('id', '=', works.duri).execute();
});

const once = (more: Record<string, string> = {}) => ({ 'idempotency-key': randomUUID(), ...more });
const asStaff = (url: string, body: object = {}, method: 'POST' | 'PATCH' = 'POST') =>
  staff.call({ method, url: `/api/admin/${url}`, headers: once(), body });

async function sell(quantity: number): Promise<{ order: Order; line: number }> {
  const design = await addDesign(shop.database.service, { product: tee, userId: shopper.userId, graphicIds: [works.hana, works.duri] });
  const line = { product_id: tee.id, option_id: tee.optionIds[0] ?? 0, product_custom_id: design, quantity };
  const order = await placedOrder(shopper, await openCheckout(shopper, [line]));
  return { order, line: order.order_products[0]?.id ?? 0 };
}

async function confirm(order: Order): Promise<void> {
  await deliver(shop, order.id);
  const url = `/api/orders/${order.id}/purchase-confirmation`;
  const reply = await shopper.call({ method: 'POST', url, headers: once(), body: { is_agreed: true } });
  expect(reply.statusCode).toBe(200);
}

/** Kind, cause and amount of the entries of an order's shares, in order. */
async function entries(order: Order): Promise<string[]> {
  const rows = await shop.database.service
    .selectFrom('sales.royalty_entries as entry')
    .innerJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
    .innerJoin('product.artists as artist', 'artist.id', 'entry.artist_id')
    .select(['artist.path_name', 'entry.kind', 'entry.cause', 'entry.amount'])
    .where('share.order_id', '=', order.id)
    .orderBy('entry.id')
    .execute();
  return rows.map(({ path_name, kind, cause, amount }) => `${path_name} ${kind} ${cause} ${amount}`);
}

async function states(order: Order): Promise<string[]> {
  const rows = await shop.database.service
    .selectFrom('sales.royalty_lines')
    .select('state')
    .distinct()
    .where('order_id', '=', order.id)
    .execute();
  return rows.map(({ state }) => state);
}

const periods = async (speaker?: Speaker) => {
  const reply = await (speaker?.member ?? staff).call({ url: '/api/admin/settlement-periods', headers: speaker?.headers ?? {} });
  return reply.json<SettlementPeriods>().periods;
};

test('shares are fixed with the terms at the order, stored at payment, and counted once at confirmation', async () => {
  expect((await asStaff('royalty-rules', { artist_id: hana.id, rate: 5_000 })).statusCode).toBe(200);
  const { order } = await sell(2);
  expect(await states(order)).toEqual([]);
  // A rate agreed later does not apply to earlier orders.
  await asStaff('royalty-rules', { artist_id: hana.id, graphic_id: works.hana, rate: 9_000 });
  await pay(shop, order.id);
  expect(await states(order)).toEqual(['EXPECTED']);
  expect(await entries(order)).toEqual([]);
  await confirm(order);
  // Half of 4,000 won twice; from the other, 300 won per piece are donated first.
  expect(await entries(order)).toEqual(['hana ROYALTY SALE 4000', 'duri ROYALTY SALE 2220', 'duri DONATION SALE 600']);
  expect(await states(order)).toEqual(['COUNTED']);
  expect(await countRoyalties(shop)).toBe(0);
  expect(await entries(order)).toHaveLength(3);
});

test('a line cancelled before its confirmation earns no royalty', async () => {
  const { order } = await sell(1);
  await pay(shop, order.id);
  const cancelled = await shopper.call({
    method: 'POST',
    url: `/api/orders/${order.id}/cancellation`,
    headers: once(),
    body: { reason: 'CHANGE_OF_MIND' },
  });
  expect(cancelled.statusCode).toBe(200);
  await countRoyalties(shop);
  expect([await states(order), await entries(order)]).toEqual([['ENDED'], []]);
});

test('returned goods reverse their royalties line by line in the open period, once', async () => {
  const { order, line } = await sell(3);
  await pay(shop, order.id);
  await confirm(order);
  const before = await entries(order);
  await sendBack(shop, { order: order.id, line, quantity: 1 });
  await countRoyalties(shop);
  await countRoyalties(shop);
  const reversed = ['hana ROYALTY REVERSAL -3600', 'duri ROYALTY REVERSAL -1110', 'duri DONATION REVERSAL -300'];
  expect(await entries(order)).toEqual([...before, ...reversed]);

  const [november] = await periods();
  expect(november).toMatchObject({ starts_on: '2026-11-01', state: 'OPEN', is_over: false });
  expect((await asStaff(`settlement-periods/${november?.id}/close`)).json()).toMatchObject({ code: 'SETTLEMENT_PERIOD_RUNNING' });
  shop.pass(12 * day);
  const closed = await Promise.all([1, 2].map(() => asStaff(`settlement-periods/${november?.id}/close`)));
  expect(closed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await sendBack(shop, { order: order.id, line, quantity: 2 });
  await countRoyalties(shop);
  const all = await periods();
  expect(all.map(({ starts_on, state }) => `${starts_on} ${state}`)).toEqual(['2026-12-01 OPEN', '2026-11-01 CLOSED']);
  expect(await states(order)).toEqual(['ENDED']);
  // Every won counted for this order has been reversed.
  const sum = (await entries(order)).reduce((total, entry) => total + Number(entry.split(' ').at(-1)), 0);
  expect(sum).toBe(0);
  // December starts with a debt of both artists, so neither is paid.
  const december = (await staff.call({ url: `/api/admin/settlement-periods/${all[0]?.id}` })).json();
  expect(december.settlements.map((row: { owed_amount: number; is_payable: boolean }) => [row.owed_amount, row.is_payable])).toEqual([
    [-7_200, false],
    [-2_220, false],
  ]);
});

test('a closed settlement is invoiced with taxes once its artist has an account, then paid; each failing row says why', async () => {
  const [, november] = await periods();
  const rows = (await staff.call({ url: `/api/admin/settlement-periods/${november?.id}` })).json().settlements;
  const ids = rows.map((row: { settlement_id: number }) => row.settlement_id);
  expect(rows.map((row: { owed_amount: number }) => row.owed_amount)).toEqual([4_000 + 7_200, 2_220 + 2_220]);
  const account = { tax_kind: 'WITHHELD', bank: 'SHINHAN', number: '110123456789', holder: '하나' };
  expect((await asStaff(`payees/${hana.id}`, { ...account, business_number: '1234567890' }, 'PATCH')).json()).toMatchObject({
    code: 'BUSINESS_NUMBER_REQUIRED',
  });
  for (const [proof, code] of [
    [{}, 'SIGN_IN_PROOF_NEEDED'],
    [{ password: 'wrong' }, 'PASSWORD_WRONG'],
  ] as const)
    expect((await asStaff(`payees/${hana.id}`, { ...account, ...proof }, 'PATCH')).json()).toMatchObject({ code });
  expect((await shop.query('select artist_id from sales.payees')).rows).toEqual([]);
  const password = knownPassword;
  for (const number of ['999999990000', account.number])
    expect((await asStaff(`payees/${hana.id}`, { ...account, number, password }, 'PATCH')).statusCode).toBe(200);
  // The log shows who changed it, with only the ends of the old and new numbers.
  // Whoever's money it is and whoever pays it are told of each change, without the whole account.
  const { rows: told } = await shop.query(
    "select user_id, values from member.notifications where event = 'payee_changed' order by id desc limit 2",
  );
  expect(told).toHaveLength(2);
  expect(new Set(told.map((each) => (each as { user_id: string }).user_id))).toEqual(new Set([hana.member.userId, staff.userId]));
  expect(told[0]).toMatchObject({ values: { payee: { ko: 'hana' }, bank: 'SHINHAN', number_end: '6789' } });
  const log = await staff.call({ url: '/api/admin/audit?table=sales.payees&limit=9' });
  expect(log.json().entries[0]).toMatchObject({
    staff: { id: staff.userId },
    action: 'UPDATE',
    changes: expect.arrayContaining([
      { column: 'number_end', before: '0000', after: '6789', is_hidden: false },
      { column: 'sealed_account', before: null, after: null, is_hidden: true },
    ]),
  });
  const moved = await asStaff('settlements/moves', { settlement_ids: [...ids, 999_999], to: 'INVOICED' });
  expect(moved.json().results.map((row: { refusal: string | null }) => row.refusal)).toEqual([
    null,
    'PAYEE_MISSING',
    'SETTLEMENT_NOT_FOUND',
  ]);
  expect((await asStaff('settlements/moves', { settlement_ids: ids.slice(1), to: 'PAID', password })).json().results[0].refusal).toBe(
    'SETTLEMENT_NOT_MOVABLE',
  );
  const { settlements } = (await staff.call({ url: `/api/admin/settlement-periods/${november?.id}` })).json();
  expect(settlements[0]).toMatchObject({
    ...{ state: 'INVOICED', tax_kind: 'WITHHELD', income_tax: 330, local_tax: 30, vat: 0, payout_amount: 10_840 },
    payee: { bank: 'SHINHAN', number_end: '6789' },
  });
  const file = await staff.call({ url: `/api/admin/settlement-periods/${november?.id}/payouts.xlsx` });
  const [sheet] = await readXlsxFile(file.rawPayload);
  // Exporting full account numbers is logged.
  const { entries: looks } = (await staff.call({ url: '/api/admin/audit?table=sales.settlement_periods&action=LOOK' })).json();
  expect(looks).toMatchObject([{ staff: { id: staff.userId }, row_id: String(november?.id) }]);
  expect(sheet?.data[1]).toEqual(['hana', '신한은행', '110123456789', '하나', null, null, null, 11_200, 330, 30, 0, 10_840, '지급 대기']);
  // Who cannot be paid is named, and all of it is summed up.
  expect(sheet?.data.slice(2).map((row) => [row[0], row[7], row[11], row[12]])).toEqual([
    ['duri', 4_440, 0, '계좌 없음 (지급 못 함)'],
    ['합계', 15_640, 10_840, null],
  ]);
  // What a bank takes: only what is still to be paid, by the bank's code.
  const transfers = await staff.call({ url: `/api/admin/settlement-periods/${november?.id}/transfers?format=csv` });
  expect(decodeCp949(transfers.rawPayload)).toBe(
    '은행코드,은행,계좌번호,이체금액,예금주,받는 통장 표시,내 통장 표시\r\n088,신한은행,110123456789,10840,하나,2026-11 정산,hana\r\n',
  );
  const [transferSheet] = await readXlsxFile(
    (await staff.call({ url: `/api/admin/settlement-periods/${november?.id}/transfers` })).rawPayload,
  );
  expect(transferSheet?.data[1]).toEqual(['088', '신한은행', '110123456789', 10_840, '하나', '2026-11 정산', 'hana']);
  // Marking money as transferred requires proving the sign-in again; a statement does not.
  const unproved = await asStaff('settlements/moves', { settlement_ids: [ids[0]], to: 'PAID' });
  expect(unproved.json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  for (let turn = 0; turn < 2; turn += 1)
    expect((await asStaff('settlements/moves', { settlement_ids: [ids[0]], to: 'PAID', password })).json().results).toEqual([
      { settlement_id: ids[0], refusal: null },
    ]);
  // The password is not part of the idempotency key: a retry without it gets the first response.
  const move = { method: 'POST', url: '/api/admin/settlements/moves', headers: once() } as const;
  const first = await staff.call({ ...move, body: { settlement_ids: [ids[0]], to: 'PAID', password } });
  const replayed = await staff.call({ ...move, body: { settlement_ids: [ids[0]], to: 'PAID' } });
  expect([replayed.headers['idempotency-replayed'], replayed.json()]).toEqual(['true', first.json()]);
  const again = { settlement_ids: [ids[0]], to: 'PAID', payout_reference: '12월 이체', password };
  expect((await asStaff('settlements/moves', again)).json().results[0].refusal).toBe('SETTLEMENT_PAID_ALREADY');
  // The list of settlements has a row of each, who has no account among them, and their sum.
  const list = (await staff.call({ url: '/api/admin/exports/settlements?format=csv' })).body.split('\r\n');
  expect(list.filter((row) => row.startsWith('2026-11,')).map((row) => row.split(',').slice(1, 4))).toEqual([
    ['duri', '아티스트', '마감'],
    ['hana', '아티스트', '지급 완료'],
  ]);
  expect([list.find((row) => row.includes('duri'))?.includes('계좌 없음'), list.at(-2)?.startsWith('합계,')]).toEqual([true, true]);
  // Nothing is left to transfer; what was withheld is a line of the statement of payments, by month and by year.
  expect((await staff.call({ url: `/api/admin/settlement-periods/${november?.id}/transfers?format=csv` })).body.split('\r\n')).toHaveLength(
    2,
  );
  for (const [by, paid] of [
    ['month', '2026-12'],
    ['year', '2026'],
  ])
    expect((await staff.call({ url: `/api/admin/exports/withholdings?format=csv&by=${by}` })).body).toContain(
      `\r\n${paid},hana,hana,,,1,11200,3,330,30,10840\r\n`,
    );
  const { entries: payouts } = (await staff.call({ url: '/api/admin/audit?table=sales.settlements' })).json();
  expect(payouts[0]).toMatchObject({ payout: 10_840, about: [{ kind: 'artist', name: 'hana' }] });
  // Only the sealed row contains the number.
  const { rows: found } = await shop.query(
    "select 1 from sales.payees where payees::text like '%110123456789%' union all select 1 from management.audit_entries where audit_entries::text like '%110123456789%'",
  );
  expect(found).toEqual([]);
});

test('a correction is a new line in the open period, and an earlier period must be closed first', async () => {
  const reply = await asStaff('settlements/corrections', { artist_id: duri.id, amount: 5_000, reason: '지난달 요율 착오' });
  expect(reply.statusCode).toBe(200);
  expect((await asStaff('settlements/corrections', { artist_id: 999_999, amount: 1, reason: '착오' })).json()).toMatchObject({
    code: 'ARTIST_NOT_FOUND',
  });
  expect((await asStaff('settlements/corrections', { artist_id: duri.id, amount: 0, reason: '착오' })).statusCode).toBe(400);
  shop.pass(60 * day);
  const { order } = await sell(1);
  await pay(shop, order.id);
  await confirm(order);
  const [january, december] = await periods();
  shop.pass(31 * day);
  expect((await asStaff(`settlement-periods/${january?.id}/close`)).json()).toMatchObject({ code: 'SETTLEMENT_EARLIER_OPEN' });
  await asStaff(`settlement-periods/${december?.id}/close`);
  const { settlements } = (await staff.call({ url: `/api/admin/settlement-periods/${january?.id}` })).json();
  // Hana's debt is carried over; Duri's correction covered hers.
  expect(settlements.map((row: { carried_amount: number; owed_amount: number }) => [row.carried_amount, row.owed_amount])).toEqual([
    [-7_200, -3_600],
    [0, 1_110],
  ]);
  await asStaff(`settlement-periods/${january?.id}/close`);
  const debt = (await staff.call({ url: `/api/admin/settlement-periods/${january?.id}` })).json().settlements[0];
  expect((await asStaff('settlements/moves', { settlement_ids: [debt.settlement_id], to: 'INVOICED' })).json().results[0].refusal).toBe(
    'SETTLEMENT_NOTHING_DUE',
  );
});

test('a payee’s sum above an integer is read correctly, and does not stop other payees', async () => {
  await asStaff('settlements/corrections', { artist_id: duri.id, amount: 1, reason: '큰 달' });
  const { rows } = await shop.query('select id from sales.settlement_periods where closed_at is null order by starts_on desc limit 1');
  const [{ id: period } = { id: 0 }] = rows as { id: number }[];
  const put = (amount: number) =>
    shop.query(`insert into sales.royalty_entries (period_id, artist_id, kind, cause, amount, reason)
      values (${period}, ${duri.id}, 'ROYALTY', 'CORRECTION', ${amount}, '큰 달')`);
  const before = (await staff.call({ url: `/api/admin/settlement-periods/${period}` })).json();
  for (let time = 0; time < 3; time += 1) await put(2_000_000_000);
  const after = (await staff.call({ url: `/api/admin/settlement-periods/${period}` })).json();
  const owed = ({ settlements }: { settlements: { artist_id: number; owed_amount: number }[] }) =>
    settlements.find(({ artist_id }) => artist_id === duri.id)?.owed_amount ?? 0;
  expect(owed(after) - owed(before)).toBe(6_000_000_000);
  expect((await hana.member.call({ url: '/api/admin/settlement-periods', headers: hana.headers })).statusCode).toBe(200);
  for (let time = 0; time < 3; time += 1) await put(-2_000_000_000);
  await asStaff('settlements/corrections', { artist_id: duri.id, amount: -1, reason: '큰 달' });
});

test('an artist reads and exports only their own statement, layer by layer', async () => {
  const own = await periods(duri);
  const november = own.at(-1);
  expect(november).toMatchObject({ payee_count: 1, owed_amount: 4_440, donation_amount: 1_200 });
  const url = `/api/admin/settlement-periods/${november?.id}/statement`;
  const headers = duri.headers;
  const read = (await duri.member.call({ url: `${url}?artist_id=${duri.id}`, headers })).json<Statement>();
  expect(read.lines[0]).toMatchObject({
    cause: 'SALE',
    kind: 'ROYALTY',
    layer_number: 2,
    quantity: 2,
    unit_price: 4_000,
    base_amount: 7_400,
    rate: 3_000,
    amount: 2_220,
  });
  const csv = await duri.member.call({ url: `${url}.csv?artist_id=${duri.id}`, headers });
  expect(csv.body.startsWith('\uFEFF확정 일시,구분,종류,상품')).toBe(true);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain(',반품·취소,로열티,상품 tee,BACK,2,파도,3,4000,11100,30,-1110,\r\n');
  expect((await duri.member.call({ url: `${url}?artist_id=${hana.id}`, headers })).json()).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
});

test('a correction whose COMMIT was not answered is not repeated by a retry', async () => {
  const call = { method: 'POST', url: '/api/admin/settlements/corrections', headers: once() } as const;
  const body = { artist_id: duri.id, amount: 2_000, reason: '끊긴 연결' };
  const written = "select id from sales.royalty_entries where reason = '끊긴 연결'";
  const end = await loseAnswer(shop.database, written, []);
  expect((await staff.call({ ...call, body })).statusCode).toBe(503);
  await end();
  const repeat = await staff.call({ ...call, body });
  const { rows } = await shop.query(written);
  expect([repeat.statusCode, [repeat.json().entry_id]]).toEqual([200, rows.map((row) => Number((row as { id: string }).id))]);
});
