import { expect, test } from 'vitest';
import { kitTexts } from '#admin/kit/texts.ts';
import { moveText, tabTexts } from '#admin/nouns/order/texts.ts';
import { openClaimTexts } from '#admin/screens/orders/open-claim/texts.ts';
import { shell } from '#client/locale/shell.ts';
import { newVisitor } from '../hands/browser.ts';
import { enterOffice } from '../hands/office-hands.ts';

test('a double press opens one dialog, and presses nothing in it or in the list below', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  await page.goto('/admin/orders');
  await page.getByRole('navigation', { name: kitTexts.views }).getByRole('button', { name: tabTexts.NEW }).click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: kitTexts.chosen(1) })
    .getByRole('button', { name: moveText('ACKNOWLEDGED') })
    .dblclick();
  await page.getByRole('alertdialog').getByRole('button', { name: shell.cancel.ko, exact: true }).dblclick();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: kitTexts.chosen(1) }).waitFor();

  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: openClaimTexts.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: openClaimTexts.lines }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: openClaimTexts.settle, exact: true }).dblclick();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: openClaimTexts.keep, exact: true }).click();
  await asked.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: openClaimTexts.settle, exact: true }).waitFor();
  expect(await page.getByText(openClaimTexts.settled).count()).toBe(0);
  // While it is being sent, the dialog stays, and says how that ended.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/admin/orders/*/claims', (route) =>
    route.request().method() === 'POST' ? pressed.promise.then(() => route.abort()) : route.continue(),
  );
  await dialog.getByRole('button', { name: openClaimTexts.settle, exact: true }).click();
  await asked.getByRole('button', { name: openClaimTexts.settle }).click();
  await dialog.locator('button[aria-busy]').first().waitFor();
  await page.keyboard.press('Escape');
  pressed.resolve();
  await dialog.getByText(kitTexts.pressAgain.outage).waitFor();
  await page.unroute('**/api/admin/orders/*/claims');
});
