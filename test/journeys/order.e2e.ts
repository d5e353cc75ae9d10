import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { proofTexts } from '#client/design-proof/texts.ts';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import { translator } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { errorMessage, errors } from '#contract/errors/errors.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { urlFor } from '#contract/routes.ts';
import { REMOTE_DAYS } from '#rules/money/shipping.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { addressPrefixes, locales } from '#rules/shop/locale.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { receiptMessages } from '#storefront/nouns/payment/receipt-texts.ts';
import { paymentMessages, paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
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
  typed,
} from './hands/checkout-hands.ts';
import { widerThanPhone } from './hands/page-checks.ts';
import { addToCart, designOnSale, stockOf } from './hands/product-hands.ts';
import { happensAtProvider, planFaults } from './hands/provider-hands.ts';
import { complaintsOf, demoShopper, fillLogin, newMember, poll, signIn, untilAlive, visit } from './hands/shopper.ts';

/** The most lines that words stood on while their sentence was made narrower and narrower. */
function linesWhenNarrow(words: Element): number {
  const sentence = words.parentElement ?? document.body;
  const style = sentence.style.cssText;
  const lines = Array.from({ length: 30 }, (_, step) => {
    sentence.style.cssText = `display: block; width: ${100 + step * 8}px`;
    return words.getClientRects().length;
  });
  sentence.style.cssText = style;
  return Math.max(...lines);
}

test('a guest orders a design: the login returns to it, a declined card changes nothing, an approved one places the order', async () => {
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
  expect(await page.getByText('수집·이용', { exact: true }).evaluate(linesWhenNarrow)).toBe(1);
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
  await order.getByText(orderNames.PAYMENT_COMPLETE.name.ko).waitFor();
  await expectRendered(page, order.locator('img').first());
  expect(await order.count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('in the cart quantities are pressed and typed, a removed line is restored in place, and another removal stays after leaving', async () => {
  const { page, context } = await newVisitor();
  const design = await designOnSale();
  await addToCart(page, design);
  const line = page.locator('main li').filter({ hasText: cartMessages.custom.ko });
  await line.getByRole('button', { name: cartMessages.more.ko }).click();
  await poll(() => line.getByRole('status').textContent()).toBe('2');
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '2') }).waitFor();
  // A number can be typed too; nothing typed changes nothing.
  const typed = line.getByRole('textbox');
  await typed.fill('3');
  await typed.press('Enter');
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '3') }).waitFor();
  await typed.fill('');
  await typed.blur();
  await poll(() => typed.inputValue()).toBe('3');
  // Text that is no quantity keeps the one before, and the shop says why.
  await typed.fill('1.5');
  await typed.press('Enter');
  await page.getByText(cartMessages.WHOLE_NUMBER.ko).waitFor();
  expect(await typed.inputValue()).toBe('3');
  await line.getByRole('button', { name: cartMessages.fewer.ko }).click();
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '2') }).waitFor();
  const remove = line.getByRole('button', { name: new RegExp(`${cartMessages.removeLine.ko.replace('{name} ', '')}$`) });
  // The line itself offers to come back, to the keyboard too, and the amounts follow both ways.
  await remove.press('Enter');
  const restoreFile = page.getByRole('main').getByRole('listitem').getByRole('button', { name: cartMessages.restoreFile.ko, exact: true });
  await page.getByRole('button', { name: cartMessages.orderNothing.ko, exact: true }).waitFor();
  expect(await restoreFile.evaluate((button) => document.activeElement === button)).toBe(true);
  await restoreFile.press('Enter');
  await page.getByRole('button', { name: cartMessages.order.ko.replace('{count}', '2') }).waitFor();
  expect(await remove.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.getByRole('button', { name: cartMessages.removeSelected.ko }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.ok.ko }).click();
  await poll(() => restoreFile.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.reload();
  await page.getByText(cartMessages.empty.ko).waitFor();
  await context.close();
});

