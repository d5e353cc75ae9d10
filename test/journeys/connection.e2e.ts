import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { buildHeader } from '#contract/build-header.ts';
import { urlFor } from '#contract/routes.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { agreeToAll, payButton } from './hands/checkout-hands.ts';
import { productInStock } from './hands/product-hands.ts';
import { demoShopper, poll, signIn, untilAlive, visit } from './hands/shopper.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: new RegExp(`${shell.tabBar.ko}|${shell.tabBar.en}`) }).getByRole('link', { name });
const line = (page: Page) => page.getByRole('progressbar', { name: shell.loading.ko });

test('a shop without a network keeps its page, says so below the header, and continues when the network is back', async () => {
  const { page, context } = await newVisitor({ device: phone, isFirst: true });
  await visit(page, urlFor('main'));
  // Every letter of the sentence is there before it is needed: offline, no further piece of the font comes.
  await poll(() => page.evaluate((sentence) => document.fonts.check('13px "Pretendard Variable"', sentence), shell.offline.ko)).toBe(true);
  await context.setOffline(true);
  const notice = page.locator('header').getByText(shell.offline.ko);
  await notice.waitFor();
  const search = await page.getByRole('button', { name: shell.search.ko }).boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0));
  await tab(page, shell.category.ko).click();
  await line(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(urlFor('main'));
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await context.setOffline(false);
  await page.waitForURL(`**${urlFor('category')}`);
  await notice.waitFor({ state: 'detached' });
  await line(page).waitFor({ state: 'detached' });
  await context.close();
});

test('a part of a page that failed without a network is loaded once the network is back', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await signIn(page, demoShopper);
  await visit(page, urlFor('mypage'));
  const coupons = page.getByRole('main').getByRole('link', { name: mypageMessages.coupons.ko }).first();
  await poll(() => coupons.textContent()).toMatch(/\d/);
  await visit(page, urlFor('cart'));
  await context.setOffline(true);
  await tab(page, shell.my.ko).click();
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: errorMessages.offline.ko });
  await failure.waitFor();
  await context.setOffline(false);
  await failure.waitFor({ state: 'detached' });
  await poll(() => coupons.textContent()).toMatch(/\d/);

  // A whole page says it, too, without the frame of a picture that does not come; and so does a small act.
  const [{ productId, name }] = await productInStock();
  const heart = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} 좋아요`) });
  await visit(page, urlFor('mypage-order'));
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/mypage\/order\/\d+$/);
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await context.setOffline(true);
  await page.goForward();
  await failure.waitFor();
  await poll(() =>
    failure.locator('img:visible').evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length),
  ).toBe(0);
  await context.setOffline(false);
  await failure.waitFor({ state: 'detached' });

  // What fails again says its own reason, and comes by itself, too.
  await visit(page, urlFor('product-id', { id: productId }));
  const buyNow = { name: productTexts.buyNow.ko, exact: true };
  await page.getByRole('main').getByRole('button', buyNow).click();
  await page.getByRole('dialog').getByRole('button', buyNow).click();
  await page.waitForURL(/\/order\/[^/]+$/);
  await payButton(page).waitFor();
  const quotes = '**/api/checkouts/*/quote';
  await page.route(quotes, (route) => route.fulfill({ status: 500 }));
  await page.reload({ waitUntil: 'domcontentloaded' });
  const alert = page.getByRole('main').getByRole('alert');
  await alert.filter({ hasText: shell.somethingWrong.ko }).waitFor();
  await page.unroute(quotes);
  await context.setOffline(true);
  await alert.getByRole('button', { name: shell.retry.ko }).click();
  await failure.waitFor();
  await context.setOffline(false);
  await payButton(page).waitFor();

  // So do the amounts of a checkout that could not be recalculated, and it can be paid again.
  await agreeToAll(page);
  await context.setOffline(true);
  await payButton(page).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  const outdated = alert.filter({ hasText: checkoutMessages.outdated.ko });
  await outdated.waitFor();
  await context.setOffline(false);
  await outdated.waitFor({ state: 'detached' });
  await poll(() => payButton(page).isEnabled()).toBe(true);

  await visit(page, urlFor('product-id', { id: productId }));
  await heart.waitFor();
  await context.setOffline(true);
  await heart.click();
  await page.getByRole('alertdialog').getByText(errorMessages.offline.ko).waitFor();
  await context.close();
});

test('a view whose script fails to load shows an error in place and opens once it loads', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  const refuse = (route: Route) => route.abort();
  await page.route('**/assets/*.js', refuse);
  await page.getByRole('button', { name: shell.menu.ko }).click();
  const failure = page.getByRole('alert').filter({ hasText: shell.viewFailed.ko });
  await failure.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.unroute('**/assets/*.js', refuse);
  // It asks again by itself; whoever does not want to wait has a button.
  await page.getByRole('dialog', { name: shell.menu.ko }).waitFor();
  await page.keyboard.press('Escape');
  // A dialog needs no script of its own: it travels with the first one.
  await page.route('**/assets/*.js', refuse);
  await tab(page, shell.my.ko).click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.memberOnly.ko).waitFor();
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  await context.close();
});

test('a screen whose script fails to load leaves the page shown and opens once it loads', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  let refused = 0;
  const refuse = async (route: Route) => {
    refused += 1;
    await (refused > 1 ? route.continue() : route.abort());
  };
  await page.route('**/assets/screen-*.js', refuse);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await tab(page, shell.category.ko).click();
  await page.waitForURL(`**${urlFor('category')}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([refused > 0, await page.locator('[data-same-document]').count()]).toEqual([true, 1]);
  await context.close();
});

