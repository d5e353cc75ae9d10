import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { VatReport } from '#contract/rest/admin/figures.ts';
import type { SettlementPeriods, Statement } from '#contract/rest/admin/settlements.ts';
import type { Order } from '#contract/rest/orders.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { countRoyalties } from '#server/nouns/royalty/count-royalties-job.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { ledgerViolations } from '#test/ledgers.ts';
import { type AddedProduct, addCatalogue, addCoupon, addDesign, addGraphic, addPoints, addProduct } from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';
import { addArtist, addBrand, deliver, pay, type Speaker, sendBack } from '#test/rows/settlement-rows.ts';

type Member = Awaited<ReturnType<CommerceShop['addMember']>>;
const day = 24 * 60;
const password = knownPassword;
let shop: CommerceShop;
let staff: Member;
let natjam: Speaker;
let runners: Speaker;
let cushion: AddedProduct;
let cap: AddedProduct;
let own: AddedProduct;
let tee: AddedProduct;
let graphic: number;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  const catalogue = await addCatalogue(db);
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  await addPassword(shop, staff.userId);
  natjam = await addBrand(shop, 'natjam');
  runners = await addBrand(shop, 'runners');
  const artist = await addArtist(shop, 'hana');
  graphic = await addGraphic(db, { ...catalogue, artistId: artist.id });
  const of = (brand: { id: number }) => ({ ...catalogue, brandId: brand.id });
  cushion = await addProduct(db, of(natjam), { code: 'cushion', price: 19_999, stocks: [500] });
  cap = await addProduct(db, of(runners), { code: 'cap', price: 33_333, stocks: [500] });
  own = await addProduct(db, catalogue, { code: 'own', price: 10_000, stocks: [500] });
  tee = await addProduct(db, of(runners), { code: 'tee', type: 'CUSTOM', price: 21_000, stocks: [500] });
  await shop.query(`with living as (insert into product.categories (name, path_name) values ('{"ko":"리빙","en":"Living"}', 'living') returning id),
    cushions as (insert into product.categories (name, path_name, parent_id) select '{"ko":"쿠션","en":"Cushions"}', 'cushions', id from living returning id)
    update product.products set category_id = (select id from cushions) where code = 'cushion'`);
});

const once = () => ({ 'idempotency-key': randomUUID() });
const asStaff = (url: string, body: object = {}, method: 'POST' | 'PATCH' = 'POST') =>
  staff.call({ method, url: `/api/admin/${url}`, headers: once(), body });
const line = (product: AddedProduct, quantity = 1) => ({ product_id: product.id, option_id: product.optionIds[0] ?? 0, quantity });
const ofCategory = async (path: string) =>
  ((await shop.query(`select id::integer from product.categories where path_name = '${path}'`)).rows[0] as { id: number }).id;

async function buy(buyer: Member, lines: Parameters<typeof openCheckout>[1], choice: object = {}): Promise<Order> {
  const order = await placedOrder(buyer, await openCheckout(buyer, lines), choice);
  await pay(shop, order.id);
  return order;
}

async function confirm(buyer: Member, order: Order): Promise<void> {
  await deliver(shop, order.id);
  const url = `/api/orders/${order.id}/purchase-confirmation`;
  expect((await buyer.call({ method: 'POST', url, headers: once(), body: { is_agreed: true } })).statusCode).toBe(200);
}

async function couponOf(buyer: Member, about: Parameters<typeof addCoupon>[2], isBrandBorne: boolean): Promise<number> {
  const issued = await addCoupon(shop.database.service, buyer.userId, about);
  await shop.query(
    `update sales.coupons set is_brand_borne = ${isBrandBorne} where id = (select coupon_id from sales.issued_coupons where id = ${issued})`,
  );
  return issued;
}

const lineOf = (order: Order, product: AddedProduct) => order.order_products.find(({ product_id }) => product_id === product.id)?.id ?? 0;

const shares = async (order: Order) =>
  (
    await shop.query(`select brand.name ->> 'ko' as brand, base_amount, rate, amount, share.state from sales.royalty_lines share
      join product.brands brand on brand.id = brand_id where order_id = ${order.id} order by 1`)
  ).rows;

test('goods pay their brand the price less its coupon share and the nearest category’s commission, by the terms of the order time', async () => {
  const buyer = await shop.addMember();
  expect(await shares(await buy(buyer, [line(cushion)]))).toEqual([]);
  expect((await asStaff('royalty-rules', { brand_id: natjam.id, artist_id: 1, rate: 1 })).statusCode).toBe(400);
  expect((await asStaff('royalty-rules', { brand_id: 999_999, rate: 1 })).json()).toMatchObject({ code: 'BRAND_NOT_FOUND' });
  await asStaff('royalty-rules', { brand_id: natjam.id, rate: 7_000 });
  await asStaff('royalty-rules', { brand_id: runners.id, rate: 8_777 });
  await asStaff('royalty-rules', { brand_id: natjam.id, category_id: await ofCategory('living'), rate: 8_500 });
  const order = await placedOrder(buyer, await openCheckout(buyer, [line(cushion, 3), line(cap), line(own)]));
  await asStaff('royalty-rules', { brand_id: natjam.id, category_id: await ofCategory('cushions'), rate: 1_000 });
  await pay(shop, order.id);
  expect(await shares(order)).toEqual([
    { brand: 'natjam', base_amount: 59_997, rate: 8_500, amount: 50_997, state: 'EXPECTED' },
    { brand: 'runners', base_amount: 33_333, rate: 8_777, amount: 29_256, state: 'EXPECTED' },
  ]);
  await asStaff('royalty-rules', { brand_id: natjam.id, category_id: await ofCategory('cushions'), rate: null });
});