test('the checkout finds addresses, refuses an uncomputable amount, and the next one starts with the member’s address', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await signIn(page, await newMember('이바다'));
  await addToCart(page, await designOnSale());
  await orderCart(page);
  await page.locator('#field-ordererPhone').fill('010-2222-3333');
  await page.getByRole('checkbox', { name: checkoutMessages.sameAsOrderer.ko }).check();
  expect(await page.locator('#field-recipient').inputValue()).toBe('이바다');
  await page.getByRole('button', { name: deliveryMessages.findZip.ko }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('textbox').fill('제주 문연로');
  await search.getByRole('textbox').press('Enter');
  await search.getByRole('button', { name: /문연로 6/ }).click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-detail_address');
  await page.getByText(deliveryMessages.remote.ko).waitFor();
  await page.getByText(amountMessages.deliveryRemote.ko).waitFor();
  await page.getByText(deliveryMessages.arrivalRemote.ko.replace('{days}', `${REMOTE_DAYS}`)).waitFor();
  await poll(() => payButton(page).isEnabled()).toBe(true);

  await page.route('**/api/checkouts/*/quote', (route) => route.abort());
  await page.locator('#field-zip_code').fill('04524');
  await page.getByText(checkoutMessages.outdated.ko).waitFor();
  expect(await payButton(page).isDisabled()).toBe(true);
  await page.unroute('**/api/checkouts/*/quote');
  await page.getByRole('button', { name: shell.retry.ko }).click();
  await poll(() => payButton(page).isEnabled()).toBe(true);
  expect(await page.getByText(deliveryMessages.remote.ko).count()).toBe(0);

  await visit(page, urlFor('cart'));
  await orderCart(page);
  expect(await page.locator('#field-zip_code').inputValue()).toBe('');
  expect(await page.locator('#field-ordererPhone').inputValue()).not.toBe('010-2222-3333');
  await context.close();
});

test('an order by virtual account shows its account and can be cancelled, and a late deposit is refunded to an account the buyer enters', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const { orderId, paymentId } = await orderByAccount(page);
  await page.getByText(paymentMessages.account.ko).waitFor();
  await page.getByRole('link', { name: orderMessages.toOrder.ko }).click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.getByRole('region', { name: receiptMessages.receipt.ko }).getByText('010****6789').waitFor();
  await page.getByRole('button', { name: proofTexts.see.ko }).tap();
  const design = page.getByRole('dialog', { name: proofTexts.title.ko });
  await expectRendered(page, design.locator('img').first());
  for (const said of [proofTexts.size, proofTexts.code]) await design.getByText(pattern(said.ko)).first().waitFor();
  await design.getByRole('button', { name: shell.close.ko }).tap();
  await page.getByRole('button', { name: orderMessages.cancel.ko }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: orderMessages.cancel.ko, exact: true }).tap();
  await page.getByText(orderMessages.reasonMEMBER.ko).waitFor();
  expect(await page.getByRole('button', { name: orderMessages.cancel.ko }).count()).toBe(0);

  await happensAtProvider(paymentId, { action: 'deposit' });
  await visit(page, urlFor('mypage-order'));
  await reloadUntil(page, () => page.getByRole('link', { name: refundMessages.ACCOUNT_NEEDED.ko }));
  await page.getByRole('link', { name: refundMessages.ACCOUNT_NEEDED.ko }).click();
  await page.waitForURL((url) => url.pathname === urlFor('mypage-order-id', { id: orderId }));
  await page.getByRole('main').locator('header').getByText(pattern(refundMessages.moneyACCOUNT_NEEDED.ko)).waitFor();
  const refund = page.getByRole('region', { name: refundMessages.ACCOUNT_NEEDED.ko });
  await refund.getByText(/환불 금액 [\d,]+원/).waitFor();
  await refund.getByRole('textbox', { name: refundMessages.number.ko }).fill('110-123');
  await refund.getByRole('button', { name: refundMessages.setRefundAccount.ko }).tap();
  for (const wrong of [refundMessages.wrongbank, refundMessages.wrongholder]) await refund.getByText(wrong.ko).waitFor();
  expect(await refund.getByRole('textbox', { name: refundMessages.number.ko }).inputValue()).toBe('110123');
  // Whoever looks at the list of orders in between finds what was entered, and is told so.
  expect(await refund.getByText(draftTexts.isBack.ko).count()).toBe(0);
  await page.goBack();
  await page.goForward();
  await refund.getByText(draftTexts.isBack.ko).waitFor();
  expect(await refund.getByRole('textbox', { name: refundMessages.number.ko }).inputValue()).toBe('110123');
  await fillRefundAccount(refund, '신한은행', '110-123-456789');
  await refund.getByRole('button', { name: refundMessages.setRefundAccount.ko }).tap();
  await page.getByRole('region', { name: refundMessages.BACK.ko }).waitFor();
  await page.getByRole('main').locator('header').getByText(pattern(refundMessages.moneyBACK.ko)).waitFor();
  await context.close();
});

