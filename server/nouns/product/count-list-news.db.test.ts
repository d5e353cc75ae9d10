import { beforeAll, expect, test } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { onServer } from '#test/database.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { countListNews } from './count-list-news.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  shirt = await addProduct(service, await addCatalogue(service), { code: 'shirt', price: 30_000, stocks: [1_000] });
});

const counts = () =>
  shop.database.service
    .selectFrom('product.products as product')
    .innerJoin('product.product_lists as listed', 'listed.product_id', 'product.id')
    .select([
      'product.sales_count as sold',
      'listed.sales_count as listed_sold',
      'product.like_count as liked',
      'listed.like_count as listed_liked',
    ])
    .where('product.id', '=', shirt.id)
    .execute();

test('sold pieces and likes are counted for the product and its lists by the next job run, once', async () => {
  const member = await shop.addMember();
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 3 }]);
  const payment = await startedPayment(member, await placedOrder(member, checkout));
  await shop.press(payment.paymentId, payment.request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync`, body: {} });
  await onServer(shop.database.url, `insert into product.product_likes (user_id, product_id) values ('${member.userId}', ${shirt.id})`);
  await countListNews(shop);
  await countListNews(shop);
  const rows = await counts();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ sold: 3, listed_sold: 3, liked: 1, listed_liked: 1 });
  expect(await shop.database.service.selectFrom('product.list_news').select('id').execute()).toEqual([]);
});
