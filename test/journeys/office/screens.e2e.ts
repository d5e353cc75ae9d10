import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { frameTexts } from '#admin/frame/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { couponFields } from '#admin/nouns/coupon/fields.ts';
import { tabTexts } from '#admin/nouns/order/texts.ts';
import { receiptTexts } from '#admin/screens/cash-receipts/texts.ts';
import { couponTexts } from '#admin/screens/coupons/texts.ts';
import { dashboardTexts } from '#admin/screens/dashboard/texts.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { ordersTexts } from '#admin/screens/orders/texts.ts';
import { preparationTexts } from '#admin/screens/to-prepare/texts.ts';
import { screens } from '#admin/screens.ts';
import { TALLY_MAX, type Tally } from '#contract/rest/values.ts';
import { demoArtists } from '#demo/content/artists/catalog.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { eventually } from '../../eventually.ts';
import { isWhole } from '../../whole.ts';
import { desktop, newVisitor, phone } from '../hands/browser.ts';
import { demoAdmin, enterOffice } from '../hands/office-hands.ts';
import { sidewaysOf, violationsOf } from '../hands/page-checks.ts';
import { callApi, complaintsOf } from '../hands/shopper.ts';

/** Who works here, the screen each begins with, and which part of their screens is looked at, so that three can be at it. */
const people = [
  { role: 'admin', email: demoAdmin.email, beginning: dashboardTexts.title, part: [0, 3] },
  { role: 'admin', email: demoAdmin.email, beginning: dashboardTexts.title, part: [1, 3] },
  { role: 'admin', email: demoAdmin.email, beginning: dashboardTexts.title, part: [2, 3] },
  { role: 'artist', email: 'artist@seam.example', beginning: earningTexts.title, part: [0, 1] },
  { role: 'brand', email: 'brand@seam.example', beginning: preparationTexts.title, part: [0, 1] },
] as const;

/**
 * Goes to a screen as whoever works here does, by a link of the menu or the list, and waits until nothing of it is on its way. What no link leads to is
 * opened by its address.
 */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  const isThere = new URL(page.url()).pathname === path;
  if (!isThere && (await link.count()) === 0) await page.goto(path);
  else if (!isThere) {
    // The screen that is left stands until the next one is there.
    await page.evaluate(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading !== null) heading.dataset.left = heading.textContent;
    });
    await link.evaluate((found: HTMLAnchorElement) => found.click());
    await page.waitForFunction(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      return heading !== null && heading.dataset.left !== heading.textContent;
    });
  }
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // Not `poll`: it does not know which of several tests at once it belongs to.
  await eventually(async () => expect(await page.getByRole('status', { name: kitTexts.loading }).count()).toBe(0));
}

/** How a screen is looked at: wide in light, by all rules; on a phone in the dark, whose colours are others. */
const wide = { size: desktop.viewport, theme: 'light', rules: undefined } as const;
const onPhone = { size: phone.viewport, theme: 'dark', rules: ['color-contrast'] } as const;
type View = typeof wide | typeof onPhone;

