import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { factFieldsOf } from '#rules/catalogue/product-facts.ts';
import { inCentimetres, sizeTable } from '#rules/catalogue/size-table.ts';
import { formatWon } from '#rules/money/money.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { shownState } from '#rules/shop/shown.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { savedTexts } from '#storefront/screens/my/product-custom-save/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { sizesOf } from '#storefront/screens/product/product/product-data.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { hiddenTabs } from './hands/keyboard-hands.ts';
import { findProduct } from './hands/product-hands.ts';
import { demoShopper, fillLogin, newMember, poll, queryData, signIn, visit } from './hands/shopper.ts';

const ready = { is_custom: { _eq: false }, state: { _eq: shownState } };
const twoFits = { is_custom: { _eq: true }, frames: { position: { _gt: 0 } } };
const inPlenty = { stock_count: { _gt: 10 } };

describe('the page of a product', () => {
  test('a product is added to the cart only with an option, a repeated option stays one line, with the first shown price, and is reported', async () => {
    const { page, context } = await newVisitor();
    const product = await findProduct({ ...ready, ...inPlenty, options: { position: { _eq: 1 }, stock_count: { _gt: 1 } } });
    const { id, options } = product;
    const size = options.find(({ stock_count }) => stock_count > 1)?.size ?? '';
    await visit(page, `/product/${id}`);
    const cart = page.getByRole('button', { name: '장바구니', exact: true });
    const alert = page.getByRole('alertdialog');
    await cart.click();
    await alert.getByText('색상/사이즈 옵션을 선택해 주세요.').first().waitFor();
    await alert.getByRole('button', { name: '확인' }).click();

    const colors = page.getByRole('group', { name: '색상' });
    if (await colors.isVisible()) await colors.getByRole('button').first().click();
    const choice = page.getByRole('group', { name: /^(사이즈|종류)$/ }).getByRole('button', { name: new RegExp(`^${size}`) });
    await choice.click();
    await choice.click();
    await alert.getByText('이미 선택한 옵션입니다.').first().waitFor();
    await alert.getByRole('button', { name: '확인' }).click();

    await cart.click();
    await alert.getByRole('button', { name: '장바구니 보기' }).click();
    await page.waitForURL(/\/cart$/);
    const told = await page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        entry.event === 'view_item' || entry.event === 'add_to_cart' ? [{ event: entry.event, value: entry.ecommerce.value }] : [],
      ),
    );
    const surcharge = options.find((option) => option.size === size)?.price ?? 0;
    const price = sellingPrice(product) + surcharge;
    expect(told).toEqual([
      { event: 'view_item', value: price - surcharge },
      { event: 'add_to_cart', value: price },
    ]);
    await page.getByRole('main').getByText(formatWon(price, 'ko')).first().waitFor();
    await context.close();
  });

  test('a sold-out product is dimmed and labelled, shows alternatives, and accepts a restock request that My page lists', async () => {
    const { page, context } = await newVisitor({ device: phone });
    const { id } = await findProduct({ ...ready, stock_count: { _lte: 0 } });
    await signIn(page, await newMember());
    await visit(page, `/product/${id}`);
    const said = page.getByRole('main').getByText(productTexts.soldOut.ko);
    await said.waitFor();
    expect(await said.count()).toBe(1);
    expect(await page.getByRole('heading', { name: productTexts.alternatives.ko }).count()).toBe(1);
    await page.locator('[data-part="buy-bar"]').getByRole('button', { name: productTexts.restock.ko }).click();
    const sheet = page.getByRole('dialog', { name: productTexts.restock.ko });
    await sheet.getByRole('button').filter({ hasText: productTexts.restockAsk.ko }).first().click();
    await sheet.getByRole('button').filter({ hasText: productTexts.restockAsked.ko }).waitFor();
    await visit(page, urlFor('mypage'));
    await page.getByText(mypageMessages.isAwaited.ko).waitFor();
    await context.close();
  });

  test('a garment’s colour changes its picture, which can be enlarged, and its sizes and product facts are shown', async () => {
    const { page, context } = await newVisitor();
    const garment = await findProduct(twoFits);
    const { colors, mockup_groups: sides, frames: fits } = garment;
    const [front = '', back = ''] = sides.map((side) => `${colors[1]?.name.ko} ${side.name.ko}`);
    const gallery = page.getByRole('region', { name: productTexts.photos.ko });
    // As a list filtered by a colour links it.
    await visit(page, `/product/${garment.id}?color_id=${colors[1]?.id}`);
    await poll(() => gallery.getByRole('img').first().getAttribute('alt')).toBe(front);
    await visit(page, `/product/${garment.id}`);
    const firstPicture = () => gallery.getByRole('listitem').first().getByRole('img').getAttribute('src');
    const before = await firstPicture();
    await page
      .getByRole('group', { name: productTexts.color.ko })
      .getByRole('button', { name: colors[1]?.name.ko ?? '' })
      .click();
    await poll(firstPicture).not.toBe(before);
    expect(await gallery.getByRole('img').first().getAttribute('alt')).toBe(front);

    await gallery.getByRole('button', { name: productTexts.zoom.ko.replace('{photo}', front) }).click();
    const zoom = page.getByRole('dialog', { name: front });
    await zoom.waitFor();
    await page.keyboard.press('+');
    await zoom.getByText('150%').waitFor();
    await zoom.locator('[data-part="zoom-frame"]').dispatchEvent('wheel', { deltaY: -400 });
    await poll(async () => Number(await zoom.locator('[data-scale]').getAttribute('data-scale'))).toBeGreaterThan(1.6);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: back }).waitFor();
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
    // Every photo that the keyboard comes to is the one shown.
    expect(await hiddenTabs(page, 8)).toEqual([]);

    await page.getByRole('tab', { name: fits[1]?.name.ko ?? '' }).click();
    const [, second] = sizeTable(garment.size_measures, fits[1]?.id ?? null, sizesOf(garment)).rows;
    const told = second?.values.map((value) => inCentimetres(value ?? 0)) ?? [];
    expect(await page.getByRole('row', { name: new RegExp(`^${second?.size} `) }).textContent()).toBe([second?.size, ...told].join(''));
    expect(await page.locator('#facts').getByRole('term').count()).toBe(factFieldsOf('CLOTHING').length);
    const price = shell.priceFrom.ko.replace('{price}', formatWon(sellingPrice(garment), 'ko'));
    expect(await page.getByRole('main').getByText(price, { exact: true }).count()).toBe(1);
    await page.getByRole('main').getByRole('button', { name: productTexts.customize.ko }).first().click();
    await page.waitForURL(/color_id=\d+/);
    await context.close();
  });

  test('on a phone chips reach the edge of the screen, each struck price is above its price, and links are high enough to touch', async () => {
    const { page, context } = await newVisitor({ device: phone });
    const { id } = await findProduct({ ...ready, ...inPlenty });
    await visit(page, urlFor('category'));
    const chips = await page.getByRole('navigation', { name: productListMessages.categories.ko }).boundingBox();
    expect(chips).toMatchObject({ x: 0, width: phone.viewport.width });
    const struck = page.getByRole('main').locator('del');
    const areAbove = await struck.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom <= (each.previousElementSibling?.getBoundingClientRect().top ?? 0) + 1),
    );
    expect([areAbove.length > 1, areAbove.every(Boolean)]).toEqual([true, true]);
    await visit(page, `/product/${id}`);
    const heights = await page
      .locator('dl a[href="#delivery"], dl a[href="#facts"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect([heights.length > 1, Math.min(...heights)]).toEqual([true, 24]);
    await context.close();
  });

  test('the main button is never covered by another bar', async () => {
    const { page, context } = await newVisitor({ device: phone });
    const garment = await findProduct(twoFits);
    const ware = await findProduct({ ...ready, ...inPlenty });
    for (const { id } of [garment, ware]) {
      // From a page with a tab bar, as people come here.
      await visit(page, urlFor('category'));
      await page.locator(`a[href="/product/${id}"]`).first().click();
      await page.waitForURL(`**/product/${id}`);
      const button = page.locator('[data-part="buy-bar"] button').last();
      const isOnTop = () =>
        button.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width / 2, box.top + box.height * part] as const);
          return box.bottom <= innerHeight && points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
        });
      await poll(isOnTop).toBe(true);
      expect(await hiddenTabs(page, 25)).toEqual([]);
      await page.mouse.wheel(0, 4000);
      await poll(isOnTop).toBe(true);
    }
    await context.close();
  });

  test('a product opened from a tile shows what the tile showed before its data has come, and Back shows the list without a request', async () => {
    const { page, context } = await newVisitor({ device: phone });
    await visit(page, urlFor('category'));
    const asked: string[] = [];
    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.route('**/*.data*', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    const tile = page.getByRole('article').nth(2);
    const [heading, picture, price] = await Promise.all([
      tile.getByRole('heading').textContent(),
      tile.locator('img').first().getAttribute('src'),
      tile.locator('[data-price]').getAttribute('data-price'),
    ]);
    const name = heading ?? '';
    await tile.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const main = page.getByRole('main');
    expect(await main.locator('img').first().getAttribute('src')).toBe(picture);
    expect(await main.locator('[data-price]').first().getAttribute('data-price')).toBe(price);
    expect(await main.getByRole('button', { name: '장바구니', exact: true }).count()).toBe(0);
    letThrough();
    await main.getByRole('list', { name: productTexts.photos.ko }).waitFor();
    expect(await page.title()).toContain(name);
    await page.goBack();
    await page.getByRole('article').nth(2).getByRole('heading', { name }).waitFor();
    expect(asked).toHaveLength(1);
    await context.close();
  });

  test('a brand address opens the same product page, and an unknown product the missing page', async () => {
    const { page, context } = await newVisitor();
    const { product_products: found } = await queryData<{ product_products: { id: number; code: string; brand_id: number }[] }>(
      '{ product_products(order_by: [{ id: asc }], limit: 1) { id code brand_id } }',
    );
    const [product] = found;
    if (!product) throw new Error('the demonstration shop sells nothing');
    await page.goto(`/brand/${product.brand_id}/product/${product.code}`);
    expect(new URL(page.url()).pathname).toBe(`/product/${product.id}`);
    expect((await page.goto('/product/999999'))?.status()).toBe(404);
    await context.close();
  });

  test('saved designs are listed newest first with the server’s picture, renamed, tagged, searched, bought again and deleted', async () => {
    const { page, context } = await newVisitor();
    await page.clock.install();
    await page.goto('/login?next=/mypage/product/custom-save');
    await fillLogin(page, demoShopper);
    await page.waitForURL(/custom-save$/);
    // Other journeys save and share others.
    const own = page.locator('article').filter({ hasText: '엄마 생신 가방' });
    const picture = own.locator('img[src*="/renders/"]').first();
    await picture.waitFor();
    await poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

    // The first side is chosen; its graphics go by, one every 1500 ms (specification 4).
    const sided = page.getByRole('article').filter({ has: page.locator('button[aria-pressed]') });
    const chosen = await sided
      .first()
      .locator('button[aria-pressed]')
      .evaluateAll((sides) => sides.map((side) => side.ariaPressed));
    expect(chosen).toEqual(['true', ...chosen.slice(1).map(() => 'false')]);
    const row = page
      .locator('fieldset[aria-roledescription=carousel]')
      .filter({ hasText: /1\/[2-9]/ })
      .first();
    await row.evaluate((node) => node.setAttribute('data-watched', ''));
    const watched = page.locator('[data-watched]');
    await watched.hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(0, 0);
    const place = async () => /(\d)\/\d/.exec((await watched.textContent()) ?? '')?.[1];
    const before = await place();
    await page.clock.runFor(1_499);
    expect(await place()).toBe(before);
    await page.clock.runFor(1);
    await poll(place).not.toBe(before);
    await page.clock.resume();

    const menuOf = async (of: Locator, item: string) => {
      await of.getByRole('button', { name: /더보기$/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menuOf(own, '이름 바꾸기');
    await page.getByRole('textbox', { name: '디자인 이름' }).fill('새 이름의 디자인');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    const renamed = page.locator('article').filter({ has: page.getByRole('heading', { name: '새 이름의 디자인' }) });
    const others = page.locator('article').filter({ hasNot: page.getByRole('heading', { name: '새 이름의 디자인' }) });

    // A tag, written on it, is a filter of the address; so are words, the garment and the order.
    await menuOf(renamed, savedTexts.tags.ko);
    const tags = page.getByRole('dialog', { name: savedTexts.tags.ko });
    await tags.getByRole('textbox', { name: savedTexts.newTag.ko }).fill('#우리 엄마');
    await page.keyboard.press('Enter');
    await tags.getByRole('button', { name: '#우리 엄마', pressed: true }).waitFor();
    await page.keyboard.press('Escape');
    await renamed.getByRole('button', { name: '#우리 엄마' }).click();
    await page.waitForURL(/tag=/);
    await others.first().waitFor({ state: 'detached' });
    await renamed.waitFor();
    await page.reload();
    await renamed.waitFor();
    expect(await others.count()).toBe(0);
    const words = page.getByRole('searchbox', { name: savedTexts.search.ko });
    await words.fill('아무 데도 없는 말');
    await page.getByText(savedTexts.nothing.ko).waitFor();
    await page.getByRole('button', { name: savedTexts.clear.ko }).click();
    await others.first().waitFor();
    // Its graphic is called so, not the design.
    await words.fill('고사리');
    await others.first().waitFor({ state: 'detached' });
    await renamed.waitFor();
    await words.press('Enter');
    await page.waitForURL(/\?q=/);
    await page.getByRole('button', { name: shell.clearSearch.ko }).click();
    await page.getByRole('combobox', { name: savedTexts.sort.ko }).selectOption({ label: savedTexts.byName.ko });
    await page.waitForURL(/\?sort=name$/);
    const names = () => page.locator('article h2').allTextContents();
    await poll(async () => (await names()).length).toBeGreaterThan(1);
    expect(await names()).toEqual((await names()).toSorted());

    // Bought before: straight from the card, in the size it had.
    await renamed.getByRole('button', { name: savedTexts.buyAgain.ko }).click();
    const sizes = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
    await sizes.getByRole('button', { name: editorTexts.putIntoCart.ko }).click();
    await page.getByRole('alertdialog').getByText(savedTexts.addedToCart.ko).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: shell.cancel.ko }).click();

    // Deleted without a question, taken back, and deleted for good; the focus goes on to what is left.
    await menuOf(renamed, '삭제');
    await page.getByText('‘새 이름의 디자인’ 디자인을 삭제했어요.').waitFor();
    await renamed.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    await page.getByRole('button', { name: savedTexts.undo.ko }).click();
    await renamed.waitFor();
    await menuOf(renamed, '삭제');
    await renamed.waitFor({ state: 'detached' });
    const listed = page.waitForResponse((response) => response.request().postData()?.includes('selectProductCustoms') ?? false);
    await page.reload();
    await (await listed).finished();
    await page.locator('article').first().waitFor();
    expect(await page.getByRole('heading', { name: '새 이름의 디자인' }).count()).toBe(0);
    await context.close();

    // Who has none yet begins with a garment or a design of the shop, and has nothing to filter.
    const fresh = await newVisitor({ device: phone });
    await signIn(fresh.page, await newMember());
    await visit(fresh.page, '/mypage/product/custom-save');
    await fresh.page.getByRole('heading', { name: savedTexts.startFrom.ko }).waitFor();
    expect(await fresh.page.getByRole('link', { name: savedTexts.start.ko }).count()).toBe(1);
    expect(await fresh.page.getByRole('searchbox', { name: savedTexts.search.ko }).count()).toBe(0);
    await fresh.context.close();
  });
});
