import type { Page } from 'playwright-core';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { ask, visit } from './shopper.ts';

export type Choice = { productId: number; optionId: number; name: string; size: string };

/** A general product of the demonstration shop by its Korean name, in one of its sizes. */
export async function choiceOf(name: string, size: string): Promise<Choice> {
  const query = `query ($name: jsonb!, $size: String!) {
    product_products(where: { name: { _contains: $name } }) { id options(where: { size: { _eq: $size } }) { id } }
  }`;
  const { product_products: found } = await ask<{ product_products: { id: number; options: { id: number }[] }[] }>(query, {
    name: { ko: name },
    size,
  });
  const [product] = found;
  const [option] = product?.options ?? [];
  if (!product || !option) throw new Error(`the demonstration shop sells no ${name} in ${size}`);
  return { productId: product.id, optionId: option.id, name, size };
}

/** How many pieces are left, as the data service tells everybody. */
export async function stockOf(optionId: number): Promise<number> {
  const query = 'query ($id: bigint!) { product_product_options_by_pk(id: $id) { stock_count } }';
  const answer = await ask<{ product_product_options_by_pk: { stock_count: number } }>(query, { id: optionId });
  return answer.product_product_options_by_pk.stock_count;
}

/** Chooses the size on the product's page, puts it into the cart and goes there. */
export async function putIntoCart(page: Page, { productId, name, size }: Choice): Promise<void> {
  await visit(page, urlFor('product-id', { id: productId }));
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name }).waitFor();
  await main.getByRole('group', { name: productTexts.size.ko }).getByRole('button', { name: size }).click();
  await main.getByRole('button', { name: productTexts.addToCart.ko, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: productTexts.goToCart.ko }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByRole('checkbox', { name: cartMessages.selectLine.ko.replace('{name}', name) }).waitFor();
}
