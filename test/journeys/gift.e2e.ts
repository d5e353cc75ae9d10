import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { giftTexts } from '#storefront/nouns/gift/texts.ts';
import { paymentMethodMessages } from '#storefront/nouns/payment/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { agreeToAll, approveCard, finishedOrder, orderCart, payButton, toPaymentWindow, typed } from './hands/checkout-hands.ts';
import { problemsOf, widerThanPhone } from './hands/page-checks.ts';
import { addToCart, designOnSale } from './hands/product-hands.ts';
import { newMember, signIn, visit } from './hands/shopper.ts';

test('a gift of a design: a stranger opens its link on a phone, enters the address and another size; its buyer sees the size, not the address', async () => {
  const { page, context } = await newVisitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await newMember());
  await addToCart(page, await designOnSale());
  await visit(page, urlFor('cart'));
  await orderCart(page);
  await page.getByRole('checkbox', { name: giftTexts.asGift.ko }).check();
  expect(await page.getByRole('textbox', { name: deliveryMessages.zipCode.ko }).count()).toBe(0);
  expect(await page.getByText(paymentMethodMessages.VIRTUAL_ACCOUNT.ko).count()).toBe(0);
  await page.getByRole('textbox', { name: deliveryMessages.phone.ko, exact: true }).fill(typed.phone);
  await agreeToAll(page);
  const from = page.getByRole('textbox', { name: giftTexts.from.ko });
  await from.fill('');
  await payButton(page).click();
  await page.getByText(giftTexts.fromMissing.ko).waitFor();
  await from.fill('바다');
  await page.getByRole('textbox', { name: giftTexts.message.ko }).fill('생일 축하해!\n잘 입어 줘.');
  await toPaymentWindow(page);
  await approveCard(page);
  await finishedOrder(page);
  const gift = page.getByRole('region', { name: giftTexts.title.ko });
  await gift.getByRole('button', { name: giftTexts.copy.ko }).click();
  await page.getByText(giftTexts.copied.ko).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await newVisitor({ device: phone });
  const told: string[] = [];
  stranger.page.on('request', (request) => told.push(request.url()));
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { level: 1, name: '바다님이 보낸 선물이에요' }).waitFor();
  await stranger.page.getByText('잘 입어 줘.').waitFor();
  const main = stranger.page.getByRole('main');
  expect(await main.textContent()).not.toMatch(/\d원/);
  expect([...(await widerThanPhone(stranger.page)), ...(await problemsOf(stranger.page, { isHeard: true }))]).toEqual([]);
  const size = main.getByRole('group').getByRole('button', { pressed: false }).first();
  const chosen = (await size.textContent()) ?? '';
  await size.click();
  await main.getByRole('button', { name: giftTexts.take.ko }).click();
  await main.getByText(deliveryMessages.phoneWrong.ko).waitFor();
  for (const [name, value] of Object.entries(typed.address)) await main.getByRole('textbox', { name, exact: true }).fill(value);
  await main.getByRole('textbox', { name: deliveryMessages.phone.ko, exact: true }).fill(typed.phone);
  // Found by its search, without an account.
  await main.getByRole('button', { name: deliveryMessages.findZip.ko }).click();
  const search = stranger.page.getByRole('dialog', { name: deliveryMessages.findTitle.ko });
  await search.getByRole('textbox').fill('세종대로');
  await search.getByRole('button', { name: deliveryMessages.find.ko, exact: true }).click();
  await search.getByRole('listitem').first().getByRole('button').click();
  await main.getByRole('button', { name: giftTexts.take.ko }).click();
  await main.getByText(giftTexts.done.ko).waitFor();
  await main
    .getByText(new RegExp(`${chosen} ·|/ ?${chosen}`))
    .first()
    .waitFor();
  // The secret of the link is in no address that a server or a log sees.
  expect(told.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes('#'))).toEqual([]);
  await stranger.page.goto(`${link}x`);
  await stranger.page.getByText(errors.GIFT_NOT_FOUND.message.ko.split('. ')[0] ?? '').waitFor();
  await stranger.context.close();

  await visit(page, page.url().replace('/order/complete/', '/mypage/order/'));
  await gift.getByText(giftTexts.TAKEN.ko).waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(typed.address[deliveryMessages.address.ko]);
  expect(await gift.getByRole('button', { name: giftTexts.copy.ko }).count()).toBe(0);
  expect(await page.getByRole('button', { name: shell.retry.ko }).count()).toBe(0);
  expect(await problemsOf(page, { isHeard: true })).toEqual([]);
  await context.close();
});