test('the payer of a coupon is fixed with the line: the brand for its own coupon, else the shop, which also pays for points', async () => {
  const buyer = await shop.addMember();
  await addPoints(shop.database.service, buyer.userId, 5_000);
  const lines = [line(cushion), line(cap)];
  const byShop = await buy(buyer, lines, {
    issued_coupon_ids: [await couponOf(buyer, { discount_value: 10_000 }, false)],
    point_amount: 5_000,
  });
  expect(await shares(byShop)).toMatchObject([{ base_amount: 19_999 }, { base_amount: 33_333 }]);
  const borne = await couponOf(buyer, { discount_value: 10_000 }, true);
  const byBrand = await buy(buyer, lines, { issued_coupon_ids: [borne] });
  await shop.query('update sales.coupons set is_brand_borne = false');
  const discounts = [cushion, cap].map(
    ({ id }) => byBrand.order_products.find(({ product_id }) => product_id === id)?.coupon_discount_amount ?? 0,
  );
  expect(discounts.reduce((sum, each) => sum + each, 0)).toBe(10_000);
  expect(await shares(byBrand)).toMatchObject([
    { base_amount: 19_999 - (discounts[0] ?? 0) },
    { base_amount: 33_333 - (discounts[1] ?? 0) },
  ]);
});

test('a design pays its brand the garment and its artist the layers, and a brand’s coupon takes nothing from the artist', async () => {
  const buyer = await shop.addMember();
  const design = await addDesign(shop.database.service, { product: tee, userId: buyer.userId, graphicIds: [graphic] });
  const borne = await couponOf(buyer, { type: 'PRODUCT', discount_value: 3_000 }, true);
  const order = await buy(buyer, [{ ...line(tee, 2), product_custom_id: design }], { issued_coupon_ids: [borne] });
  const { rows } = await shop.query(
    `select kind, unit_price, base_amount from sales.royalty_lines where order_id = ${order.id} order by id`,
  );
  expect(rows).toMatchObject([
    { kind: 'ROYALTY', unit_price: 4_000, base_amount: 8_000 },
    { kind: 'PROCEEDS', unit_price: 21_000, base_amount: 42_000 - (order.order_products[0]?.coupon_discount_amount ?? 0) },
  ]);
});

