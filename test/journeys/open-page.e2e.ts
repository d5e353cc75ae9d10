import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BulkChange } from '#contract/rest/admin/catalogue/products.ts';
import { languageNames } from '#rules/shop/locale.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { newVisitor } from './hands/browser.ts';
import { agreeToAll, approveCard, fillDestination, finishedOrder, pattern, payButton, toPaymentWindow } from './hands/checkout-hands.ts';
import { demoAdmin } from './hands/office-hands.ts';
import { productInStock, putIntoCart } from './hands/product-hands.ts';
import { callApi, newMember, poll, signIn, untilAlive, visit } from './hands/shopper.ts';

test('changes while a page is open: cart and checkout name the changed line and reload; consents are cleared; Back shows current data', async () => {
  const office = await newVisitor();
  await signIn(office.page, demoAdmin);
  const [[cushion], [poster]] = [await productInStock(), await productInStock({ sizes: 2 })];
  const change = async (product: { productId: number }, what: BulkChange['change']) =>
    expect((await callApi(office.page, 'PATCH', '/api/admin/products', { ids: [product.productId], change: what })).status).toBe(200);
  const { page, context } = await newVisitor();
  await signIn(page, await newMember());
  await putIntoCart(page, cushion);
  await putIntoCart(page, poster);

  await change(cushion, { state: 'STOP' });
  await page.getByRole('button', { name: pattern(cartMessages.order.ko, { whole: true }) }).click();
  const refusal = page.getByRole('alertdialog', { name: new RegExp(cushion.name) });
  await refusal.getByRole('button', { name: cartMessages.orderRest.ko.replace('{count}', '1') }).click();
  await page.waitForURL(/\/order\/[^/]+$/);
  // The price for the address is there before it changes.
  const priced = page.waitForResponse((reply) => reply.url().endsWith('/quote') && /"zip_code":"\d/.test(reply.request().postData() ?? ''));
  await fillDestination(page);
  await agreeToAll(page);
  await priced;
  const consents = page.getByRole('region', { name: checkoutMessages.agreements.ko }).getByRole('checkbox');
  const ticked = async () => Promise.all((await consents.all()).map((box) => box.isChecked()));
  expect(await ticked()).toEqual([true, true, true]);

  await change(poster, { percent: 10 });
  await poll(() => payButton(page).isEnabled()).toBe(true);
  await payButton(page).click();
  await page.getByRole('alertdialog', { name: checkoutMessages.changedPrice.ko }).getByRole('button').click();
  await poll(ticked).toEqual([false, false, true]);
  const told = page.locator('[data-bottom-bar]').getByRole('status');
  expect(await told.textContent()).toBe(checkoutMessages.changedPrice.ko);

  await change(poster, { state: 'STOP' });
  const promise = page.getByText(pattern(deliveryMessages.arrival.ko));
  await promise.waitFor();
  await restoreMember(page);
  await poll(() => told.textContent()).toContain(poster.name);
  expect([await promise.count(), await payButton(page).isDisabled()]).toEqual([0, true]);
  await page.getByRole('link', { name: checkoutMessages.toCart.ko }).waitFor();
  for (const product of [cushion, poster]) await change(product, { state: 'ACT' });
  await restoreMember(page);
  await promise.waitFor();

  // Paid in another tab, where another language is chosen then.
  const other = await context.newPage();
  await visit(other, page.url());
  await fillDestination(other);
  await agreeToAll(other);
  await toPaymentWindow(other);
  await approveCard(other);
  const number = await finishedOrder(other);
  await restoreMember(page);
  expect(await finishedOrder(page)).toBe(number);
  await other.getByRole('button', { name: languageNames.en }).click();
  await poll(() => other.evaluate(() => document.documentElement.lang)).toBe('en-US');
  await restoreMember(page);
  await poll(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('en-US');
  await untilAlive(page);
  await context.close();
  await office.context.close();
});

/** The page as the browser's cache brings it back, which a browser under test does not use. */
async function restoreMember(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
