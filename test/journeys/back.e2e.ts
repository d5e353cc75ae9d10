import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { filterTexts } from '#storefront/nouns/product/filters/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { poll, untilAlive, visit } from './hands/shopper.ts';

test('Back restores the place in a long list, beyond its first page', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('category'));
  const tiles = page.locator('main .tile-grid > article');
  const firstPage = await tiles.count();
  await tiles.last().scrollIntoViewIfNeeded();
  await poll(() => tiles.count()).toBeGreaterThan(firstPage);
  const tile = tiles.nth(firstPage + 4);
  await tile.scrollIntoViewIfNeeded();
  const name = await tile.getByRole('heading').textContent();
  const before = await page.evaluate(() => window.scrollY);
  await tile.getByRole('link').click();
  await page.waitForURL('**/product/*');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await page.waitForURL(`**${urlFor('category')}`);
  await tile.waitFor();
  await poll(() => page.evaluate((place) => Math.abs(window.scrollY - place) < 8, before)).toBe(true);
  expect(await tile.getByRole('heading').textContent()).toBe(name);
  await context.close();
});

test('Back restores the place in a long list after a reload, with one request', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('category'));
  const tiles = page.locator('main .tile-grid > article');
  const firstPage = await tiles.count();
  await tiles.last().scrollIntoViewIfNeeded();
  await poll(() => tiles.count()).toBeGreaterThan(firstPage);
  const seen = await tiles.count();
  const tile = tiles.nth(firstPage + 4);
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const isThere = () => page.evaluate((y) => Math.abs(window.scrollY - y) < 8, place);
  const asked: string[] = [];
  page.on('request', (request) => (request.postData()?.includes('"offset"') ? asked.push(request.postData() ?? '') : undefined));

  await tile.getByRole('link').click();
  await page.waitForURL('**/product/*');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${urlFor('category')}`);
  await poll(() => tiles.count()).toBeGreaterThanOrEqual(seen);
  await poll(isThere).toBe(true);
  expect(asked.length).toBe(1);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  await poll(() => tiles.count()).toBeGreaterThanOrEqual(seen);
  await poll(isThere).toBe(true);
  await context.close();
});

test('Back undoes a filter and restores the place in the list; all choices of one sheet are one step', async () => {
  const wide = await newVisitor();
  await visit(wide.page, urlFor('category'));
  const tiles = wide.page.locator('main .tile-grid > article');
  const firstPage = await tiles.count();
  await tiles.last().scrollIntoViewIfNeeded();
  await poll(() => tiles.count()).toBeGreaterThan(firstPage);
  const place = await wide.page.evaluate(() => window.scrollY);
  const column = wide.page.getByRole('complementary', { name: filterTexts.filters.ko });
  await column.getByRole('button', { name: /^검정/ }).click();
  await wide.page.waitForURL('**colour=black');
  await column.getByRole('button', { name: /^M\b/ }).click();
  await wide.page.waitForURL('**size=M');
  await wide.page.goBack();
  await wide.page.waitForURL('**colour=black');
  await wide.page.goBack();
  await wide.page.waitForURL(`**${urlFor('category')}`);
  await poll(() => wide.page.evaluate((y) => Math.abs(window.scrollY - y) < 8, place)).toBe(true);
  await wide.context.close();

  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('search', {}, { q: '티셔츠' }));
  const searched = page.url();
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: filterTexts.filters.ko }).click();
  await sheet.getByRole('button', { name: /^검정/ }).click();
  await page.waitForURL('**colour=black');
  await sheet.getByRole('button', { name: /^M\b/ }).click();
  await page.waitForURL('**size=M');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toContain('size=M');
  await page.goBack();
  await page.waitForURL(searched);
  await page.getByRole('button', { name: filterTexts.filters.ko, exact: true }).waitFor();
  await context.close();
});

test('Back closes an overlay and keeps the page, also on the first page of a visit; the next Back leaves it', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('product-id', { id: 1 }));
  const back = () => page.evaluate(() => history.back());
  const dialogs = page.getByRole('dialog');
  const here = page.url();
  for (const open of [
    () => page.getByRole('button', { name: shell.search.ko }).click(),
    () =>
      page
        .getByRole('button', { name: productTexts.zoom.ko.split('{photo}')[1]?.trim() ?? '' })
        .first()
        .click(),
  ]) {
    await open();
    await dialogs.first().waitFor();
    await back();
    await poll(() => dialogs.count()).toBe(0);
    expect(page.url()).toBe(here);
  }

  await visit(page, urlFor('category'));
  await page.getByRole('button', { name: shell.menu.ko }).click();
  await dialogs.first().waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await back();
  await poll(() => dialogs.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(urlFor('category'));
  expect(await page.locator('[data-same-document]').count()).toBe(1);
  // A member screen asks for the login in a dialog.
  await page.getByRole('navigation', { name: shell.tabBar.ko }).getByRole('link', { name: shell.my.ko }).click();
  await page.getByRole('alertdialog').waitFor();
  await back();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.waitForURL(`**${urlFor('main')}`);
  await back();
  await page.waitForURL(`**${urlFor('category')}`);
  await back();
  await page.waitForURL(here);
  await context.close();
});

test('Back restores a search tab and sign-up steps with their input, and the search field has the focus', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  await page.getByRole('button', { name: shell.search.ko }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('과일인쇄소');
  await field.press('Enter');
  await page.waitForURL('**/search?q=*');
  const works = page.getByRole('tab', { name: /^그래픽/ });
  await works.click();
  await page.waitForURL('**tab=graphics');
  await page.getByRole('tabpanel').locator('article a').first().click();
  await page.waitForURL('**/graphic/*');
  await page.goBack();
  await page.waitForURL('**tab=graphics');
  await poll(() => works.getAttribute('aria-selected')).toBe('true');

  await visit(page, urlFor('sign-up'));
  const all = page.getByRole('checkbox', { name: signInMessages.agreeAll.ko });
  await all.check();
  await page.getByRole('button', { name: signInMessages.next.ko }).click();
  await poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(signInMessages.stepPhone.ko);
  await page.goBack();
  await all.waitFor();
  expect(await all.isChecked()).toBe(true);
  await page.goForward();
  await poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(signInMessages.stepPhone.ko);
  await context.close();
});

test('forms name missing input in the shop’s own words, and product page sections mark which one is being read', async () => {
  const { page, context } = await newVisitor();
  await visit(page, urlFor('login'));
  await page.getByRole('main').getByRole('button', { name: shell.login.ko, exact: true }).click();
  await page.getByText(signInMessages.idNeeded.ko).waitFor();
  await page.getByText(signInMessages.passwordNeeded.ko).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await page.getByLabel(signInMessages.id.ko).fill('abc');
  await page.keyboard.press('Enter');
  await page.getByText(signInMessages.checkId.ko).waitFor();
  await visit(page, urlFor('product-id', { id: 1 }));
  const delivery = page.getByRole('navigation', { name: productTexts.sections.ko }).getByRole('link', { name: productTexts.delivery.ko });
  await delivery.click();
  await poll(() => delivery.getAttribute('aria-current')).toBe('true');
  await context.close();
});

test('a new page lays out the nearest parts first and the rest step by step, so that Back and a reload restore the place, without motion too', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(urlFor('main'), { waitUntil: 'domcontentloaded' });
  const last = page.locator('main > section').last();
  const isLaidOut = () => last.evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await poll(() => page.evaluate(() => 'whole' in document.documentElement.dataset)).toBe(true);
  expect(await isLaidOut()).toBe(true);
  const tile = last.getByRole('link').nth(3);
  await tile.scrollIntoViewIfNeeded();
  const top = () => tile.evaluate((shown) => shown.getBoundingClientRect().top);
  const before = await top();
  const isThere = async () => Math.abs((await top()) - before) < 8;
  await tile.click();
  await page.waitForURL((url) => url.pathname !== urlFor('main'));
  await page.goBack();
  await poll(isThere).toBe(true);
  await page.reload();
  await poll(isThere).toBe(true);
  await context.close();
});
