import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { toastMs } from '#client/toasts/toast.tsx';
import { errorMessages } from '#client/wire/error-texts.ts';
import type { Profile } from '#contract/rest/profile.ts';
import { urlFor } from '#contract/routes.ts';
import { popupRestMs } from '#rules/home/popup.ts';
import { popupTexts } from '#storefront/frame/popups/popup-view-texts.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { around } from './hands/around.ts';
import { desktop, newVisitor, phone } from './hands/browser.ts';
import { orderCart, payButton } from './hands/checkout-hands.ts';
import { hiddenTabs } from './hands/keyboard-hands.ts';
import { enterOffice } from './hands/office-hands.ts';
import { productInStock, putIntoCart } from './hands/product-hands.ts';
import { callApi, complaintsOf, newMember, poll, signIn, untilAlive, visit } from './hands/shopper.ts';

test('the root leads to /main, and an unknown address shows the missing page inside the usual layout', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(new URL(page.url()).pathname).toBe(urlFor('main'));
  const reply = await page.goto('/no/such/page', { waitUntil: 'domcontentloaded' });
  expect(reply?.status()).toBe(404);
  await untilAlive(page);
  await page.getByRole('heading', { level: 1, name: errorMessages.notFound.ko }).waitFor();
  expect(await around(page)).toEqual({ header: 'shop', tabBar: true, footer: 'full', bottomPadding: 160 });
  await page.getByRole('main').getByRole('link', { name: shell.toHome.ko }).click();
  await page.waitForURL(/\/main$/);
  // One that looks like a member's asks who is there, over the same page.
  const complaints = complaintsOf(page);
  await visit(page, '/mypage/no-such-page');
  await page.getByRole('alertdialog').getByText(shell.memberOnly.ko).waitFor();
  expect(await page.getByRole('main').getByText(errorMessages.notFound.ko).count()).toBe(1);
  // On a phone a dialog is a sheet: as wide as the screen, at its foot.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await poll(() => edgesOf(page.getByRole('alertdialog'))).toEqual({ left: 0, right: width, bottom: height });
  expect(complaints).toEqual([]);
  await context.close();
});

test('Not Show Again hides the popups for exactly 24 hours', async () => {
  const { page, context } = await newVisitor({ popups: true });
  const popups = page.getByRole('region', { name: popupTexts.popups.ko });
  const pressed = Date.now();
  await page.clock.setFixedTime(pressed);
  // A list comes first, where they are smaller: the next page measures them again.
  await visit(page, urlFor('category'));
  await popups.getByRole('button', { name: popupTexts.notShowAgain.ko }).waitFor();
  await page.locator(`header a[href="${urlFor('main')}"]`).click();
  await page.waitForURL(/\/main$/);
  // What the keyboard comes to is scrolled out from under them.
  expect(await hiddenTabs(page, 50)).toEqual([]);
  // And the last lines of the page can be read above them.
  const lastOfPage = page.getByRole('group', { name: shell.language.ko });
  await poll(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [last, card] = await Promise.all([lastOfPage.boundingBox(), popups.boundingBox()]);
    return last !== null && card !== null && last.y + last.height <= card.y;
  }).toBe(true);
  await popups.getByRole('button', { name: popupTexts.notShowAgain.ko }).click();
  await popups.waitFor({ state: 'detached' });
  for (const [later, isShown] of [
    [popupRestMs, false],
    [popupRestMs + 1, true],
  ] as const) {
    const asked = isShown ? page.waitForResponse((response) => /selectPopup/.test(response.request().postData() ?? '')) : null;
    await page.clock.setFixedTime(pressed + later);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilAlive(page);
    await asked;
    if (isShown) await popups.waitFor();
    expect(await popups.count()).toBe(isShown ? 1 : 0);
  }
  await context.close();
});

