import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor, phone } from './browser.ts';

type Found = { id: number; size: string };

/** Asks the data service for a ready product that has what a test needs. */
async function findProduct(page: Page, where: string): Promise<Found> {
  await page.goto('/main');
  return page.evaluate(async (filter) => {
    const query = `{ product_products(where: ${filter}, order_by: [{ id: asc }], limit: 1) { id options(where: { stock_count: { _gt: 1 } }, limit: 1, order_by: [{ position: asc }]) { size } } }`;
    const reply = await fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const [product] = (await reply.json()).data.product_products;
    return { id: product.id as number, size: (product.options[0]?.size ?? '') as string };
  }, where);
}

const ready = 'is_custom: { _eq: false }, state: { _eq: "ACT" }';

describe('the page of a product', () => {
  test('options: none chosen, the same twice, then into the cart', async () => {
    const { page, context } = await newVisitor();
    const { id, size } = await findProduct(
      page,
      `{ ${ready}, stock_count: { _gt: 10 }, options: { position: { _eq: 1 }, stock_count: { _gt: 1 } } }`,
    );
    await page.goto(`/product/${id}`);
    await page.waitForLoadState('networkidle');
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
    const { id } = await findProduct(page, `{ ${ready}, stock_count: { _lte: 0 } }`);
    await page.goto(`/product/${id}`);
    const bar = page.locator('[data-part="buy-bar"] button');
    expect(await bar.isDisabled()).toBe(true);
    expect(await bar.textContent()).toBe('품절된 상품입니다');
    await context.close();
  });

  test('a brand address leads to the same page, an unknown product to the catch-all', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/main');
    const product = await page.evaluate(async () => {
      const query = '{ product_products(order_by: [{ id: asc }], limit: 1) { id code brand_id } }';
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
      return (await (await fetch('/v1/graphql', init)).json()).data.product_products[0] as { id: number; code: string; brand_id: number };
    });
    await page.goto(`/brand/${product.brand_id}/product/${product.code}`);
    expect(new URL(page.url()).pathname).toBe(`/product/${product.id}`);
    expect((await page.goto('/product/999999'))?.status()).toBe(404);
    await context.close();
  });

  test('saved designs: newest first, picture of the server, renamed and deleted', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/login?next=/mypage/product/custom-save');
    await page.waitForLoadState('networkidle');
    await page.locator('[name="username"]').fill('shopper@seam.example');
    await page.locator('[name="password"]').fill('seam1234!');
    await page.locator('[name="password"]').press('Enter');
    await page.waitForURL(/custom-save$/);
    const first = page.locator('article').first();
    const picture = first.locator('img[src*="/renders/"]').first();
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 20_000 }).toBeGreaterThan(0);

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
