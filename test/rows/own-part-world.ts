import { randomUUID } from 'node:crypto';
import { countShares } from '#server/nouns/royalty/count-shares.ts';
import { closePeriod } from '#server/nouns/settlement/close-period.ts';
import type { Theirs } from '#server/rest/access/own-part-aims.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import type { CommerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, type placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { addCatalogue, addDesign, addGraphic, addProduct } from './commerce-rows.ts';
import { addReview } from './review-rows.ts';
import { addArtist, addBrand, deliver, pay, type Speaker } from './settlement-rows.ts';

/** Markers that occur only in other people's data: buyer, address, secret question, an artist's earnings. */
const mark = {
  recipient: '비밀수령인',
  phone: '01098761234',
  street: '서울 종로구 비밀로 77',
  question: '다른 브랜드에만 묻는 말',
  correction: '다른 아티스트만 아는 정정',
  amount: '7654321',
  rate: '4321',
  option: '다른 브랜드만 아는 옵션',
};

/**
 * Two brands and two artists, each with something sold to the same buyer. One of each makes the requests; the other's data must stay
 * hidden.
 */
export interface OwnPartWorld {
  own: { brand: Speaker; artist: Speaker };
  theirs: Theirs;
  /** Text that occurs only in the other's rows. */
  marks: readonly string[];
  /** The other's rows as one text. */
  fingerprint(): Promise<string>;
}

/** Fills a shop with such a world. */
export async function ownPartWorld(shop: CommerceShop): Promise<OwnPartWorld> {
  const db = shop.database.service;
  const catalogue = await addCatalogue(db);
  const [brand, otherBrand] = [await addBrand(shop, 'ieum-own'), await addBrand(shop, 'other-brand')];
  const [artist, otherArtist] = [await addArtist(shop, 'own-artist'), await addArtist(shop, 'other-artist')];
  const graphics = [
    await addGraphic(db, { ...catalogue, artistId: artist.id }),
    await addGraphic(db, { ...catalogue, artistId: otherArtist.id }),
  ];
  const mug = await addProduct(db, { ...catalogue, brandId: brand.id }, { code: 'mug', stocks: [99] });
  const cap = await addProduct(db, { ...catalogue, brandId: otherBrand.id }, { code: 'cap', stocks: [99, 99] });
  const tee = await addProduct(db, { ...catalogue, brandId: otherBrand.id }, { code: 'tee', type: 'CUSTOM', stocks: [99] });
  await db
    .updateTable('product.product_options')
    .set({ state: 'STOP', name: JSON.stringify({ ko: mark.option, en: mark.option }) })
    .where('id', '=', cap.optionIds[1] ?? 0)
    .execute();
  await db
    .insertInto('sales.royalty_rules')
    .values({ artist_id: otherArtist.id, rate: Number(mark.rate), starts_at: shop.clock() })
    .execute();

  const buyer = await shop.addMember();
  const place = async (lines: Parameters<typeof openCheckout>[1], destination: object) => {
    const checkout = await openCheckout(buyer, lines);
    const call = orderCall(checkout);
    const reply = await buyer.call({ ...call, body: { ...call.body, destination } });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<Awaited<ReturnType<typeof placedOrder>>>();
  };
  const home = { recipient: mark.recipient, phone: mark.phone, zip_code: '03000', address: mark.street, detail_address: '' };
  const capLine = { product_id: cap.id, option_id: cap.optionIds[0] ?? 0 };
  const design = await addDesign(db, { product: tee, userId: buyer.userId, graphicIds: graphics });
  const teeLine = { product_id: tee.id, option_id: tee.optionIds[0] ?? 0, product_custom_id: design };
  const theirOrder = await place([capLine, teeLine], home);
  const payment = await startedPayment(buyer, theirOrder);
  await pay(shop, theirOrder.id);
  // One order with a line of each: the brand sees that it exists, and only its own line.
  const shared = await place([{ product_id: mug.id, option_id: mug.optionIds[0] ?? 0 }, capLine], home);
  await pay(shop, shared.id);
  const line = theirOrder.order_products.find((each) => each.product_id === cap.id)?.id ?? 0;
  await deliver(shop, theirOrder.id);
  await db
    .updateTable('sales.orders')
    .set({ status: 'PURCHASE_CONFIRMED', confirmed_at: shop.clock() })
    .where('id', '=', theirOrder.id)
    .execute();
  await inTransaction(db, (trx) => countShares(trx, theirOrder.id, shop.clock()));

  const period = await db.selectFrom('sales.settlement_periods').select('id').executeTakeFirstOrThrow();
  const correction = { artist_id: otherArtist.id, amount: Number(mark.amount), reason: mark.correction };
  await db
    .insertInto('sales.royalty_entries')
    .values({ ...correction, period_id: period.id, kind: 'ROYALTY', cause: 'CORRECTION', created_at: shop.clock() })
    .execute();
  shop.pass(20 * 24 * 60);
  await closePeriod(shop, randomUUID(), period.id);
  const settlement = await db
    .selectFrom('sales.settlements')
    .select(['id', 'owed_amount'])
    .where('artist_id', '=', otherArtist.id)
    .executeTakeFirstOrThrow();
  const inquiry = await db
    .insertInto('member.inquiries')
    .values({ user_id: buyer.userId, product_id: cap.id, type: 'ETC', title: mark.question, content: mark.question, is_secret: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const review = await addReview(db, buyer.userId, theirOrder);
  return {
    own: { brand, artist },
    marks: [...Object.values(mark), theirOrder.order_number, payment.paymentId, buyer.userId, String(settlement.owed_amount)],
    theirs: {
      brand: { id: otherBrand.id, product: cap.id, option: cap.optionIds[0] ?? 0, line, inquiry: inquiry.id, review },
      artist: { id: otherArtist.id, graphic: graphics[1] ?? 0, period: period.id, settlement: settlement.id },
      order: { id: theirOrder.id, paymentId: payment.paymentId, buyer: buyer.userId },
    },
    async fingerprint() {
      const { rows } = await shop.query(`
        select string_agg(text, ' ' order by text) as all_text from (
          select o::text as text from sales.orders o
          union all select l::text from sales.preparations l union all select i::text from member.inquiries i where i.is_secret
          union all select r::text from product.reviews r union all select s::text from sales.settlements s
          union all select e::text from sales.royalty_entries e union all select p::text from product.product_options p
          union all select c::text from sales.order_status_changes c union all select m::text from member.inquiry_messages m) everything`);
      return (rows[0] as { all_text: string }).all_text;
    },
  };
}
