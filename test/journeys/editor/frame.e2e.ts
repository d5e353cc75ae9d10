import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { popupTexts } from '#storefront/frame/popups/popup-view-texts.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { complaintsOf, fillLogin, newMember, poll, signIn, visit } from '../hands/shopper.ts';

test('popups show a counter, never over a form or on a page that says the same, and are closed for the visit or for a day', async () => {
  const { page, context } = await newVisitor({ popups: true, device: phone });
  const popups = page.getByRole('region', { name: popupTexts.popups.ko });
  const asksPopups = (request: Request) => /selectPopup/.test(request.postData() ?? '');
  await visit(page, urlFor('login'));
  await page.getByRole('textbox', { name: signInMessages.id.ko }).waitFor();
  expect(await popups.count()).toBe(0);
  // What is watched and fails says nothing to anybody (specification 7); the next page asks again.
  await page.route('/v1/graphql', (route) => (asksPopups(route.request()) ? route.abort() : route.fallback()));
  const failed = page.waitForEvent('requestfailed', asksPopups);
  await visit(page, urlFor('category'));
  await failed;
  expect(await page.getByRole('alertdialog').or(popups).count()).toBe(0);
  await page.unroute('/v1/graphql');
  await page.getByRole('link', { name: shell.home.ko }).last().click();
  await page.waitForURL('**/main');
  await popups.getByText(/^1\/\d+$/).waitFor();
  const addresses = (links: Locator) => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const hero = await addresses(page.locator('main [data-kind="BANNER"]').first().locator('a'));
  expect(hero.length).toBeGreaterThan(0);
  const offered = await addresses(popups.locator('a'));
  expect(offered.filter((address) => hero.includes(address))).toEqual([]);
  const picture = await popups.getByRole('listitem').first().locator('img').boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(13 / 11, 2);
  await popups.locator('a').first().click();
  await page.waitForURL(`**${offered[0]}`);
  await visit(page, '/main');

  // A mouse does not swipe.
  await popups.getByRole('button', { name: shell.next.ko }).click();
  await popups.getByText(/^2\/\d+$/).waitFor();
  await popups.getByRole('button', { name: shell.close.ko }).click();
  await popups.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: shell.category.ko }).last().click();
  await page.waitForURL('**/category');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await poll(() => popups.count()).toBe(0);

  const nextVisit = await context.newPage();
  const popupsThen = nextVisit.getByRole('region', { name: popupTexts.popups.ko });
  await visit(nextVisit, urlFor('category'));
  await popupsThen.getByRole('button', { name: popupTexts.notShowAgain.ko }).click();
  await popupsThen.waitFor({ state: 'detached' });
  await nextVisit.reload();
  await nextVisit.getByRole('heading', { level: 1 }).waitFor();
  await poll(() => popupsThen.count()).toBe(0);
  await context.close();
});

test('side bar and search panel close on navigation, which screen readers and the data layer are told', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, '/main');
  await page.getByRole('button', { name: shell.menu.ko }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.artists.ko }).click();
  await page.waitForURL('**/artist/id');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.getByRole('button', { name: shell.search.ko }).click();
  // Two letters of 후드, as the keys of a Korean keyboard leave them; the list tells how many it offers.
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('후ㄷ');
  const first = page.getByRole('option').first();
  await first.waitFor();
  await poll(() => page.getByRole('dialog').getByRole('status').textContent()).toMatch(/\d/);
  await field.press('ArrowDown');
  await poll(() => first.getAttribute('aria-selected')).toBe('true');
  await poll(async () => [await field.getAttribute('aria-activedescendant'), await field.inputValue()]).toEqual([
    await first.getAttribute('id'),
    '후ㄷ',
  ]);
  const chosen = await first.textContent();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  expect(new URL(page.url()).searchParams.get('q')).toBe(chosen);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await poll(() => visitedPaths(page)).toEqual(['/main', '/artist/id', '/search']);
  await context.close();
});

test('a visitor on a member page reads the alert and is sent to the home page; FAQ, notices and about us stay open', async () => {
  const { page, context } = await newVisitor();
  await page.goto('/mypage/order');
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.memberOnly.ko).waitFor();
  await alert.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/main');
  for (const path of ['/mypage/faq', '/mypage/notice', '/mypage/about-us']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  }
  await context.close();
});

