import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { frameTexts } from '#admin/frame/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { scanTexts } from '#admin/nouns/order/scan/texts.ts';
import { moveText, paymentTexts, tabTexts } from '#admin/nouns/order/texts.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { shareFields } from '#admin/nouns/share/fields.ts';
import { claimTexts } from '#admin/screens/claims/texts.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { inquiryTexts } from '#admin/screens/inquiries/texts.ts';
import { ordersTexts } from '#admin/screens/orders/texts.ts';
import { productionTexts } from '#admin/screens/production/texts.ts';
import { preparationTexts } from '#admin/screens/to-prepare/texts.ts';
import { waybillTexts } from '#admin/screens/waybills/texts.ts';
import { draftTexts } from '#client/drafts/draft-texts.ts';
import { shell } from '#client/locale/shell.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { stepName } from '#contract/office/office-names.ts';
import type { LineInput } from '#contract/rest/cart.ts';
import { urlFor } from '#contract/routes.ts';
import { trackingStandInPath } from '#contract/stand-in-paths.ts';
import { demoBrands } from '#demo/content/brands.ts';
import { jobsByHandPath } from '#server/jobs/running/by-hand.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { claimTexts as shopperClaims } from '#storefront/nouns/order/claim-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { photoTexts } from '#storefront/nouns/photo/texts.ts';
import { sidewaysPhoto } from '../../photo-files.ts';
import { newVisitor } from '../hands/browser.ts';
import { agreeToAll, approveCard, fillDestination, finishedOrder, orderCart, toPaymentWindow } from '../hands/checkout-hands.ts';
import { hiddenFocus } from '../hands/keyboard-hands.ts';
import { lane } from '../hands/lane.ts';
import { demoAdmin, enterOffice, followCount } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { designOnSale } from '../hands/product-hands.ts';
import { fillLogin, newMember, poll, postApi, queryData, visit } from '../hands/shopper.ts';

/** Asks the shop outside of the browser. */
async function post(path: string, body?: object): Promise<void> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(lane().shopUrl + path, { method: 'POST', ...(body === undefined ? {} : json) });
  expect(reply.status).toBe(200);
}

/** What is ready to send and in stock of the brand that the demonstration's brand account works for. */
async function wareOfBrand(): Promise<{ line: LineInput; name: string }> {
  const brand = demoBrands.find(({ account }) => account === 'brand');
  type Ware = { id: number; name: { ko: string }; brand: { name: { ko: string } }; options: { id: number }[] };
  const { product_products: found } = await queryData<{ product_products: Ware[] }>(`{
    product_products(where: { is_custom: { _eq: false }, stock_count: { _gt: 10 } }, order_by: [{ id: asc }]) {
      id name brand { name } options(where: { stock_count: { _gt: 5 } }, order_by: [{ id: asc }], limit: 1) { id } } }`);
  const ware = found.find((each) => each.brand.name.ko === brand?.name.ko && each.options.length > 0);
  if (ware === undefined) throw new Error(`the demonstration shop has nothing of ${brand?.name.ko}`);
  return { line: { product_id: ware.id, option_id: ware.options[0]?.id ?? 0, quantity: 1 }, name: ware.name.ko };
}

/** Three pieces of a design and one ready ware, bought by a new member with a card. */
async function bought(page: Page, ware: LineInput): Promise<string> {
  const account = await newMember('서다온');
  await page.request.post('/api/cart/lines', { data: { lines: [{ ...(await designOnSale()), quantity: 3 }, ware] } });
  await visit(page, urlFor('login', {}, { next: urlFor('cart') }));
  await fillLogin(page, account);
  await orderCart(page);
  await fillDestination(page);
  await agreeToAll(page);
  await toPaymentWindow(page);
  await approveCard(page);
  return finishedOrder(page);
}

async function send(page: Page, to: 'IN_PRODUCTION' | 'PRODUCTION_COMPLETE' | 'DELIVERY_PREPARING'): Promise<void> {
  await page.getByRole('button', { name: moveText(to), exact: true }).click();
  await page.getByRole('banner').or(page.getByRole('main')).getByText(stepName(to), { exact: true }).first().waitFor();
}

/** Presses the button of a sheet that lacks something: it says so beside it, and the keyboard is in sight where that is missing. */
async function expectLack(sheet: Locator, button: string, said: string, missing: Locator): Promise<void> {
  await sheet.getByRole('button', { name: button, exact: true }).click();
  await sheet.getByRole('alert').getByText(said).waitFor();
  await poll(() => missing.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await hiddenFocus(sheet.page())).toBe(null);
}