test('after a deployment the next navigation loads the page of the new build', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, urlFor('main'));
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.route('**/category.data*', async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, [buildHeader]: 'another' } });
  });
  await tab(page, shell.category.ko).click();
  await page.waitForURL(`**${urlFor('category')}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await poll(() => page.locator('[data-same-document]').count()).toBe(0);
  await context.close();
});

test('on a slow network every tap shows the loading line at once, for pages and for panels', async () => {
  const { page, context } = await newVisitor({ device: phone, isFirst: true });
  await visit(page, urlFor('main'));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  for (const name of [shell.search.ko, shell.category.ko]) {
    const shown = await page.evaluate(async (label) => {
      const pressed = [...document.querySelectorAll<HTMLElement>('header button, nav a')].find(
        (each) => (each.ariaLabel ?? each.textContent) === label && each.checkVisibility(),
      );
      pressed?.click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('[role=progressbar]') !== null;
    }, name);
    expect([name, shown]).toEqual([name, true]);
    await line(page).waitFor({ state: 'detached' });
    if (name === shell.search.ko) await page.keyboard.press('Escape');
  }
  await context.close();
});

test('a page that fails to start, in a render or an effect, stays as the server sent it, with working links', async () => {
  for (const broken of ['flatMap', 'addEventListener'] as const) {
    const { page, context } = await newVisitor({ device: phone, isFirst: true });
    // The frame works out the categories with the one, and listens to other tabs with the other.
    await context.addInitScript((what) => {
      const place = (what === 'flatMap' ? Array.prototype : window) as unknown as Record<string, unknown>;
      const real = place[what] as (...all: unknown[]) => unknown;
      place[what] = function (this: unknown, ...all: unknown[]) {
        if (what === 'flatMap' || all[0] === 'storage' || all[0] === 'offline') throw new Error('too old');
        return real.apply(this, all);
      };
    }, broken);
    const told = page.waitForEvent('console', (message) => message.text().startsWith('The page stays as it was sent.'));
    await page.goto(urlFor('main'));
    await told;
    const sent = await page.getByRole('main').textContent();
    await tab(page, shell.category.ko).click();
    await page.waitForURL(`**${urlFor('category')}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(sent).not.toContain(errorMessages.failed.ko);
    await context.close();
  }
});

test('a page that fails later shows a static page in its language with a link home', async () => {
  const { page, context } = await newVisitor({ device: phone, locale: 'en-US' });
  await visit(page, urlFor('main'));
  // Later than the first effects.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.evaluate(() => {
    Array.prototype.flatMap = () => {
      throw new Error('broken later');
    };
  });
  await tab(page, shell.category.en).click();
  await poll(() => page.title()).toBe(errorMessages.failedTitle.en);
  await page.getByRole('link', { name: shell.toHome.en }).click();
  await page.waitForURL(`**${urlFor('main')}`);
  await untilAlive(page);
  await context.close();
});