/** Shows the page so, and waits until it is painted. */
async function show(page: Page, { size, theme }: View): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(async (chosen) => {
    if (document.documentElement.dataset.theme === chosen) return;
    // Colours on their way from light to dark are read by nobody.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = chosen;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, theme);
}

/**
 * Goes to a screen and looks at it, wide and, when `isWhole`, on a phone, first at the size that the one before it was left at; gives what is wrong
 * with it and the address of its first row.
 */
async function look(page: Page, path: string, { withFrame }: { withFrame: boolean }): Promise<{ problems: string[]; row: string | null }> {
  const isOnPhone = page.viewportSize()?.width === onPhone.size.width;
  await goTo(page, path);
  const links = page.getByRole('main').locator('[data-row-link]');
  const row = (await links.count()) > 0 ? await links.first().getAttribute('href') : null;
  const problems: string[] = [];
  for (const view of isWhole ? (isOnPhone ? [onPhone, wide] : [wide, onPhone]) : [wide]) {
    await show(page, view);
    problems.push(...(await sidewaysOf(page)));
    const found = await violationsOf(page, { rules: view.rules, withFrame });
    problems.push(...found.map((violation) => `${path} ${view.theme}: ${violation}`));
  }
  return { row, problems };
}

describe.concurrent('every screen of the back office', () => {
  test.for(people)(
    'of $role, part $part: no request fails, the console stays empty, it fits a phone, hides nothing from assistive technology, and can be read in the dark',
    async ({ role, email, beginning, part: [rest, parts] }) => {
      const { context, page } = await newVisitor();
      await enterOffice(page, { ...demoAdmin, email }, beginning);
      const complaints = complaintsOf(page);
      page.on('response', (reply) => {
        if (reply.status() >= 400) complaints.push(`${page.url()}: ${reply.status()} ${reply.request().method()} ${reply.url()}`);
      });
      const lists = screens.filter(
        ({ path, permission }) => !path.includes(':') && mayDo(role === 'admin' ? [role, 'owner'] : [role], permission) !== 'no',
      );
      const problems: string[] = [];
      for (const [at, { path }] of lists.filter((_, at) => at % parts === rest).entries()) {
        const seen = await look(page, `/admin${path}`, { withFrame: at === 0 });
        problems.push(...seen.problems);
        if (seen.row !== null) problems.push(...(await look(page, seen.row, { withFrame: false })).problems);
      }
      // In words, which the end of a long log repeats whole.
      const told = [...problems, ...complaints].join('\n');
      expect(told, told).toBe('');
      await context.close();
    },
  );
});

test('a slow screen shows its outline; a failed list says so, loads itself when the server is back, and is used by keyboard', async () => {
  const { context, page } = await newVisitor();
  await enterOffice(page);
  const open = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await open.promise;
    await route.continue();
  });
  const main = page.getByRole('main');
  await page.getByRole('navigation').getByRole('link', { name: couponTexts.title, exact: true }).click();
  await main.getByRole('heading', { name: dashboardTexts.title }).waitFor({ state: 'detached' });
  await main.getByRole('status', { name: kitTexts.loading }).first().waitFor();
  open.resolve();
  await main.getByRole('heading', { level: 1, name: couponTexts.title }).waitFor();
  await main.locator('[data-row-link]').first().click();
  await useCoupon(page);

  // One whose script an outage keeps away says so and stays at each press, where a reload would end on the browser's own error page.
  const gone = ['**/*.js', '**/admin/'];
  await page.unroute('**/*.js');
  // The screen before it fails, too, while the server still answers: each asks for itself.
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: receiptTexts.title, exact: true }).click();
  await main.getByRole('alert').filter({ hasText: frameTexts.failed }).waitFor();
  await page.route('**/admin/', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: ordersTexts.title, exact: true }).click();
  const kept = main.getByRole('alert').filter({ hasText: kitTexts.reopened });
  await kept.waitFor();
  await kept.getByRole('button', { name: frameTexts.reload }).click();
  await kept.waitFor();
  for (const address of gone) await page.unroute(address);
  await main.getByRole('heading', { level: 1, name: ordersTexts.title }).waitFor();

  const orders = '**/api/admin/orders?*';
  await page.route(orders, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} }));
  await page.goto('/admin/orders');
  const failure = main.getByRole('alert').filter({ hasText: kitTexts.rereading });
  await failure.waitFor();
  await page.unroute(orders);
  const rows = main.locator('[data-row-link]');
  await rows.first().waitFor();
  // What the name of a view lacks is said below it, as in every form.
  const view = `보기 ${Date.now()}`;
  const asked = page.getByRole('alertdialog');
  const openViews = () => main.getByRole('button', { name: kitTexts.savedViews }).click();
  for (const [name, said] of [
    ['', kitTexts.viewUnnamed],
    [view, null],
    [view, kitTexts.viewTaken],
  ] as const) {
    await openViews();
    if (said === kitTexts.viewTaken) await page.getByRole('button', { name: view, exact: true }).waitFor();
    await page.getByRole('button', { name: kitTexts.viewKeep }).click();
    await asked.getByLabel(kitTexts.viewName).fill(name);
    await asked.getByRole('button', { name: kitTexts.save }).click();
    if (said !== null) {
      await asked.getByText(said).waitFor();
      await page.keyboard.press('Escape');
    }
    await asked.waitFor({ state: 'detached' });
  }
  await openViews();
  await page.getByRole('button', { name: `${view} ${kitTexts.viewForget}` }).click();
  await page.getByText(kitTexts.viewForgotten).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  // How it looks is said before it is used.
  const box = page.locator('[data-list-search]:focus');
  const describedBy = await box.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(ordersTexts.searchHint);
  await page.keyboard.type('20200101-000000');
  await page.keyboard.press('Enter');
  await main.getByText(kitTexts.nothingFound).waitFor();
  await main.getByRole('button', { name: kitTexts.clearFilters }).first().click();
  // Below the rows stands how many there are, though the list is read a page at a time.
  const { reply } = await callApi<Tally>(page, 'GET', `/api/admin/orders/matching?most=${TALLY_MAX}`);
  await main.getByText(kitTexts.tally(reply), { exact: true }).waitFor();
  // Never below the rows of another view, which stay until the next ones are there.
  const tally = main.getByText(/^(모두 [\d,]+건|[\d,]+건 넘음)$/);
  const late = Promise.withResolvers<void>();
  const counted = page.waitForResponse(/\/orders\/matching\?/);
  await page.route(orders, async (route) => {
    await late.promise;
    await route.continue();
  });
  const views = main.getByRole('navigation', { name: kitTexts.views });
  await views.getByRole('button', { name: tabTexts.ALL }).click();
  await (await counted).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await tally.count()).toBe(0);
  late.resolve();
  await tally.waitFor();
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await rows.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await context.close();
});

