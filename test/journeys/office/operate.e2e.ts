import { expect, inject, test } from 'vitest';
import { frameTexts } from '#admin/frame/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { moveTexts, stepTexts, tabTexts } from '#admin/nouns/order/texts.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { ordersTexts } from '#admin/screens/orders/texts.ts';
import { productionTexts } from '#admin/screens/production/texts.ts';
import { settlementTexts } from '#admin/screens/settlements/texts.ts';
import { preparationTexts } from '#admin/screens/to-prepare/texts.ts';
import { waybillTexts } from '#admin/screens/waybills/texts.ts';
import { shell } from '#client/locale/shell.ts';
import { trackingStandInPath } from '#server/gateways/tracking/stand-in/path.ts';
import { jobsByHandPath } from '#server/jobs/running/by-hand.ts';
import { newVisitor } from '../hands/browser.ts';
import { demoAdmin, enterOffice, followCount } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { poll } from '../hands/shopper.ts';

/** Of the demonstration: three pieces made to order, paid today; there are two such orders, for another try. */
const made = /3개 · 제작 3/;

/** Asks the shop outside of the browser. */
async function post(path: string, body?: object): Promise<void> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(inject('shopUrl') + path, { method: 'POST', ...(body === undefined ? {} : json) });
  expect(reply.status).toBe(200);
}

test('an operator’s day: the new orders, print files, the waybill by file, and the parcel arrives', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  await followCount(page, 'ORDERS_NEW');

  // What is new is what one sees first.
  const first = page.getByRole('row').filter({ hasText: made }).filter({ hasText: '최*재' }).first();
  const number = (await first.getByRole('link').first().textContent()) ?? '';
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('checkbox').check();
  await page
    .getByRole('region', { name: kitTexts.chosen(1) })
    .getByRole('button', { name: moveTexts.ACKNOWLEDGED })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.ok.ko, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: kitTexts.views }).getByRole('button', { name: tabTexts.ACKNOWLEDGED }).click();
  await row.waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // The queue has it, and paper for the press.
  await page.goto('/admin/production');
  await page.getByRole('listitem').filter({ hasText: number }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: productionTexts.sheet }).first().click();
  await page.getByRole('img', { name: new RegExp(number) }).waitFor();
  expect(await problemsOf(page)).toEqual([]);

  // Produced with its print files, and packed.
  await page.goto(`/admin/orders?q=${number.toLowerCase()}`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: ordersTexts.printFiles }).click()]);
  expect(file.suggestedFilename()).toMatch(/^print-\d{12}\.zip$/);
  for (const to of ['IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING'] as const) {
    await page.getByRole('button', { name: moveTexts[to], exact: true }).click();
    await page.getByRole('banner').or(page.getByRole('main')).getByText(stepTexts[to], { exact: true }).first().waitFor();
  }
  expect(await problemsOf(page)).toEqual([]);

  // The courier's file brings the number of the waybill.
  const waybill = `6900${String(Date.now()).slice(-8)}`;
  await page.goto('/admin/waybills');
  const buffer = Buffer.from(`주문번호,택배사,송장번호\n${number}-1,CJ대한통운,${waybill}\n20260101-000000,CJ대한통운,690000000000\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'waybills.csv', mimeType: 'text/csv', buffer });
  await page.getByText(waybillTexts.summary(1, 0, 1)).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: waybillTexts.send(1) }).click();
  await page.getByRole('row').filter({ hasText: number }).getByText(waybillTexts.done).waitFor();

  // And the courier's word brings the order to its end.
  await post(`${trackingStandInPath}/parcels/${waybill}`, { state: 'DELIVERED' });
  await post(`${jobsByHandPath}/track-parcels`);
  await page.getByRole('link', { name: number }).click();
  await poll(() => page.getByRole('main').textContent()).toContain(ordersTexts.states.DELIVERY_COMPLETED);
  const history = page.getByRole('list', { name: ordersTexts.history });
  expect(await history.getByText(ordersTexts.events.WAYBILL_GIVEN ?? '', { exact: true }).count()).toBe(1);
});

test('an artist reads the own statement, a brand prepares its own lines, and neither opens the shop’s money', async () => {
  const artist = await newVisitor();
  await enterOffice(artist.page, { ...demoAdmin, email: 'artist@seam.example' }, earningTexts.title);
  await artist.page.getByRole('row').getByText(earningTexts.states.COUNTED, { exact: true }).first().waitFor();
  expect(await problemsOf(artist.page)).toEqual([]);
  await artist.page.goto('/admin/own-settlements');
  await artist.page.getByRole('row').nth(1).getByRole('link').click();
  const [statement] = await Promise.all([
    artist.page.waitForEvent('download'),
    artist.page.getByRole('button', { name: settlementTexts.csv }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}-\d+\.csv$/);
  expect(await problemsOf(artist.page)).toEqual([]);

  const brand = await newVisitor();
  await enterOffice(brand.page, { ...demoAdmin, email: 'brand@seam.example' }, preparationTexts.title);
  const box = brand.page.getByRole('row').nth(1).getByRole('checkbox');
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.check();
  expect(await problemsOf(brand.page)).toEqual([]);
  await brand.page
    .getByRole('region', { name: kitTexts.chosen(1) })
    .getByRole('button', { name: preparationTexts.done, exact: true })
    .click();
  await brand.page.getByRole('checkbox', { name, exact: true }).waitFor({ state: 'detached' });
  for (const { page } of [artist, brand]) {
    await page.goto('/admin/settlements');
    await page.getByText(frameTexts.forbidden).waitFor();
  }
});
