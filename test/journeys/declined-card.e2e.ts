import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { unacceptedSentences } from '#contract/errors/unaccepted-sentences.ts';
import { cancelledName, orderNames } from '#contract/names/order-names.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { newVisitor } from './hands/browser.ts';
import {
  agreeToAll,
  approveCard,
  declineCard,
  fillDestination,
  finishedOrder,
  orderCart,
  toPaymentWindow,
  typed,
} from './hands/checkout-hands.ts';
import { type Choice, productInStock, putIntoCart, stockOf } from './hands/product-hands.ts';
import { complaintsOf, fillLogin, newMember, poll, signIn, signOut, untilAlive, visit } from './hands/shopper.ts';

const declined = '한도초과 또는 잔액부족으로 결제가 거절되었습니다.';

test('a declined card and a closed window leave cart, stock and the form as they were; then paying succeeds', async () => {
  const [poster] = await productInStock({ sizes: 2 });
  const before = await stockOf(poster.optionId);
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  const member = await newMember();
  await signIn(page, member);
  await putIntoCart(page, poster);
  await orderCart(page);
  await fillDestination(page);
  await agreeToAll(page);

  // Signed out in another tab: nothing of the member stays on the screen, and what was entered waits for them.
  await signOut(await context.newPage());
  const login = page.getByRole('main').getByRole('link', { name: shell.login.ko });
  await login.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(checkoutMessages.loginFirst.ko);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await untilAlive(page);
  await login.click();
  await fillLogin(page, member);
  await page.waitForURL(/\/order\/[^/]+$/);
  const request = page.getByRole('combobox', { name: deliveryMessages.request.ko });
  await poll(() => request.locator(':checked').textContent()).toContain(typed.request);

  await toPaymentWindow(page);
  await declineCard(page);
  await expectUntouched(page, poster, { message: declined, stock: before });

  await toPaymentWindow(page);
  await page.getByRole('button', { name: '취소', exact: true }).click();
  await expectUntouched(page, poster, { message: '사용자가 결제를 취소하였습니다.', stock: before });

  // Back says the same, at the top of the page; and what failed before is not said of the next attempt.
  await toPaymentWindow(page);
  await declineCard(page);
  await page.getByRole('alert').filter({ hasText: declined }).waitFor();
  await toPaymentWindow(page);
  await page.goBack();
  await page.getByRole('alert').filter({ hasText: paymentMessages.left.ko }).waitFor();
  expect(await page.getByText(declined).count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await toPaymentWindow(page);
  await approveCard(page);
  const number = await finishedOrder(page);
  await page.getByText(typed.address[deliveryMessages.address.ko] ?? '').waitFor();
  await poll(() => stockOf(poster.optionId)).toBe(before - 1);

  // Back leads into the shop, where the checkout shows the order it became: the finished window is no page any more.
  await page.goBack();
  await page.waitForURL(/\/order\/complete\/\d+$/);
  expect(await finishedOrder(page)).toBe(number);

  // One order came of three attempts, and the cart is empty now.
  await visit(page, urlFor('mypage-order'));
  const orders = page.getByRole('main').getByRole('article');
  await page.getByRole('article', { name: number }).getByText(orderNames.PAYMENT_COMPLETE.name.ko).waitFor();
  expect(await orders.filter({ hasNotText: cancelledName.ko }).count()).toBe(1);
  await visit(page, urlFor('cart'));
  await page.getByText(cartMessages.empty.ko).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two tabs with one checkout: money for the ended order shows where it was refunded', async () => {
  const [poster] = await productInStock({ sizes: 2 });
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await signIn(page, await newMember());
  await putIntoCart(page, poster);
  await orderCart(page);
  const checkout = new URL(page.url()).pathname;
  await fillDestination(page);
  await agreeToAll(page);
  await toPaymentWindow(page);
  const other = await context.newPage();
  await visit(other, checkout);
  await agreeToAll(other);
  await toPaymentWindow(other);

  await approveCard(page);
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  const refund = page.getByRole('region', { name: refundMessages.BACK.ko });
  await refund.getByText(unacceptedSentences.LATE.ko).waitFor();
  await page.getByText(refundMessages.moneyBACK.ko).waitFor();
  // The other tab pays its own order all the same.
  await approveCard(other);
  await finishedOrder(other);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Back on the checkout with the provider's words; what was typed, the cart and the stock are what they were. */
async function expectUntouched(page: Page, poster: Choice, { message, stock }: { message: string; stock: number }): Promise<void> {
  await page.waitForURL(/\/order\/[^/]+$/);
  const alert = page.getByRole('alert').filter({ hasText: paymentMessages.failedTitle.ko });
  await alert.getByText(message).waitFor();
  await poll(() => stockOf(poster.optionId)).toBe(stock);
  // The address typed went into the address book with the first attempt, and is the one chosen.
  const destination = page.getByRole('region', { name: deliveryMessages.destination.ko });
  for (const value of Object.values(typed.address)) await destination.getByText(value).first().waitFor();
  expect(await page.getByRole('textbox', { name: deliveryMessages.phone.ko, exact: true }).inputValue()).toBe(typed.phone);
  const request = page.getByRole('combobox', { name: deliveryMessages.request.ko });
  expect(await request.locator(':checked').textContent()).toContain(typed.request);
  const consents = page.getByRole('region', { name: checkoutMessages.agreements.ko }).getByRole('checkbox');
  expect(await consents.count()).toBeGreaterThan(0);
  for (const consent of await consents.all()) expect(await consent.isChecked()).toBe(true);

  const other = await page.context().newPage();
  await visit(other, urlFor('cart'));
  const line = other.getByRole('checkbox', { name: cartMessages.selectLine.ko.replace('{name}', poster.name) });
  await line.waitFor();
  expect(await line.isChecked()).toBe(true);
  await other.close();
}