/** A coupon: what is typed while its form is saved stays; each of its small forms says itself what an outage stopped, and a file says it alone. */
async function useCoupon(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: `${couponFields.name.label} (${koreanLanguageNames.en})` });
  const saves = '**/api/admin/coupons/*';
  const before = await name.inputValue();
  await page.route(saves, async (route) => {
    if (route.request().method() === 'PUT') await name.fill(`${before} later`);
    await route.continue();
  });
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByText(kitTexts.saved).first().waitFor();
  expect(await name.inputValue()).toBe(`${before} later`);
  await page.unroute(saves);
  await name.fill(before);

  const [make, bring] = [page.getByRole('group', { name: couponTexts.generate }), page.getByRole('group', { name: couponTexts.bring })];
  await make.getByLabel(couponTexts.generateCount).fill('1');
  await make.getByRole('button', { name: couponTexts.generate }).click();
  await page.getByText(couponTexts.generated('1')).waitFor();
  const numbers = /\/api\/admin\/coupons\/\d+\/numbers/;
  await page.route(numbers, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await bring.getByLabel(couponTexts.bringLabel).fill('LATER-2026');
  await bring.getByRole('button', { name: couponTexts.bring, exact: true }).click();
  await bring.getByText(kitTexts.pressAgain.outage).waitFor();
  expect(await make.getByText(kitTexts.pressAgain.outage).count()).toBe(0);
  await bring.getByLabel(couponTexts.bringLabel).fill('');
  await page.route('**/numbers.csv', (route) => route.abort());
  await page.getByRole('button', { name: couponTexts.takeFile }).click();
  await page.getByText(kitTexts.lookFirst.outage).waitFor();
  await page.unroute('**/numbers.csv');
  await page.unroute(numbers);
}

test('Ctrl K finds screens, graphics and settings by name, and closing it restores the focus', async () => {
  const { context, page } = await newVisitor({ device: desktop });
  await enterOffice(page);
  const palette = page.getByRole('dialog', { name: frameTexts.find });
  const main = page.getByRole('main');
  const before = page.getByRole('navigation').getByRole('link', { name: couponTexts.title, exact: true });
  await before.focus();
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
  const [artist = '', ...graphics] = demoArtists.flatMap((each) => [each, ...each.graphics]).map(({ name }) => name.ko);
  const graphic = graphics.find((name) => name.includes(' ')) ?? '';
  for (const [typed, found, path] of [
    [graphic.slice(0, graphic.lastIndexOf(' ')), graphic, /\/admin\/graphics\/\d+$/],
    [artist, artist, /\/admin\/artists\/\d+$/],
    ['하루제작량', '제작', /\/admin\/production$/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await palette.locator('input:focus').waitFor();
    await page.keyboard.type(typed);
    await palette.locator('[role=option][data-highlighted]').getByText(found, { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
    await main.getByRole('heading', { level: 1 }).waitFor();
  }
  // A syllable that is still being composed is searched.
  await page.keyboard.press('Control+k');
  await palette.locator('input:focus').waitFor();
  const keyboard = await context.newCDPSession(page);
  const [begun, composed] = [couponTexts.title.slice(0, 1), couponTexts.title.slice(1)];
  await page.keyboard.insertText(begun);
  await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: composed.length, selectionEnd: composed.length });
  await palette.locator('[role=option][data-highlighted]').getByText(couponTexts.title, { exact: true }).waitFor();
  expect(await palette.locator('input:focus').inputValue()).toBe(couponTexts.title);
  // The Enter that ends the syllable chooses nothing: keyboards send it as 229 (Safari after the composition has ended).
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
  await keyboard.send('Input.insertText', { text: composed });
  await palette.locator('[role=option][data-highlighted]').getByText(couponTexts.title, { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/coupons$/);
  await context.close();
});
