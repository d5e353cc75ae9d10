import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { urlFor } from '#contract/routes.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { formatWon } from '#rules/money/money.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { savedTexts } from '#storefront/screens/my/product-custom-save/texts.ts';
import { newVisitor } from './hands/browser.ts';
import { agreeToAll, approveCard, expectRendered, finishedOrder, orderCart, pattern, toPaymentWindow } from './hands/checkout-hands.ts';
import { complaintsOf, demoShopper, signInByForm, visit } from './hands/shopper.ts';

/** The whole path from the home page to the order history with the design in it. */
test('a shopper designs a garment, saves it, reopens it, buys it, and finds it in the order history', async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signInByForm(page, demoShopper);
  await emptyCart(page);

  const garment = await browseToGarment(page);
  await design(page);
  await reopenFromList(page, garment);
  await intoCart(page);

  await orderCart(page);
  await expectRendered(page, page.locator('main form li img').first());
  await agreeToAll(page);
  await toPaymentWindow(page);
  await approveCard(page);
  const number = await finishedOrder(page);
  await expectRendered(page, page.getByRole('main').locator('header img'));

  await findInHistory(page, number, garment);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Home, an artist, a graphic, and a garment that can carry it; answers the garment's name. */
async function browseToGarment(page: Page): Promise<string> {
  await visit(page, urlFor('main'));
  const tile = page
    .getByRole('main')
    .getByRole('link', { name: pattern(artistMessages.followers.ko) })
    .first();
  const artist = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.click();
  await page.getByRole('heading', { level: 1, name: artist }).waitFor();
  const work = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = (await work.getByRole('heading').textContent()) ?? '';
  await work.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  const garments = page.getByRole('region', { name: artistMessages.garments.ko });
  const garment = garments
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first();
  const name = (await garment.getByRole('heading').textContent()) ?? '';
  await garment.click();
  await page.waitForURL(/\/product\/\d+\?graphic_id=\d+/);
  return name;
}

/** The graphic chosen before is on the front already; a second one goes on the back. */
async function design(page: Page): Promise<void> {
  const back = sideButton(page, '뒷면');
  await sideButton(page, '앞면, 그래픽 1개').waitFor();
  await back.click();
  const before = await price(page);
  await page
    .getByRole('button', { name: pattern(editorTexts.addGraphic.ko, { whole: true }) })
    .nth(4)
    .click();
  await sideButton(page, '뒷면, 그래픽 1개').waitFor();
  expect(await price(page)).not.toBe(before);
  const refuse = (route: Route) => (route.request().postData()?.includes('insertProductCustoms') ? route.abort() : route.fallback());
  await page.route('**/v1/graphql', refuse);
  await page.getByRole('button', { name: editorTexts.save.ko, exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: editorTexts.saveFailed.ko });
  await failure.waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await sideButton(page, '뒷면, 그래픽 1개').waitFor();
  await page.unroute('**/v1/graphql', refuse);
  await page.getByRole('button', { name: shell.retry.ko, exact: true }).click();
  await page.waitForURL(/product_custom_id=\d+/);
  await page.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();
  expect(await failure.count()).toBe(0);
}

/** The list of saved designs shows it first, as it was rendered; its link opens the editor with both graphics. */
async function reopenFromList(page: Page, garment: string): Promise<void> {
  const total = await price(page);
  const id = new URL(page.url()).searchParams.get('product_custom_id');
  await visit(page, urlFor('mypage-product-custom-save'));
  const saved = page.getByRole('main').getByRole('article').first();
  await saved.getByRole('heading', { name: garment }).waitFor();
  await expectRendered(page, saved.getByRole('img', { name: `${garment} 앞면` }));
  await saved.getByRole('button', { name: '뒷면', exact: true }).click();
  await expectRendered(page, saved.getByRole('img', { name: `${garment} 뒷면` }));
  await saved.getByRole('link', { name: savedTexts.edit.ko, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('product_custom_id') === id && url.searchParams.has('mockup_group_id'));
  await sideButton(page, '앞면, 그래픽 1개').waitFor();
  await sideButton(page, '뒷면, 그래픽 1개').waitFor();
  expect(await sideButton(page, '뒷면').getAttribute('aria-pressed')).toBe('true');
  expect(await price(page)).toBe(total);
}

async function intoCart(page: Page): Promise<void> {
  const total = await price(page);
  await page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
  const sizes = sheet.getByRole('group', { name: editorTexts.chooseSize.ko });
  await sizes.getByRole('button', { name: 'M', exact: true }).click();
  await sizes.getByRole('button', { name: 'L', exact: true }).click();
  const quantity = sheet.getByRole('textbox', { name: cartMessages.quantityOf.ko.replace('{name}', 'L') });
  await quantity.fill('2');
  await quantity.press('Enter');
  const three = formatWon(Number(total.replace(/\D/g, '')) * 3, 'ko');
  await sheet.getByText(three, { exact: true }).waitFor();
  await sheet.getByText(cartMessages.total.ko.replace('{count}', '3')).waitFor();
  await sheet.getByRole('button', { name: editorTexts.putIntoCart.ko, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: editorTexts.goToCart.ko }).click();
  await page.waitForURL(/\/cart$/);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await line.getByText(cartMessages.custom.ko).first().waitFor();
  expect(await line.count()).toBe(2);
  expect((await line.allTextContents()).every((told) => told.includes(total))).toBe(true);
  await expectRendered(page, line.locator('img').first());
}

async function findInHistory(page: Page, number: string, garment: string): Promise<void> {
  await visit(page, urlFor('mypage-order'));
  const order = page.getByRole('article', { name: number });
  await order.getByText(orderNames.PAYMENT_COMPLETE.name.ko).waitFor();
  await order.getByText(garment).first().waitFor();
  await expectRendered(page, order.locator('img').first());
  await order.getByRole('link', { name: orderMessages.detailOf.ko.replace('{number}', number) }).click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.getByText('현대카드').waitFor();
  await page.getByText(paymentMethodMessages.CARD.ko).waitFor();
  await expectRendered(page, page.getByRole('main').locator('li img').first());
}

function sideButton(page: Page, name: string) {
  return page.getByRole('group', { name: editorTexts.sides.ko }).getByRole('button', { name });
}

/** The live price of the editor, as it is written. */
async function price(page: Page): Promise<string> {
  return (await page.locator('header output').textContent())?.match(/[\d,]+원/)?.[0] ?? '';
}

/** What another visit of the demonstration shopper left in the cart must not be bought here. */
async function emptyCart(page: Page): Promise<void> {
  const remaining = await page.evaluate(async (tokenKey) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(tokenKey)}` };
    const cart = await (await fetch('/api/cart', { headers })).json();
    const ids = cart.lines.map((line: { id: number }) => line.id).join(',');
    if (ids === '') return 0;
    const reply = await fetch(`/api/cart/lines?line_ids=${ids}`, { method: 'DELETE', headers });
    return (await reply.json()).lines.length as number;
  }, storageKeys.accessToken);
  expect(remaining).toBe(0);
}
