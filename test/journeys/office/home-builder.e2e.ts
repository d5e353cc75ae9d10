import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { pickTexts } from '#admin/kit/pick/pick-texts.ts';
import { clockOf } from '#admin/screens/home/korean-clock.ts';
import { blockNames, homeTexts as texts } from '#admin/screens/home/texts.ts';
import { urlFor } from '#contract/routes.ts';
import { desktop, newVisitor, phone } from '../hands/browser.ts';
import { enterOffice } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { poll } from '../hands/shopper.ts';

const words = { ko: '한강의 밤', en: 'Night at the Han', cn: '汉江之夜' };
const languages = { ko: '한국어', en: '영어', cn: '중국어' } as const;

/** A picture as wide as a banner. */
const aPicture = () =>
  sharp({ create: { width: 1_200, height: 675, channels: 3, background: '#2D4A6B' } })
    .png()
    .toBuffer();

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${texts.frameTitle}"]`);
const list = (page: Page) => page.getByRole('list', { name: texts.list }).getByRole('listitem');
const form = (page: Page) => page.getByRole('region', { name: texts.form });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function drawn(page: Page): Promise<void> {
  await page.locator('iframe[data-drawn=true]').waitFor();
}

async function add(page: Page, kind: keyof typeof blockNames): Promise<void> {
  await press(page, texts.add);
  await page.getByRole('dialog').getByText(blockNames[kind].name, { exact: true }).click();
}

async function write(page: Page, field: string, said: typeof words): Promise<void> {
  for (const locale of ['ko', 'en', 'cn'] as const)
    await form(page)
      .getByRole('textbox', { name: `${field} (${languages[locale]})` })
      .first()
      .fill(said[locale]);
}

/** What a shopper's browser shows after it has been told to load the page again. */
async function shown(page: Page): Promise<string> {
  await page.reload();
  return (await page.getByRole('main').textContent()) ?? '';
}

test('a block with pictures and one with tags are built, seen as shoppers will, scheduled, published and taken back', async () => {
  const { page: shopper } = await newVisitor({ device: phone });
  await shopper.goto(urlFor('main'));
  const { page, context } = await newVisitor({ device: desktop });
  await enterOffice(page);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await page.goto('/admin/home');
  await drawn(page);
  const before = await list(page).count();

  // Two blocks, in three languages, on the page beside the form while they are written.
  await add(page, 'THUMBNAIL CUSTOM2');
  await write(page, texts.titleField, words);
  await frameOf(page).getByText(words.ko).waitFor();
  await press(page, fieldTexts.choose);
  const file = { name: 'han.png', mimeType: 'image/png', buffer: await aPicture() };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await add(page, 'TAG');
  await write(page, texts.titleField, { ko: '밤', en: 'Night', cn: '夜' });
  const box = form(page).getByRole('combobox', { name: texts.items.GRAPHIC });
  await box.click();
  for (const place of [0, 1]) await page.getByRole('option').nth(place).click();
  await page.keyboard.press('Escape');
  await form(page).getByText(pickTexts.count(2, 20)).waitFor();
  await poll(() => list(page).count()).toBe(before + 2);

  // Dragged above the other by keyboard, and said by name.
  const handle = page.getByRole('button', { name: texts.move('밤'), exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(texts.grabbed('밤', 3, before + 2)).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(texts.over('밤', 2, before + 2)).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await poll(async () => (await list(page).nth(1).textContent())?.includes(blockNames.TAG.name)).toBe(true);
  const order = () =>
    frameOf(page)
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.textContent ?? ''));
  await poll(
    async () => (await order()).findIndex((text) => text.includes('밤')) < (await order()).findIndex((text) => text.includes(words.ko)),
  ).toBe(true);

  // As of next Monday, on a phone, in another language; nothing there leads away, and a press chooses its block.
  const monday = new Date(Math.ceil(Date.now() / 604_800_000 + 1) * 604_800_000 - 3 * 86_400_000);
  await press(page, languages.en);
  await page.getByLabel(texts.at).fill(clockOf(monday.toISOString()));
  await drawn(page);
  const picture = frameOf(page).locator('[data-block]').filter({ hasText: words.en });
  await picture.waitFor();
  await frameOf(page).getByRole('link').first().click();
  await picture.click();
  await poll(() => form(page).getByRole('heading', { level: 3 }).textContent()).toBe(blockNames['THUMBNAIL CUSTOM2'].name);
  expect(
    await frameOf(page)
      .locator(':root')
      .evaluate(() => [location.pathname, document.documentElement.lang, innerWidth]),
  ).toEqual(['/main', 'en-US', 390]);

  // Loaded anew by itself it is given the draft again, in its language; words of anybody else are not heard.
  await frameOf(page)
    .locator(':root')
    .evaluate(() => location.reload());
  await page.getByText(texts.frameLeft).waitFor();
  await drawn(page);
  await picture.waitFor();
  await page.evaluate(() => window.postMessage({ type: 'navigated', path: '/' }, '*'));
  await frameOf(page)
    .locator(':root')
    .evaluate(() => window.postMessage({ type: 'draft', rev: 9_999, blocks: [] }, '*'));
  await picture.waitFor();
  // An answer that does not come: the page is opened again, and says why.
  await page.route(/use-|preview-blocks/, (route) => route.abort(), { times: 1 });
  await press(page, languages.ko);
  await page.getByText(texts.frameSilent).waitFor();
  await drawn(page);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(cookies);
  expect(await problemsOf(page)).toEqual([]);

  // Until it is published nobody sees it, and no page of the shop says what is what.
  expect(await shown(shopper)).not.toContain(words.ko);
  expect(await shopper.locator('[data-block]').count()).toBe(0);
  await press(page, texts.publish);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(texts.acceptChinese).click();
  await dialog.getByRole('group', { name: texts.when }).getByText(texts.whenLater).click();
  await dialog.getByLabel(`${texts.when}, ${texts.koreanTime}`).fill(clockOf(monday.toISOString()));
  await dialog.getByLabel(texts.note).fill('월요일');
  await dialog.getByRole('button', { name: texts.schedule }).click();
  await page.getByText(texts.scheduled).waitFor();
  expect(await shown(shopper)).not.toContain(words.ko);
  await press(page, texts.publish);
  await dialog.getByText(texts.acceptChinese).click();
  await dialog.getByRole('button', { name: texts.publishNow }).click();
  await page.getByText(texts.published).waitFor();
  await poll(() => shown(shopper)).toContain(words.ko);

  // Yesterday's page again; the draft stays what it was, and what is scheduled can be taken back.
  await press(page, texts.history);
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.withdraw, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.getByText(texts.withdrawn).waitFor();
  await dialog.getByRole('button', { name: texts.restore }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.getByText(texts.restored).waitFor();
  await poll(() => shown(shopper)).not.toContain(words.ko);
  expect(await list(page).count()).toBe(before + 2);
});
