import { beforeAll, expect, test } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { sweepPayments } from './sweep-payments-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
const line = () => ({ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 1 });
const deposit = { payment_method: 'VIRTUAL_ACCOUNT', is_escrow: true };

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [99],
  });
});

test('a deposit is held by the shop’s purchase safety service, which is informed once of the shipping', async () => {
  const member = await shop.addMember();
  await shop.query("update management.shop_info set escrow_provider = ''");
  const refused = await member.call(orderCall(await openCheckout(member, [line()]), deposit));
  expect(refused.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'is_escrow' });
  await shop.query("update management.shop_info set escrow_provider = '토스페이먼츠'");
  const byCard = await member.call(orderCall(await openCheckout(member, [line()]), { ...deposit, payment_method: 'CARD' }));
  expect(byCard.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });

  const order = await placedOrder(member, await openCheckout(member, [line()]), deposit);
  expect(order).toMatchObject({ is_escrow: true });
  const payment = await startedPayment(member, order);
  expect(payment.request).toMatchObject({ payMethod: 'VIRTUAL_ACCOUNT', isEscrow: true });
  await shop.press(payment.paymentId, payment.request, 'issue');
  await shop.happens(payment.paymentId, { action: 'deposit' });
  await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
  const reported = async () =>
    (await shop.query(`select shipment_reported_at from sales.payments where payment_id = '${payment.paymentId}'`)).rows;
  await sweepPayments(shop);
  expect(await reported()).toEqual([{ shipment_reported_at: null }]);

  await shop.query(`update sales.orders set courier = 'EPOST', tracking_number = '6900000000001', shipped_at = '${shop.clock().toISOString()}'
    where id = ${order.id}`);
  shop.faults.plan({ faults: [{ kind: 'error', call: 'shipment' }] });
  await sweepPayments(shop);
  expect(await reported()).toEqual([{ shipment_reported_at: null }]);
  shop.pass(60);
  await sweepPayments(shop);
  expect(await reported()).toEqual([{ shipment_reported_at: shop.clock() }]);
});

test('a deposit without the service is paid as before, and changing to a card ends the service', async () => {
  const member = await shop.addMember();
  const plain = await placedOrder(member, await openCheckout(member, [line()]), { payment_method: 'VIRTUAL_ACCOUNT' });
  expect((await startedPayment(member, plain)).request).toMatchObject({ isEscrow: false });
  const order = await placedOrder(member, await openCheckout(member, [line()]), deposit);
  expect((await startedPayment(member, order, { method: 'CARD' })).request).not.toHaveProperty('isEscrow');
});

test('checkout and order name the seller of brokered goods, and an order keeps the seller it was placed under', async () => {
  const member = await shop.addMember();
  expect((await openCheckout(member, [line()])).lines).toMatchObject([{ seller: null }]);
  await expect(shop.query('update product.brands set is_brokered = true')).rejects.toThrow('brands_seller_named');
  await shop.query(`update product.brands set is_brokered = true, seller_name = '한강러너스', seller_representative = '오강민',
    seller_registration_number = '000-00-00001', seller_report_number = '제1호', seller_address = '서울', seller_phone = '02-0000-0001',
    seller_email = 'a@b.example', seller_return_address = '경기'`);
  const checkout = await openCheckout(member, [line()]);
  const seller = { name: '한강러너스', registration_number: '000-00-00001', return_address: '경기' };
  expect(checkout.lines).toMatchObject([{ seller }]);
  const order = await placedOrder(member, checkout);
  await shop.query("update product.brands set seller_return_address = '강원'");
  const read = await member.call({ url: `/api/orders/${order.id}` });
  expect(read.json().order_products).toMatchObject([{ seller }]);
});