test('a deposit refund is refused by the first bank, under way to a second account, and done; the order fits a phone in every language', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  const { orderId, paymentId } = await orderByAccount(page);
  await happensAtProvider(paymentId, { action: 'deposit' });
  await visit(page, urlFor('mypage-order-id', { id: orderId }));
  const status = page.getByRole('main').locator('header');
  await reloadUntil(page, () => status.getByText(orderNames.PAYMENT_COMPLETE.name.ko));
  complaints.push(...(await tooWideOrder(page, orderId)));

  await visit(page, urlFor('mypage-order-id', { id: orderId }));
  await page.getByRole('button', { name: orderMessages.cancel.ko }).tap();
  const sheet = page.getByRole('dialog');
  const cancel = sheet.getByRole('button', { name: orderMessages.cancel.ko, exact: true });
  await cancel.tap();
  await sheet.getByText(refundMessages.wrongbank.ko).waitFor();
  await fillRefundAccount(sheet, '신한은행', '110-123-456789');
  // Leaving the sheet loses nothing that was entered.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: orderMessages.cancel.ko }).tap();
  expect(await sheet.getByRole('textbox', { name: refundMessages.number.ko }).inputValue()).toBe('110123456789');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('110123456789');
  await planFaults([
    { kind: 'refund-failed', paymentId, times: 2 },
    { kind: 'refund-requested', paymentId, times: 9 },
  ]);
  await cancel.tap();
  const refused = page.getByRole('region', { name: refundMessages.ACCOUNT_NEEDED.ko });
  await refused.getByText('신한은행 ···6789').waitFor();
  await fillRefundAccount(refused, '카카오뱅크', '3333-01-2345678');
  await refused.getByRole('button', { name: refundMessages.setRefundAccount.ko }).tap();
  await page.getByText(refundMessages.accountRefused.ko).waitFor();
  // Refused again: it is still there for whoever comes back to correct it.
  await page.getByRole('link', { name: shell.cart.ko }).first().tap();
  await page.waitForURL((url) => url.pathname === urlFor('cart'));
  await page.goBack();
  await refused.getByText(draftTexts.isBack.ko).waitFor();
  expect(await refused.getByRole('textbox', { name: refundMessages.number.ko }).inputValue()).toBe('3333012345678');
  await refused.getByRole('button', { name: refundMessages.setRefundAccount.ko }).tap();
  await page.getByRole('region', { name: refundMessages.UNDER_WAY.ko }).getByText('카카오뱅크 ···5678').waitFor();
  await visit(page, urlFor('mypage-order'));
  await page.getByRole('article').getByText(refundMessages.UNDER_WAY.ko).waitFor();

  await happensAtProvider(paymentId, { action: 'settle-refund' });
  await reloadUntil(page, () => page.getByRole('article').getByText(refundMessages.BACK.ko));
  await visit(page, urlFor('mypage-order-id', { id: orderId }));
  await page.getByRole('region', { name: refundMessages.BACK.ko }).getByText('카카오뱅크').waitFor();
  expect(complaints).toEqual([]);
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
  await confirm.click();
  await sheet.getByText(errorMessage('PURCHASE_CONFIRMATION_CONSENT_REQUIRED', 'ko')).waitFor();
  await sheet.getByRole('checkbox').click();
  await confirm.click();
  await page
    .getByRole('listitem')
    .filter({ hasText: orderNames.PURCHASE_CONFIRMED.name.ko })
    .and(page.locator('[aria-current=step]'))
    .waitFor();
  expect(await page.getByRole('button', { name: orderMessages.confirm.ko }).count()).toBe(0);
  await context.close();
});

