import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { LineInput } from '#contract/rest/cart.ts';
import { checkoutMessages } from '#storefront/messages/checkout.ts';

/** A design the shop shows, of a piece that is in stock. */
export async function designOnSale(page: Page): Promise<LineInput> {
  const { product_product_customs } = await ask<{
    product_product_customs: { id: number; product_id: number; option: { id: number; stock_count: number } }[];
  }>(
    page,
    `{ product_product_customs(where: {type: {_eq: "SHOP"}, option: {stock_count: {_gt: 5}}}, order_by: {id: asc}, limit: 1) {
      id product_id option { id stock_count } } }`,
  );
  const [design] = product_product_customs;
  if (!design) throw new Error('the demonstration shop shows designs');
  return { product_id: design.product_id, option_id: design.option.id, quantity: 1, product_custom_id: design.id };
}

/** What is left of an option, as a visitor sees it. */
export async function stockOf(page: Page, optionId: number): Promise<number> {
  const { product_product_options_by_pk: option } = await ask<{ product_product_options_by_pk: { stock_count: number } | null }>(
    page,
    `{ product_product_options_by_pk(id: ${optionId}) { stock_count } }`,
  );
  if (!option) throw new Error(`no option ${optionId}`);
  return option.stock_count;
}

/** Puts lines into the cart of this browser, as a guest. */
export async function addToCart(page: Page, lines: LineInput[]): Promise<void> {
  const reply = await page.request.post('/api/cart/lines', { data: { lines } });
  if (!reply.ok()) throw new Error(`cart: ${reply.status()} ${await reply.text()}`);
}

export type Account = { email: string; password: string };

/** The shopper of the demonstration, with orders in every state. */
export const shopper: Account = { email: 'shopper@seam.example', password: 'seam1234!' };

/** A member of today: nothing in the cart, no address, no orders. */
export async function newMember(page: Page): Promise<Account> {
  const account = { email: `buyer-${randomUUID()}@seam.example`, password: 'thread4needle' };
  const consents = { terms: true, personal_information: true, purchase: true, over_14: true };
  const data = { ...account, name: '이바다', nickname: '바다', phone: '010-2345-6789', consents };
  const reply = await page.request.post('/api/members', { data });
  if (!reply.ok()) throw new Error(`sign-up: ${reply.status()} ${await reply.text()}`);
  return account;
}

/** Fills the sign-in form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** Types a destination into the order sheet. */
export async function fillDestination(page: Page): Promise<void> {
  const texts = { recipient: '이바다', phone: '010-2345-6789', zip_code: '04524', address: '서울 중구 세종대로 110' };
  for (const [field, value] of Object.entries(texts)) await page.locator(`#field-${field}`).fill(value);
}

/** Gives every consent the order sheet asks for. */
export async function ticked(page: Page): Promise<void> {
  for (const box of await page.locator('#field-agreements').getByRole('checkbox').all()) await box.check();
}

/** The button that pays, whatever the amount. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: sentenceLike(checkoutMessages.pay.ko) });
}

/** A sentence with any values in its places. */
export function sentenceLike(sentence: string): RegExp {
  return new RegExp(`^${sentence.replace(/\{\w+\}/g, '.+')}$`);
}

async function ask<Data>(page: Page, query: string): Promise<Data> {
  const reply = await page.request.post('/v1/graphql', { data: { query } });
  const { data, errors } = (await reply.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}
