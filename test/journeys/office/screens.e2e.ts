import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitTexts } from '#admin/kit/texts.ts';
import { couponTexts } from '#admin/screens/coupons/texts.ts';
import { dashboardTexts } from '#admin/screens/dashboard/texts.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { preparationTexts } from '#admin/screens/to-prepare/texts.ts';
import { screens } from '#admin/screens.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { eventually } from '../../eventually.ts';
import { newVisitor } from '../hands/browser.ts';
import { demoAdmin, enterOffice } from '../hands/office-hands.ts';
import { problemsOf, unreadableOf } from '../hands/page-checks.ts';
import { complaintsOf } from '../hands/shopper.ts';

/** Who works here, and the screen each begins with. */
const people = [
  { role: 'admin', email: demoAdmin.email, beginning: dashboardTexts.title },
  { role: 'artist', email: 'artist@seam.example', beginning: earningTexts.title },
  { role: 'brand', email: 'brand@seam.example', beginning: preparationTexts.title },
] as const;

/** Waits until the screen says something and nothing of it is on its way. */
async function arrived(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // Not `poll`: it does not know which of several tests at once it belongs to.
  await eventually(async () => expect(await page.getByRole('status', { name: kitTexts.loading }).count()).toBe(0));
}

/** Looks at a screen, light and dark; gives what is wrong with it and the address of its first row. */
async function look(context: BrowserContext, path: string): Promise<{ problems: string[]; row: string | null }> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  // Colours on their way from light to dark are read by nobody.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await arrived(page);
  const row = page.getByRole('main').locator('[data-row-link]');
  const found = { row: (await row.count()) > 0 ? await row.first().getAttribute('href') : null, problems: await problemsOf(page) };
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  found.problems.push(...(await unreadableOf(page)).map((problem) => `dark ${problem}`), ...complaints);
  await page.close();
  return found;
}

describe.concurrent('every screen of the back office', () => {
  // One browser for all: three that begin at once would start three.
  beforeAll(async () => (await newVisitor()).context.close());

  test.for(people)(
    'of $role fits four widths, hides nothing from assistive technology, and can be read in the dark',
    async ({ role, email, beginning }) => {
      const { context, page } = await newVisitor();
      await enterOffice(page, { ...demoAdmin, email }, beginning);
      await page.close();
      const lists = screens.filter(({ path, permission }) => !path.includes(':') && mayDo([role], permission) !== 'no');
      const rows = new Set<string>();
      const problems: string[] = [];
      for (const { path } of lists) {
        const seen = await look(context, `/admin${path}`);
        problems.push(...seen.problems);
        if (seen.row !== null) rows.add(seen.row);
      }
      for (const row of rows) problems.push(...(await look(context, row)).problems);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

test('a screen whose script is slow gives way to its outline; a list that did not come says so, and comes when it is asked for again', async () => {
  const { context, page } = await newVisitor();
  await enterOffice(page);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: couponTexts.title, exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('status', { name: kitTexts.loading }).first().waitFor();
  expect(await main.getByRole('heading', { name: dashboardTexts.title }).count()).toBe(0);
  open();
  await main.getByRole('heading', { level: 1, name: couponTexts.title }).waitFor();

  const orders = '**/api/admin/orders?*';
  await page.route(orders, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} }));
  await page.goto('/admin/orders');
  const failure = main.getByRole('alert').filter({ hasText: kitTexts.failed });
  await failure.waitFor();
  await page.unroute(orders);
  await failure.getByRole('button', { name: kitTexts.retry }).click();
  // By keyboard: to the search, which finds nothing, and out of it again.
  await main.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await main.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('20200101-000000');
  await page.keyboard.press('Enter');
  await main.getByText(kitTexts.nothingFound).waitFor();
  await main.getByRole('button', { name: kitTexts.clearFilters }).first().click();
  await main.locator('[data-row-link]').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(
    await main
      .locator('[data-row-link]')
      .nth(1)
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await context.close();
});