test('a toast stays for three seconds', async () => {
  const { page, context } = await newVisitor();
  const { email, password } = await newMember();
  await page.clock.install();
  await visit(page, urlFor('login'));
  await page.getByLabel(signInMessages.id.ko).fill(email);
  await page.getByLabel(signInMessages.password.ko).fill(password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel(signInMessages.password.ko).press('Enter');
  const toast = page.getByRole('status').getByText(memberTexts.loggedIn.ko);
  await toast.waitFor();
  await page.clock.runFor(toastMs - 1);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
  await context.close();
});

test('a change of language keeps the page, applies to later pages, mails and the frame', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  await signIn(page, await newMember());
  for (const [button, locale] of [
    ['English', 'en'],
    ['中文', 'cn'],
    ['한국어', 'ko'],
  ] as const) {
    await pressBelowList(page, button);
    const tabs = page.getByRole('navigation', { name: shell.tabBar[locale], exact: true });
    await tabs.getByRole('link', { name: shell.my[locale], exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: productListMessages.all[locale] }).waitFor();
    expect((await callApi<Profile>(page, 'GET', '/api/members/me')).reply.locale).toBe(locale);
    await visit(page, urlFor('artist-id'));
    await page.getByRole('heading', { level: 1, name: shell.artists[locale] }).waitFor();
    await tabs.waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Opens an endless list and presses a button under it, which shows when the list has ended. */
async function pressBelowList(page: Page, name: string): Promise<void> {
  await visit(page, urlFor('category'));
  await page.getByRole('button', { name, exact: true }).click();
}

/** Where an element is in the window, in whole pixels. */
function edgesOf(element: Locator): Promise<{ left: number; right: number; bottom: number }> {
  return element.evaluate((node) => {
    const { left, right, bottom } = node.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) };
  });
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the home page on a %s: a whole wordmark, carousels flush with the page, a header that stays visible', async (_, device) => {
  const { page, context } = await newVisitor({ device });
  await visit(page, urlFor('main'));
  const wordmark = page.locator('header a > span').first();
  expect(await wordmark.evaluate((mark) => mark.scrollWidth - mark.clientWidth)).toBeLessThanOrEqual(0);
  const edges = await page.locator('[aria-roledescription=carousel]').evaluateAll((carousels) => {
    const cards = carousels.map((carousel) => [...carousel.querySelectorAll('li > *')].map((card) => card.getBoundingClientRect()));
    const { left, right } = carousels[0]?.getBoundingClientRect() ?? new DOMRect();
    return cards.map((row) => ({ start: Math.round((row[0]?.left ?? 0) - left), isFull: (row.at(-1)?.right ?? 0) >= right - 1 }));
  });
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges.map((edge) => JSON.stringify(edge)))).toEqual(new Set([JSON.stringify({ start: 0, isFull: true })]));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await poll(() =>
    page
      .locator('header')
      .first()
      .evaluate((header) => Math.round(header.getBoundingClientRect().top)),
  ).toBe(0);
  await context.close();
});

test('links, buttons and boxes react to a touch before any script loads, and other elements do not', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('category'));
  // No script answers from here on: what is seen is the browser's own work.
  await page.evaluate(() => {
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const pressed = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await page.mouse.down();
    const opacity = await target.evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    return [opacity, await target.evaluate((element) => getComputedStyle(element).opacity)];
  };
  const main = page.getByRole('main');
  expect(await pressed(main.getByRole('combobox').first())).toEqual(['0.6', '1']);
  expect(await pressed(main.getByRole('article').first().getByRole('button').first())).toEqual(['0.6', '1']);
  await main
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .evaluate((link) => link.setAttribute('aria-disabled', 'true'));
  expect(await pressed(main.getByRole('article').first().getByRole('link').first())).toEqual(['1', '1']);
  await context.close();
});

test('a checkout at 400 % zoom has no fixed bars, shows choices in forced colours, and prints without bars and buttons', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, await newMember());
  const [goods] = await productInStock();
  await putIntoCart(page, goods);
  await orderCart(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await payButton(page).scrollIntoViewIfNeeded();
  expect(await heightOfBars(page)).toBeLessThanOrEqual(256 / 4);
  await page.setViewportSize(desktop.viewport);

  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = page.locator('label', { has: page.getByRole('radio', { checked: true }) });
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  expect(await payButton(page).evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect([await heightOfBars(page), await page.locator('button:visible, nav:visible').count()]).toEqual([0, 0]);
  await context.close();
});

test('the work sheet of a dark office is printed light, without bars and buttons', async () => {
  const { page, context } = await newVisitor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterOffice(page);
  await page.goto('/admin/production/sheet');
  const table = page.getByRole('table');
  const ground = () => table.evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  const white = 'rgb(255, 255, 255)';
  expect(await ground()).not.toBe(white);
  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toBe(white);
  expect([await heightOfBars(page), await page.locator('button:visible, nav:visible').count()]).toEqual([0, 0]);
  await context.close();
});

/** How many pixels of the window are taken by what stays in it while the page scrolls. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const stays = /fixed|sticky/.test(getComputedStyle(element).position) && element.matches(':not(input)');
      return stays ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}
