import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { newVisitor, phone } from './browser.ts';
import { fillLogin, newMember, poll, visit } from './shopper.ts';

test('popups show with a counter, come back on the next page after Close, and rest after Not Show Again', async () => {
  const { page, context } = await newVisitor({ popups: true, device: phone });
  await visit(page, '/main');
  const popups = page.getByRole('region', { name: shell.popups.ko });
  await popups.getByText(/^1\/\d+$/).waitFor();
  await popups.getByRole('button', { name: shell.close.ko }).click();
  await popups.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: shell.category.ko }).last().click();
  await page.waitForURL('**/category');
  await popups.getByRole('button', { name: shell.notShowAgain.ko }).click();
  await popups.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await poll(() => popups.count()).toBe(0);
  await context.close();
});

test('side bar and search panel close on navigation, which is told to screen readers and to the data layer', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await visit(page, '/main');
  await page.getByRole('button', { name: shell.menu.ko }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.artists.ko }).click();
  await page.waitForURL('**/artist/id');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.getByRole('button', { name: shell.search.ko }).click();
  await page.getByRole('searchbox').fill('이음');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const paths = await page.evaluate(() => window.dataLayer?.map((event) => String(event.page_path).split('?')[0]));
  expect(paths).toEqual(['/main', '/artist/id', '/search']);
  await context.close();
});

test('a visitor on a member page reads the alert and is taken home; FAQ, notices and about us stay open', async () => {
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

test('liking asks a visitor to log in, brings the member back, and survives a reload', async () => {
  const { page, context } = await newVisitor();
  const member = await newMember();
  await visit(page, '/main');
  await page.locator('a[href*="/graphic/"]').first().click();
  await page.waitForURL('**/graphic/*');
  const heart = page.locator('h1 + button[aria-pressed]');
  await heart.click();
  const question = page.getByRole('alertdialog');
  await question.getByText(shell.loginNeeded.ko).waitFor();
  await question.getByRole('button', { name: shell.ok.ko }).click();
  await page.waitForURL('**/login?next=*');
  await fillLogin(page, member);
  await page.waitForURL('**/graphic/*');
  const before = Number(await heart.textContent());
  const written = page.waitForResponse((response) => /mutation insertGraphicLike/.test(response.request().postData() ?? ''));
  await heart.click();
  await poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(Number(await heart.textContent())).toBe(before + 1);
  await written;
  await page.reload();
  await poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await poll(async () => Number(await heart.textContent())).toBe(before + 1);
  await context.close();
});

test('a chosen language is kept and the next page is made in it', async () => {
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

test('a browser in English gets the English shop, any other language but Korean the Korean one', async () => {
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
