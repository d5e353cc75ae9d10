import type { Page } from 'playwright-core';
import type { LineInput } from '#contract/rest/cart.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { ask } from './shopper.ts';

/** A design the shop shows, of a piece that is in stock. */
export async function designOnSale(): Promise<LineInput> {
  const { product_product_customs } = await ask<{
    product_product_customs: { id: number; product_id: number; option: { id: number } }[];
  }>(
    `{ product_product_customs(where: {type: {_eq: "SHOP"}, option: {stock_count: {_gt: 5}}}, order_by: {id: asc}, limit: 1) {
      id product_id option { id } } }`,
  );
  const [design] = product_product_customs;
  if (!design) throw new Error('the demonstration shop shows designs');
  return { product_id: design.product_id, option_id: design.option.id, quantity: 1, product_custom_id: design.id };
}

/** Puts lines into the cart of this browser, as a guest. */
export async function addToCart(page: Page, lines: LineInput[]): Promise<void> {
  const reply = await page.request.post('/api/cart/lines', { data: { lines } });
  if (!reply.ok()) throw new Error(`cart: ${reply.status()} ${await reply.text()}`);
}

/** Types destination and orderer into the order sheet of a new member. */
export async function fillDestination(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(deliveryMessages.recipient.ko).fill('이바다');
  await field(deliveryMessages.zipCode.ko).fill('04524');
  await field(deliveryMessages.address.ko).fill('서울 중구 세종대로 110');
  for (const phone of await field(deliveryMessages.phone.ko).all()) await phone.fill('010-2345-6789');
}
