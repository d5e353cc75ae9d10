import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages, deliveryPresetMessages } from '#storefront/nouns/delivery/texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { poll, untilAlive } from './shopper.ts';

/** A message with a number placeholder, as a pattern for an accessible name. */
export function pattern(message: string, { whole = false } = {}): RegExp {
  const body = message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
  return new RegExp(whole ? `^${body}$` : body);
}

/** From the cart to a new checkout with everything selected. */
export async function orderCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: pattern(cartMessages.order.ko, { whole: true }) }).click();
  await page.waitForURL(/\/order\/[^/]+$/);
  await payButton(page).waitFor();
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: pattern(checkoutMessages.pay.ko, { whole: true }) });
}

/** The input for a new member's checkout: the address by field name, and the phone number of both people. */
export const typed = {
  address: {
    [deliveryMessages.recipient.ko]: '이바다',
    [deliveryMessages.zipCode.ko]: '04524',
    [deliveryMessages.address.ko]: '서울 중구 세종대로 110',
    [deliveryMessages.detailAddress.ko]: '2층',
  },
  phone: '010-2345-6789',
  request: deliveryPresetMessages.delivery_preset_parcel_box.ko,
};

/** Fills in address and orderer on a new member's checkout, and selects a delivery note. */
export async function fillDestination(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed.address)) await page.getByRole('textbox', { name, exact: true }).fill(value);
  for (const phone of await page.getByRole('textbox', { name: deliveryMessages.phone.ko, exact: true }).all())
    await phone.fill(typed.phone);
  await page.getByRole('combobox', { name: deliveryMessages.request.ko }).selectOption({ label: typed.request });
}

/** Ticks every consent on the checkout. */
export async function agreeToAll(page: Page): Promise<void> {
  const consents = page.getByRole('region', { name: checkoutMessages.agreements.ko }).getByRole('checkbox');
  await consents.first().waitFor();
  for (const consent of await consents.all()) await consent.check();
}

/** Clicks the pay button (twice in a row if hurried) and waits for the payment window. */
export async function toPaymentWindow(page: Page, { isHurried = false } = {}): Promise<void> {
  await poll(() => payButton(page).isEnabled()).toBe(true);
  await payButton(page).click({ clickCount: isHurried ? 2 : 1 });
  await page.waitForURL(/\/portone-stand-in\/windows\//);
  await windowTerms(page).waitFor();
}

/** Approves in the payment window, which requires accepting its own terms first. */
export async function approveCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '현대카드' }).check({ force: true });
  const approve = page.getByRole('button', { name: /원 결제하기$/ });
  await approve.click();
  await page.getByText('결제 서비스 이용약관에 동의해 주세요.').waitFor();
  await windowTerms(page).check();
  await approve.click();
}

/** Has the payment window issue a virtual account. */
export async function issueAccount(page: Page): Promise<void> {
  await windowTerms(page).check();
  await page.getByRole('button', { name: /발급/ }).click();
}

/** Declines the card in the payment window. */
export async function declineCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '결제 거절하기' }).click();
}

function windowTerms(page: Page): Locator {
  return page.getByRole('checkbox', { name: /이용약관에 모두 동의/ });
}

/** Waits for the completed order and returns its number. */
export async function finishedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/complete\/\d+$/);
  await untilAlive(page);
  await page.getByRole('heading', { level: 1, name: orderMessages.thanks.ko }).waitFor();
  const number = (await page.getByRole('main').locator('header').getByRole('strong').textContent()) ?? '';
  expect(number).toMatch(/^[\dA-Z-]{8,}$/);
  return number;
}

/** Checks that the picture has loaded and is a rendered design; returns its address. */
export async function expectRendered(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  expect(new URL(src).pathname).toMatch(/^\/renders\//);
  const reply = await page.request.get(src);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/webp');
}