/** The shopper confirms the purchase, and then wants one of the three pieces taken back: a seam is open. Answers what the sheet says goes back. */
async function confirmAndReturn(page: Page, number: string, ware: string): Promise<string> {
  await visit(page, urlFor('mypage-order', {}, { status: 'DELIVERY' }));
  await page.getByRole('article').filter({ hasText: number }).getByRole('link', { name: orderMessages.detail.ko }).click();
  // The list has a button of this name too.
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  // On a wide screen what can be done with an order stands in one line.
  await page.getByRole('button', { name: shopperClaims.openRETURN.ko, exact: true }).waitFor();
  const actions = [orderMessages.confirm, orderMessages.reorder, shopperClaims.openRETURN];
  const tops = actions.map(async ({ ko: name }) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y);
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  await page.getByRole('button', { name: orderMessages.confirm.ko, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expectLack(
    sheet,
    orderMessages.confirm.ko,
    errorMessage('PURCHASE_CONFIRMATION_CONSENT_REQUIRED', 'ko'),
    sheet.getByRole('checkbox'),
  );
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: orderMessages.confirm.ko, exact: true }).click();
  await page.getByText(orderNames.PURCHASE_CONFIRMED.name.ko, { exact: true }).first().waitFor();

  await page.getByRole('button', { name: shopperClaims.openRETURN.ko, exact: true }).click();
  await sheet.getByRole('button', { name: shopperClaims.RETURN.ko, exact: true }).click();
  // No reason is chosen for the shopper: the first one costs the way back.
  const reason = sheet.getByRole('combobox', { name: shopperClaims.reason.ko });
  await expectLack(sheet, shopperClaims.askRETURN.ko, shopperClaims.missingReason.ko, reason);
  await reason.selectOption({ label: shopperClaims.reasonCHANGE_OF_MIND.ko });
  // What is made to order cannot go back by this reason.
  const lines = { design: new RegExp(`^(?!${ware})`), ware: new RegExp(`^${ware}`) };
  await expectLack(sheet, shopperClaims.askRETURN.ko, shopperClaims.missingLines.ko, sheet.getByRole('checkbox', { name: lines.ware }));
  await reason.selectOption({ label: shopperClaims.reasonDEFECT.ko });
  // An exchange offers the same reason, so it stays.
  await sheet.getByRole('button', { name: shopperClaims.EXCHANGE.ko, exact: true }).click();
  expect(await reason.locator(':checked').textContent()).toBe(shopperClaims.reasonDEFECT.ko);
  await sheet.getByRole('button', { name: shopperClaims.RETURN.ko, exact: true }).click();
  await sheet.getByRole('checkbox', { name: lines.design }).check();
  for (let fewer = 0; fewer < 2; fewer += 1) await sheet.getByRole('button', { name: cartMessages.fewer.ko }).click();
  await sheet.getByLabel(shopperClaims.detail.ko).fill('솔기가 터져 있어요.');
  const photos = sheet.getByLabel(photoTexts.add.ko);
  await expectLack(sheet, shopperClaims.askRETURN.ko, errorMessage('CLAIM_PHOTO_NEEDED', 'ko'), photos);
  await photos.setInputFiles({ name: 'seam.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await sheet.getByRole('img', { name: photoTexts.nth.ko.replace('{n}', '1') }).waitFor();
  await sheet.getByRole('progressbar').waitFor({ state: 'detached' });
  // Leaving the sheet loses nothing that was entered.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: shopperClaims.openRETURN.ko, exact: true }).click();
  await sheet.getByText(draftTexts.isBack.ko).waitFor();
  expect(await sheet.getByLabel(shopperClaims.detail.ko).inputValue()).toBe('솔기가 터져 있어요.');
  expect(await sheet.getByRole('checkbox', { name: lines.design }).isChecked()).toBe(true);
  await sheet.getByRole('img', { name: photoTexts.nth.ko.replace('{n}', '1') }).waitFor();
  const back = sheet.getByRole('region', { name: shopperClaims.previewTitle.ko });
  const money = (await back.locator('dd').last().textContent()) ?? '';
  await sheet.getByRole('button', { name: shopperClaims.askRETURN.ko }).click();
  const history = page.getByRole('region', { name: shopperClaims.section.ko });
  await history.getByText('솔기가 터져 있어요.').waitFor();
  await history.getByText(shopperClaims.expectedMoney.ko.replace('{amount}', money)).waitFor();
  const heading = history.getByRole('heading', { name: `${shopperClaims.RETURN.ko} · ${shopperClaims.stateREQUESTED.ko}` });
  await poll(() => heading.evaluate((claim) => claim === document.activeElement)).toBe(true);
  return money;
}

test('an operator’s day: new orders, print files, a waybill file, delivery, a secret question, a return of one piece, seen by everybody concerned', async () => {
  const shopper = await newVisitor();
  const ware = await wareOfBrand();
  const number = await bought(shopper.page, ware.line);
  const question = `안감이 있나요 ${number}`;
  await postApi(shopper.page, '/api/inquiries', {
    ...{ product_id: ware.line.product_id, type: 'PRODUCT', title: question, content: '비침이 걱정돼요.', is_secret: true },
  });

  const { page } = await newVisitor();
  await enterOffice(page);
  await followCount(page, 'ORDERS_NEW');

  // What is new is what one sees first.
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('checkbox').check();
  await page
    .getByRole('region', { name: kitTexts.chosen(1) })
    .getByRole('button', { name: moveText('ACKNOWLEDGED') })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.ok.ko, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: kitTexts.views }).getByRole('button', { name: tabTexts.ACKNOWLEDGED }).click();
  await row.waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // A brand prepares its own line of the order, and sees no other.
  const brand = await newVisitor();
  await enterOffice(brand.page, { ...demoAdmin, email: 'brand@seam.example' }, preparationTexts.title);
  await brand.page.goto(`/admin/to-prepare?q=${number}`);
  const own = brand.page.getByRole('row').filter({ hasText: number });
  await own.getByRole('checkbox').check();
  expect(await Promise.all([own.count(), own.textContent()])).toEqual([1, expect.stringContaining(ware.name)]);
  expect(await problemsOf(brand.page)).toEqual([]);
  await brand.page
    .getByRole('region', { name: kitTexts.chosen(1) })
    .getByRole('button', { name: preparationTexts.done, exact: true })
    .click();
  await own.waitFor({ state: 'detached' });

  // The queue has it, and paper for the press.
  await page.goto('/admin/production');
  await page.getByRole('listitem').filter({ hasText: number }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: productionTexts.sheet }).first().click();
  await page.getByRole('img').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // Produced with its print files, and packed.
  await page.goto(`/admin/orders?q=${number.toLowerCase()}`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  const order = page.url();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: ordersTexts.printFiles }).click()]);
  expect(file.suggestedFilename()).toMatch(/^print-\d{12}\.zip$/);
  await send(page, 'IN_PRODUCTION');
  expect(await problemsOf(page)).toEqual([]);

  // A scanner types the work sheet's code and Enter, wherever the focus is: once opens the order, once more moves it.
  await page.goto('/admin/packing');
  await page.getByLabel(scanTexts.label).waitFor();
  const says = (text: string) => page.getByRole('status').getByText(text).waitFor();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  for (const to of ['PRODUCTION_COMPLETE', 'DELIVERY_PREPARING'] as const) {
    await page.getByRole('heading', { level: 1 }).click();
    await scan(`${number}-1`);
    await says(scanTexts.again(moveText(to)));
    await scan('');
    await says(scanTexts.moved(stepName(to)));
  }
  // The last step is taken back and done again.
  await page.keyboard.press('Escape');
  await says(scanTexts.undone(stepName('PRODUCTION_COMPLETE')));
  await scan(number);
  await says(scanTexts.again(moveText('DELIVERY_PREPARING')));
  await scan(number);
  await says(scanTexts.scanWaybill);
  await scan('690');
  await says(errorMessage('WAYBILL_UNREADABLE', 'ko'));
  expect(await problemsOf(page)).toEqual([]);
  await page.goto(order);

  // A note whose answer is lost says so beside itself and keeps its words; pressed again, it stands there once.
  const note = page.getByLabel(ordersTexts.note, { exact: true });
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/admin/orders/*/notes', loseAnswer, { times: 1 });
  await note.fill('포장 확인');
  await page.getByRole('button', { name: ordersTexts.addNote }).click();
  await page.locator('form').getByText(kitTexts.outage).waitFor();
  expect(await note.inputValue()).toBe('포장 확인');
  await page.getByRole('button', { name: ordersTexts.addNote }).click();
  await poll(() => note.inputValue()).toBe('');
  expect(await page.getByRole('list', { name: ordersTexts.history }).getByText('포장 확인').count()).toBe(1);

  // The courier's file brings the number of the waybill.
  const waybill = `6900${String(Date.now()).slice(-8)}`;
  await page.goto('/admin/waybills');
  const buffer = Buffer.from(`주문번호,택배사,송장번호\n${number}-1,CJ대한통운,${waybill}\n20260101-000000,CJ대한통운,690000000000\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'waybills.csv', mimeType: 'text/csv', buffer });
  await page.getByText(waybillTexts.summary({ done: 0, ready: 1, proposed: 0, nothing: 0, refused: 1 })).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: waybillTexts.send(1) }).click();
  await page.getByRole('row').filter({ hasText: number }).getByText(waybillTexts.done).waitFor();

  // And the courier's word brings the order to its end.
  await post(`${trackingStandInPath}/parcels/${waybill}`, { state: 'DELIVERED' });
  await post(`${jobsByHandPath}/track-parcels`);
  await page.getByRole('link', { name: number }).click();
  await poll(() => page.getByRole('main').textContent()).toContain(orderNames.DELIVERY_COMPLETED.name.ko);
  const history = page.getByRole('list', { name: ordersTexts.history });
  expect(await history.getByText(ordersTexts.events.WAYBILL_GIVEN ?? '', { exact: true }).count()).toBe(1);

  // A question that only its asker and the shop may read.
  await page.goto(`/admin/inquiries?q=${encodeURIComponent(question)}`);
  await page.getByRole('link', { name: question }).click();
  await page.getByLabel(inquiryTexts.answerLabel).fill('네, 같은 색 안감이 있어 비치지 않아요.');
  await page.getByRole('button', { name: inquiryTexts.send }).click();
  await page.getByRole('main').getByText('비치지 않아요.').first().waitFor();

  // One of three pieces comes back: the screen names the won, and the money goes where it came from.
  const money = await confirmAndReturn(shopper.page, number, ware.name);
  await page.goto(`/admin/claims?q=${number.toLowerCase()}`);
  await page.locator('[data-row-link]').click();
  await page.getByText(money, { exact: true }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const refused: string[] = [];
  page.on('response', (reply) => void (reply.status() === 409 && refused.push(reply.url())));
  await page.getByRole('button', { name: claimTexts.moves.ACCEPTED.RETURN ?? '', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(claimTexts.settleQuestion(money)).waitFor();
  await asked.getByRole('button', { name: shell.ok.ko, exact: true }).click();
  await page.getByText(claimTexts.refundState.BACK ?? '', { exact: true }).waitFor();
  await page.goto(order);
  await page
    .getByRole('table', { name: ordersTexts.payments })
    .getByText(paymentTexts.PARTIAL_CANCELLED ?? '', { exact: true })
    .waitFor();
  await page.getByRole('listitem').getByText(money).first().waitFor();
  // Once the claim was decided, nobody asked what a decision would give back.
  expect(refused).toEqual([]);

  // Who did what.
  await page.goto('/admin/audit');
  for (const sentence of [/승인했어요/, new RegExp(number)]) await page.getByRole('row').filter({ hasText: sentence }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // The artist is owed two of three pieces of that sale, layer by layer.
  await post(`${jobsByHandPath}/count-royalties`);
  const artist = await newVisitor();
  await enterOffice(artist.page, { ...demoAdmin, email: 'artist@seam.example' }, earningTexts.title);
  const share = artist.page
    .getByRole('row')
    .filter({ hasText: shareFields.state.options?.COUNTED ?? '' })
    .filter({ has: artist.page.getByRole('cell', { name: '3', exact: true }) })
    .first();
  const won = ((await share.textContent()) ?? '').match(/[\d,]+원/g)?.map((text) => Number(text.replace(/\D/g, ''))) ?? [];
  expect(won.at(-1)).toBe(((won.at(-2) ?? 0) / 3) * 2);
  expect(await problemsOf(artist.page)).toEqual([]);
  await artist.page.goto('/admin/own-settlements');
  await artist.page.getByRole('row').nth(1).getByRole('link').click();
  const [statement] = await Promise.all([
    artist.page.waitForEvent('download'),
    artist.page.getByRole('button', { name: settlementTexts.csv }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}-\d+\.csv$/);
  expect(await problemsOf(artist.page)).toEqual([]);

  // The shop's money is nobody else's, nor is the order.
  for (const visitor of [artist, brand])
    for (const path of ['/admin/settlements', new URL(order).pathname]) {
      await visitor.page.goto(path);
      await visitor.page.getByText(frameTexts.forbidden).waitFor();
    }
});
