import { describe, expect, test } from 'vitest';
import { newVisitor, phone } from './browser.ts';
import { ask, demoShopper, fillLogin, poll, visit } from './shopper.ts';

type Found = { id: number; size: string };

/** Asks the data service for a ready product that has what a test needs. */
async function findProduct(where: string): Promise<Found> {
  const { product_products: found } = await ask<{ product_products: { id: number; options: { size: string }[] }[] }>(
    `{ product_products(where: ${where}, order_by: [{ id: asc }], limit: 1) {
      id options(where: { stock_count: { _gt: 1 } }, limit: 1, order_by: [{ position: asc }]) { size } } }`,
  );
  const [product] = found;
  if (!product) throw new Error(`the demonstration shop sells nothing where ${where}`);
  return { id: product.id, size: product.options[0]?.size ?? '' };
}

const ready = 'is_custom: { _eq: false }, state: { _eq: "ACT" }';

describe('the page of a product', () => {
  test('options: none chosen, the same twice, then into the cart', async () => {
    const { page, context } = await newVisitor();
    const { id, size } = await findProduct(
      `{ ${ready}, stock_count: { _gt: 10 }, options: { position: { _eq: 1 }, stock_count: { _gt: 1 } } }`,
    );
    await visit(page, `/product/${id}`);
    const cart = page.getByRole('button', { name: '장바구니', exact: true });
    const alert = page.getByRole('alertdialog');
    await cart.click();
    await alert.getByText('색상/사이즈 옵션을 선택해 주세요.').first().waitFor();
    await alert.getByRole('button', { name: '확인' }).click();

    const colors = page.getByRole('group', { name: '색상' });
    if (await colors.isVisible()) await colors.getByRole('button').first().click();
    const choice = page.getByRole('group', { name: '사이즈' }).getByRole('button', { name: new RegExp(`^${size}`) });
    await choice.click();
    await choice.click();
    await alert.getByText('이미 선택한 옵션입니다.').first().waitFor();
    await alert.getByRole('button', { name: '확인' }).click();

    await cart.click();
    await alert.getByRole('button', { name: '장바구니 보기' }).click();
    await page.waitForURL(/\/cart$/);
    await context.close();
  });

  test('sold out: dimmed, said, and not for sale', async () => {
    const { page, context } = await newVisitor({ device: phone });
    const { id } = await findProduct(`{ ${ready}, stock_count: { _lte: 0 } }`);
    await page.goto(`/product/${id}`);
    const bar = page.locator('[data-part="buy-bar"] button');
    expect(await bar.isDisabled()).toBe(true);
    expect(await bar.textContent()).toBe('품절된 상품입니다');
    await context.close();
  });

  test('a brand address leads to the same page, an unknown product to the catch-all', async () => {
    const { page, context } = await newVisitor();
    const { product_products: found } = await ask<{ product_products: { id: number; code: string; brand_id: number }[] }>(
      '{ product_products(order_by: [{ id: asc }], limit: 1) { id code brand_id } }',
    );
    const [product] = found;
    if (!product) throw new Error('the demonstration shop sells nothing');
    await page.goto(`/brand/${product.brand_id}/product/${product.code}`);
    expect(new URL(page.url()).pathname).toBe(`/product/${product.id}`);
    expect((await page.goto('/product/999999'))?.status()).toBe(404);
    await context.close();
  });

  test('saved designs: newest first, picture of the server, renamed and deleted', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/login?next=/mypage/product/custom-save');
    await fillLogin(page, demoShopper);
    await page.waitForURL(/custom-save$/);
    const first = page.locator('article').first();
    const picture = first.locator('img[src*="/renders/"]').first();
    await picture.waitFor();
    await poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

    await first.getByRole('button', { name: /더 보기$/ }).click();
    await page.getByRole('menuitem', { name: '이름 바꾸기' }).click();
    await page.getByRole('textbox', { name: '디자인 이름' }).fill('새 이름의 디자인');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await first.getByRole('heading', { name: '새 이름의 디자인' }).waitFor();

    await first.getByRole('button', { name: /더 보기$/ }).click();
    await page.getByRole('menuitem', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await page.getByText('디자인을 삭제했습니다.').waitFor();
    const listed = page.waitForResponse((response) => response.request().postData()?.includes('selectProductCustoms') ?? false);
    await page.reload();
    await (await listed).finished();
    await first.waitFor();
    expect(await page.getByRole('heading', { name: '새 이름의 디자인' }).count()).toBe(0);
    await context.close();
  });
});