test('a visitor who presses a member page stays on the page during the alert, and is on the home page after it', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  await visit(page, urlFor('artist-id'));
  const heading = page.getByRole('heading', { level: 1, name: artistMessages.allArtists.ko, includeHidden: true });
  await page.getByRole('navigation', { name: shell.tabBar.ko }).getByRole('link', { name: shell.my.ko }).click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.memberOnly.ko).waitFor();
  expect(new URL(page.url()).pathname).toBe(urlFor('artist-id'));
  expect(await heading.isVisible()).toBe(true);
  await alert.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/main');
  await alert.waitFor({ state: 'detached' });
  // The refused page was never visited: neither the data layer nor the way back knows it.
  await poll(() => visitedPaths(page)).toEqual([urlFor('artist-id'), urlFor('main')]);
  await page.goBack();
  await page.waitForURL(`**${urlFor('artist-id')}`);
  await heading.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a member page reached after leaving the shop shows the alert over the page once', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, await newMember());
  await visit(page, urlFor('mypage'));
  await page.getByRole('button', { name: mypageMessages.logout.ko }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: mypageMessages.logout.ko }).click();
  await page.getByText(mypageMessages.loggedOut.ko).waitFor();
  await page.goBack();
  const alert = page.getByRole('alertdialog');
  await alert.getByText(shell.memberOnly.ko).waitFor();
  expect(await page.getByRole('heading', { level: 1, name: mainMessages.title.ko, includeHidden: true }).isVisible()).toBe(true);
  await alert.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/main');
  await alert.waitFor({ state: 'detached' });
  // Before the member page, where the visit of this document began, lies another document. A context that is closed while it comes never closes.
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  await poll(async () => new URL(page.url()).pathname).not.toBe(urlFor('mypage'));
  expect(await alert.count()).toBe(0);
  await context.close();
});

test('a loading line shows while the next page, or the session check before it, is loading', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await signIn(page, await newMember());
  await visit(page, urlFor('main'));
  const line = page.getByRole('progressbar', { name: shell.loading.ko });
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/token', async (route) => {
    await answer.promise;
    await route.continue();
  });
  // The tokens came an hour ago: the check before the member page renews them.
  await page.evaluate((key) => {
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...tokens, received_at: tokens.received_at - 3_600 }));
  }, storageKeys.tokenResponse);
  await page.getByRole('navigation', { name: shell.tabBar.ko }).getByRole('link', { name: shell.my.ko }).click();
  await line.waitFor();
  expect(new URL(page.url()).pathname).toBe(urlFor('main'));
  answer.resolve();
  await page.waitForURL(`**${urlFor('mypage')}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await line.waitFor({ state: 'detached' });
  await context.close();
});

test('liking asks a visitor to log in, likes the thing for the new member on the same page, and survives a reload', async () => {
  const { page, context } = await newVisitor({ device: phone });
  const member = await newMember();
  await visit(page, '/main');
  await page.locator('a[href*="/graphic/"]').first().click();
  await page.waitForURL('**/graphic/*');
  const heart = page.locator('h1 + button[aria-pressed]');
  await heart.waitFor();
  const before = Number(await heart.textContent());
  // Far enough down to see whether the way back leads to the same place.
  await page.evaluate(() => window.scrollTo(0, 150));
  await heart.click();
  const question = page.getByRole('alertdialog');
  await question.getByText(shell.loginNeeded.ko).waitFor();
  const place = await page.evaluate(() => window.scrollY);
  await question.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/login?next=*');
  const written = page.waitForResponse((response) => /mutation insertGraphicLike/.test(response.request().postData() ?? ''));
  await fillLogin(page, member);
  await page.waitForURL('**/graphic/*');
  await written;
  await poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await poll(async () => Number(await heart.textContent())).toBe(before + 1);
  await poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2);
  await page.reload();
  await poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await poll(async () => Number(await heart.textContent())).toBe(before + 1);
  await context.close();
});

test('a chosen language is stored, and the next page is in that language', async () => {
  const { page, context } = await newVisitor();
  await visit(page, '/main');
  await page.getByRole('button', { name: 'English' }).click();
  await poll(() => page.locator('html').getAttribute('lang')).toBe('en-US');
  await visit(page, '/login');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(signInMessages.loginTitle.en);
  await page.getByRole('button', { name: '中文' }).click();
  await poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await context.close();
});

test('an address with a language keeps it through links and redirects and stores nothing; choosing another opens its address', async () => {
  const { page, context } = await newVisitor();
  await visit(page, '/en/main');
  await page.locator('main a[href^="/en/product/"]').first().click();
  await page.waitForURL('**/en/product/**');
  await poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/en\/product\/\d+$/);
  await visit(page, '/en/mypage');
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.waitForURL('**/en/main');
  expect(await page.evaluate((key) => [document.cookie, localStorage.getItem(key)], storageKeys.locale)).toEqual(['', null]);
  await visit(page, '/en/category?sort=newest');
  await page.getByRole('button', { name: '中文' }).click();
  await page.waitForURL('**/cn/category?sort=newest');
  await page.getByRole('button', { name: '한국어' }).click();
  await page.waitForURL((url) => url.pathname === '/category');
  await context.close();
});

test('a browser in English gets the English shop, and one in any other foreign language the Korean shop', async () => {
  for (const [locale, lang, title] of [
    ['en-GB', 'en-US', mainMessages.title.en],
    ['ja-JP', 'ko-KR', mainMessages.title.ko],
  ] as const) {
    const { page, context } = await newVisitor({ locale });
    await visit(page, '/main');
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await context.close();
  }
});

/** The paths of the page views told to the data layer since the document was loaded. */
function visitedPaths(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => (entry.event === 'page_view' ? [entry.page_path.split('?')[0]] : [])),
  );
}
