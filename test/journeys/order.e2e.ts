import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { orderMessages, orderStateMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMessages, paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { newVisitor, phone } from './browser.ts';
import {
  agreeToAll,
  approveCard,
  declineCard,
  expectRendered,
  fillDestination,
  finishedOrder,
  issueAccount,
  orderCart,
  pattern,
  payButton,
  toPaymentWindow,
} from './checkout-hands.ts';
import { addToCart, designOnSale, stockOf } from './product-hands.ts';
import { complaintsOf, demoShopper, fillLogin, newMember, poll, signIn, visit } from './shopper.ts';

test('a guest orders a design: login and back, a declined card changes nothing, an approved one makes the order', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  const member = await newMember();
  const design = await designOnSale();
  await addToCart(page, design);
  await page.getByText(cartMessages.custom.ko).first().waitFor();
  await page.getByRole('button', { name: pattern(cartMessages.order.ko, { whole: true }) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/login?next=*');
  await fillLogin(page, member);
  await page.waitForURL(`**${urlFor('cart')}`);

  // The guest's line is the member's now.
  await page.getByText(cartMessages.custom.ko).first().waitFor();
  await orderCart(page);
  await fillDestination(page);
  await payButton(page).click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText(errors.CHECKOUT_AGREEMENT_REQUIRED.message.ko).waitFor();
  await alert.getByRole('button', { name: shell.ok.ko }).click();
  const before = await stockOf(design.option_id);
  await agreeToAll(page);

  await toPaymentWindow(page);
  await declineCard(page);
  await page.getByText(paymentMessages.failedTitle.ko).waitFor();
  expect(await stockOf(design.option_id)).toBe(before);

  // Pressed twice in a hurry: one order.
  await toPaymentWindow(page, { isHurried: true });
  await approveCard(page);
  const number = await finishedOrder(page);
  await expectRendered(page, page.locator('main img').first());
  expect(await stockOf(design.option_id)).toBe(before - 1);

  await visit(page, urlFor('mypage-order'));
  const order = page.getByRole('article').filter({ hasText: number });
  await order.getByText(orderStateMessages.order_state_payment_complete.ko).waitFor();
  await expectRendered(page, order.locator('img').first());
  expect(await order.count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('in the cart: quantity, a removal taken back, a removal that stays', async () => {
  const { page, context } = await newVisitor();
  const design = await designOnSale();
  await addToCart(page, design);
  const line = page.locator('main li').filter({ hasText: cartMessages.custom.ko });
  await line.getByRole('button', { name: cartMessages.more.ko }).click();
  await poll(() => line.getByRole('status').textContent()).toBe('2');
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '2') }).waitFor();
  const remove = line.getByRole('button', { name: new RegExp(`${cartMessages.removeLine.ko.replace('{name} ', '')}$`) });
  await remove.click();
  await page.getByRole('button', { name: cartMessages.undo.ko }).click();
  await line.waitFor();
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '2') }).waitFor();
  await remove.click();
  await page.getByText(cartMessages.empty.ko).waitFor();
  await page.reload();
  await page.getByText(cartMessages.empty.ko).waitFor();
  await context.close();
});

test('an account to deposit on is shown, waits, and its order can be cancelled', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await orderByAccount(page);
  await page.getByText(paymentMessages.account.ko).waitFor();
  await page.getByRole('link', { name: orderMessages.toOrder.ko }).click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.getByRole('button', { name: orderMessages.cancel.ko }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: orderMessages.cancel.ko, exact: true }).click();
  await page.getByText(orderMessages.reasonMEMBER.ko).waitFor();
  expect(await page.getByRole('button', { name: orderMessages.cancel.ko }).count()).toBe(0);
  await context.close();
});

test('a delivered order is confirmed only with the consent that this cannot be withdrawn', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, demoShopper);
  await visit(page, urlFor('mypage-order', {}, { status: 'DELIVERED' }));
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.getByRole('button', { name: orderMessages.confirm.ko }).click();
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: orderMessages.confirm.ko });
  expect(await confirm.isDisabled()).toBe(true);
  await sheet.getByRole('checkbox').click();
  await confirm.click();
  await page
    .getByRole('listitem')
    .filter({ hasText: orderStateMessages.order_state_purchase_confirmed.ko })
    .and(page.locator('[aria-current=step]'))
    .waitFor();
  expect(await page.getByRole('button', { name: orderMessages.confirm.ko }).count()).toBe(0);
  await context.close();
});

test('orders of somebody else, and orders that never were, are not found', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, demoShopper);
  const nobodys = [
    urlFor('order-complete', { id: 999_999_999 }),
    urlFor('mypage-order-id', { id: 999_999_999 }),
    urlFor('order-id', { id: '0199c0de-0000-7000-8000-000000000000' }),
  ];
  for (const path of nobodys) {
    await visit(page, path);
    await page.getByText(errors.ORDER_NOT_FOUND.message.ko).waitFor();
  }
  await context.close();
});

async function orderByAccount(page: Page): Promise<void> {
  const member = await newMember();
  await addToCart(page, await designOnSale());
  await visit(page, urlFor('login', {}, { next: urlFor('cart') }));
  await fillLogin(page, member);
  await page.waitForURL(`**${urlFor('cart')}`);
  await orderCart(page);
  await fillDestination(page);
  await page.getByText(paymentMethodMessages.VIRTUAL_ACCOUNT.ko).click();
  await page.getByText(checkoutMessages.virtualAccountNote.ko).waitFor();
  await agreeToAll(page);
  await toPaymentWindow(page);
  await issueAccount(page);
  await page.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL(/\/order\/complete\/\d+$/);
}
