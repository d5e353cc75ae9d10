import type { Page } from 'playwright-core';
import type { LineInput } from '#contract/rest/cart.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { type ProductFilter, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { loadBelow } from '#storefront/screens/product/product/load-below.ts';
import { selectProductPageQuery } from '#storefront/screens/product/product/operations.ts';
import type { ProductPage } from '#storefront/screens/product/product/product-data.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { payButton } from './checkout-hands.ts';
import { queryData, visit } from './shopper.ts';

export type Choice = { productId: number; optionId: number; name: string; size: string };

/** The first ready-made product in stock with this many sizes and no colour to choose; returns its sizes in display order. */
export async function productInStock({ sizes = 1 } = {}): Promise<[Choice, ...Choice[]]> {
  type Product = { id: number; name: { ko: string }; options: { id: number; size: string; color_id: number | null }[] };
  const { product_products: found } = await queryData<{ product_products: Product[] }>(`{
    product_products(where: { is_custom: { _eq: false }, stock_count: { _gt: 10 } }, order_by: [{ id: asc }]) {
      id name options(where: { stock_count: { _gt: 5 } }, order_by: [{ position: asc }]) { id size color_id } } }`);
  const product = found.find(({ options }) => options.length === sizes && new Set(options.map(({ color_id }) => color_id)).size === 1);
  const [first, ...others] = (product?.options ?? []).map(({ id, size }) => ({ optionId: id, size }));
  if (!product || !first) throw new Error(`the demonstration shop sells nothing in ${sizes} sizes`);
  const choice = (option: typeof first): Choice => ({ ...option, productId: product.id, name: product.name.ko });
  return [choice(first), ...others.map(choice)];
}

/** A public design on a garment in stock. */
export async function designOnSale(): Promise<LineInput> {
  const { product_product_customs: found } = await queryData<{
    product_product_customs: { id: number; product_id: number; option: { id: number } }[];
  }>(
    `{ product_product_customs(where: {type: {_eq: "SHOP"}, option: {stock_count: {_gt: 5}}}, order_by: {id: asc}, limit: 1) {
      id product_id option { id } } }`,
  );
  const [design] = found;
  if (!design) throw new Error('the demonstration shop shows no design');
  return { product_id: design.product_id, option_id: design.option.id, quantity: 1, product_custom_id: design.id };
}

/** The first product that matches, as its page reads it. */
export async function findProduct(where: ProductFilter): Promise<ProductPage> {
  const { product_products: found } = await queryData(productsQuery, { where, order_by: [{ id: 'asc' }], limit: 1, offset: 0 });
  const { product_products_by_pk: product } = await queryData(selectProductPageQuery, { id: found[0]?.id ?? 0 });
  if (!product) throw new Error(`the demonstration shop sells nothing where ${JSON.stringify(where)}`);
  return { ...product, ...(await loadBelow(queryData, product)) };
}

/** Remaining stock according to the public data service. */
export async function stockOf(optionId: number): Promise<number> {
  const query = 'query ($id: bigint!) { product_product_options_by_pk(id: $id) { stock_count } }';
  const answer = await queryData<{ product_product_options_by_pk: { stock_count: number } }>(query, { id: optionId });
  return answer.product_product_options_by_pk.stock_count;
}

/** Opens the product's page and selects the size. */
export async function chooseSize(page: Page, { productId, name, size }: Choice): Promise<void> {
  await visit(page, urlFor('product-id', { id: productId }));
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name }).waitFor();
  const sizes = main.getByRole('group', { name: new RegExp(`^(${productTexts.size.ko}|${productTexts.variant.ko})$`) });
  if (await sizes.isVisible()) await sizes.getByRole('button', { name: size }).click();
}

/** Selects the size on the product's page, adds it to the cart and opens the cart. */
export async function putIntoCart(page: Page, choice: Choice): Promise<void> {
  await chooseSize(page, choice);
  await page.getByRole('main').getByRole('button', { name: productTexts.addToCart.ko, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: productTexts.goToCart.ko }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByRole('checkbox', { name: cartMessages.selectLine.ko.replace('{name}', choice.name) }).waitFor();
}

/** Adds a line to this browser's cart as a guest, without the product page, and opens the cart. */
export async function addToCart(page: Page, line: LineInput): Promise<void> {
  const reply = await page.request.post('/api/cart/lines', { data: { lines: [line] } });
  if (!reply.ok()) throw new Error(`cart: ${reply.status()} ${await reply.text()}`);
  await visit(page, urlFor('cart'));
}

/** Selects the size on the product's page and opens a checkout for it alone. */
export async function buyNow(page: Page, choice: Choice): Promise<void> {
  await chooseSize(page, choice);
  await page.getByRole('main').getByRole('button', { name: productTexts.buyNow.ko, exact: true }).click();
  await page.waitForURL(/\/order\/[^/]+$/);
  await payButton(page).waitFor();
}