test('a brand’s shown proceeds equal its payout exactly, over purchases, refunds, both kinds of coupons and a correction in two months', async () => {
  const seller = ['name', 'representative', 'registration_number', 'report_number', 'address', 'phone', 'email', 'return_address'];
  await shop.query(
    `update product.brands set is_brokered = true, ${seller.map((fact) => `seller_${fact} = '1234567890'`).join(', ')} where id = ${runners.id}`,
  );
  for (let turn = 0; turn < 12; turn += 1) {
    const buyer = await shop.addMember();
    const coupon = turn % 3 === 0 ? [await couponOf(buyer, { discount_type: 'RATE', discount_value: 13 }, turn % 2 === 0)] : [];
    const order = await buy(buyer, [line(cushion, 1 + (turn % 4)), line(cap, 1 + (turn % 3)), line(own)], { issued_coupon_ids: coupon });
    if (turn % 4 === 1) await sendBack(shop, { order: order.id, line: lineOf(order, cap), quantity: 1 });
    if (turn % 5 !== 4) await confirm(buyer, order);
    if (turn % 4 === 2) await sendBack(shop, { order: order.id, line: lineOf(order, cushion), quantity: 2 });
    if (turn === 5) shop.pass(12 * day);
  }
  await countRoyalties(shop);
  await asStaff('settlements/corrections', { brand_id: natjam.id, amount: -1_234, reason: '반품 택배비' });
  expect((await asStaff('settlements/corrections', { brand_id: natjam.id, artist_id: 1, amount: 1, reason: '둘' })).statusCode).toBe(400);
  shop.pass(31 * day);
  const { periods } = (await staff.call({ url: '/api/admin/settlement-periods' })).json<SettlementPeriods>();
  for (const period of periods.toReversed()) expect((await asStaff(`settlement-periods/${period.id}/close`)).statusCode).toBe(200);

  const account = { business_number: '1234567890', bank: 'SHINHAN', number: '110123456789', holder: '낮잠상회' };
  expect((await asStaff(`brands/${natjam.id}/payee`, account, 'PATCH')).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
  for (const { id } of [natjam, runners])
    expect((await asStaff(`brands/${id}/payee`, { ...account, password }, 'PATCH')).statusCode).toBe(200);
  const ids = (await shop.query('select id::integer from sales.settlements where brand_id is not null order by id')).rows as {
    id: number;
  }[];
  const settlement_ids = ids.map(({ id }) => id);
  for (const to of ['INVOICED', 'PAID']) {
    const { results } = (await asStaff('settlements/moves', { settlement_ids, to, payout_reference: '이체', password })).json();
    expect(results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual(ids.map(() => null));
  }

  // What was sold for a seller is the seller's to report: the shop's part of it is its commission.
  const year = koreanDay(shop.clock()).slice(0, 4);
  const { brokered } = (await staff.call({ url: `/api/admin/vat?from=${Number(year) - 1}-01-01&until=${year}-12-31` })).json<VatReport>();
  const { rows: kept } = await shop.query(`select sum(share.amount * greatest(0, line.quantity - coalesce((select sum(taken.quantity)
      from sales.claim_products taken join sales.claims claim on claim.id = taken.claim_id
      where taken.order_product_id = line.id and claim.type = 'RETURN' and claim.status = 'COMPLETED'), 0)) / line.quantity)::integer as sellers
    from sales.royalty_lines share join sales.order_products line on line.id = share.order_product_id where line.snapshot ? 'seller'`);
  const [{ sellers } = { sellers: 0 }] = kept as { sellers: number }[];
  expect(brokered.commission).toBeGreaterThan(0);
  expect(Math.abs(brokered.sold - brokered.commission - sellers)).toBeLessThan(12);

  for (const brand of [natjam, runners]) {
    const { headers, member, id } = brand;
    const seen = (await member.call({ url: '/api/admin/settlement-periods', headers })).json<SettlementPeriods>().periods;
    expect(seen).toHaveLength(2);
    for (const period of seen) {
      const url = `/api/admin/settlement-periods/${period.id}`;
      const read = (await member.call({ url: `${url}/statement?brand_id=${id}`, headers })).json<Statement>();
      // What the shop transferred, by the ledger and by the lines as they were sold, kept and charged, each in SQL alone.
      const { rows } = await shop.query(`
        select payout_amount, income_tax + local_tax + vat as taxes,
          (select sum(amount) from sales.royalty_entries where brand_id = ${id} and period_id = ${period.id})::integer as booked
        from sales.settlements where brand_id = ${id} and period_id = ${period.id}`);
      const lines = read.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(rows).toEqual([{ payout_amount: lines, taxes: 0, booked: lines }]);
      expect(period).toMatchObject({ owed_amount: lines, payout_amount: lines, payee_count: 1, state: 'PAID' });
      expect(
        read.lines.every(({ kind, order_number, cause }) => kind === 'PROCEEDS' && (cause === 'CORRECTION') === (order_number === null)),
      ).toBe(true);
      const other = brand === natjam ? runners : natjam;
      const theirs = await member.call({ url: `${url}/statement?brand_id=${other.id}`, headers });
      expect(theirs.json()).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
    }
    const { rows } = await shop.query(`
      with kept as (
        select share.id, share.amount, line.quantity, line.quantity - coalesce((select sum(taken.quantity) from sales.claim_products taken
            join sales.claims claim on claim.id = taken.claim_id
            where taken.order_product_id = line.id and claim.type = 'RETURN' and claim.status = 'COMPLETED'), 0) as pieces
        from sales.royalty_lines share join sales.order_products line on line.id = share.order_product_id
        join sales.orders o on o.id = share.order_id where share.brand_id = ${id} and o.confirmed_at is not null)
      select (select sum(amount * pieces / quantity) from kept)::integer + coalesce((select sum(amount) from sales.royalty_entries
          where brand_id = ${id} and cause = 'CORRECTION'), 0)::integer as due,
        (select sum(payout_amount) from sales.settlements where brand_id = ${id})::integer as paid`);
    const [sums] = rows as { due: number; paid: number }[];
    expect(sums?.paid).toBe(sums?.due);
    expect(sums?.paid).toBeGreaterThan(0);
  }
  const file = await staff.call({ url: `/api/admin/settlement-periods/${periods[0]?.id}/payouts.xlsx` });
  const [sheet] = await readXlsxFile(file.rawPayload);
  const [, , , , , gross, commission] = sheet?.data[1] ?? [];
  expect([Number(gross) > Number(commission), Number(commission) > 0]).toEqual([true, true]);
  expect(sheet?.data.slice(1, -1).map(([name, bank]) => [name, bank])).toEqual([
    ['natjam', '신한은행'],
    ['runners', '신한은행'],
  ]);
  const commissions = (await staff.call({ url: '/api/admin/exports/commissions?format=csv&q=natjam' })).body.split('\r\n');
  expect(commissions[1]).toMatch(/^natjam,.*,전체,[\d.]+,2026-/);
  expect(await ledgerViolations(shop)).toEqual([]);
});