test('orders of another member and unknown orders are not found', async () => {
  const { page, context } = await newVisitor();
  await visit(page, urlFor('order-complete', { id: 999_999_999 }));
  await page.getByText(checkoutMessages.loginToSee.ko).waitFor();
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

test('a page whose data service is unavailable says so, and loads on a retry', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, demoShopper);
  const isOut = (url: URL) => url.pathname === '/v1/graphql';
  await page.route(isOut, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { errors: [{ message: 'busy' }] } }),
  );
  const alert = page.getByRole('main').getByRole('alert');
  for (const [path, content] of [
    [urlFor('mypage'), page.getByText(demoShopper.email)],
    [urlFor('mypage-order'), page.getByRole('article').first()],
    [urlFor('mypage-like'), page.getByRole('article').first()],
    [urlFor('mypage-product-custom-save'), page.getByRole('article').first()],
  ] as const) {
    await visit(page, path);
    await alert.waitFor();
    await page.unroute(isOut);
    await alert.getByRole('button', { name: shell.retry.ko }).click();
    await content.waitFor();
    await page.route(isOut, (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'busy' }] } }));
  }
  await context.close();
});

/** Orders a design by virtual account as a new member; the page shows the finished order. */
async function orderByAccount(page: Page): Promise<{ orderId: string; paymentId: string }> {
  const member = await newMember();
  await addToCart(page, await designOnSale());
  await visit(page, urlFor('login', {}, { next: urlFor('cart') }));
  await fillLogin(page, member);
  await page.waitForURL(`**${urlFor('cart')}`);
  await orderCart(page);
  await fillDestination(page);
  await page.getByText(paymentMethodMessages.VIRTUAL_ACCOUNT.ko).click();
  await page.getByText(translator('ko')(checkoutMessages.virtualAccountNote, { days: firstShopRules.deposit_days })).waitFor();
  // The receipt goes to the phone of whoever orders, once that is a phone; a company's number has a check digit.
  const receipt = page.getByRole('region', { name: receiptMessages.receipt.ko });
  await receipt.getByRole('button', { name: receiptMessages.PERSONAL.ko }).click();
  const personal = receipt.getByRole('textbox', { name: receiptMessages.numberPERSONAL.ko });
  expect(await personal.inputValue()).toBe(typed.phone);
  await receipt.getByRole('button', { name: receiptMessages.CORPORATE.ko }).click();
  await receipt.getByRole('textbox', { name: receiptMessages.numberCORPORATE.ko }).fill('123-45-67890');
  await agreeToAll(page);
  await payButton(page).click();
  await receipt.getByText(receiptMessages.wrongCORPORATE.ko).waitFor();
  await receipt.getByRole('button', { name: receiptMessages.PERSONAL.ko }).click();
  await receipt.getByRole('checkbox', { name: receiptMessages.keep.ko }).check();
  await toPaymentWindow(page);
  const paymentId = lastPart(page);
  await issueAccount(page);
  await page.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL(/\/order\/complete\/\d+$/);
  return { orderId: lastPart(page), paymentId };
}

function lastPart(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Every field of the account a deposit goes back to. */
async function fillRefundAccount(form: Locator, bank: string, number: string): Promise<void> {
  await form.getByRole('combobox', { name: refundMessages.bank.ko }).selectOption({ label: bank });
  await form.getByRole('textbox', { name: refundMessages.number.ko }).fill(number);
  await form.getByRole('textbox', { name: refundMessages.holder.ko }).fill('박이음');
}

/** The provider's notice takes a moment; whoever waits for it looks again. */
async function reloadUntil(page: Page, thing: () => Locator): Promise<void> {
  await poll(async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilAlive(page);
    await page.getByRole('main').locator('article, dl').first().waitFor();
    return thing().first().isVisible();
  }).toBe(true);
}

/** Where a phone has to zoom out of the page of an order, in every language. */
async function tooWideOrder(page: Page, id: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (path: string) => {
    await visit(page, path);
    await poll(() => page.getByRole('main').getByRole('status', { name: /./ }).count()).toBe(0);
    found.push(...(await widerThanPhone(page)));
  };
  await look(urlFor('order-complete', { id }));
  for (const locale of locales) await look(addressPrefixes[locale] + urlFor('mypage-order-id', { id }));
  return found;
}
