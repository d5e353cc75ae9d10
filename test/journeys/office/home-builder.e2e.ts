import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clockOf } from '#admin/kit/fields/korean-clock.ts';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { pickTexts } from '#admin/kit/pick/pick-texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { kindViews } from '#admin/screens/home/kind-views.ts';
import { homeTexts as texts } from '#admin/screens/home/texts.ts';
import { shell } from '#client/locale/shell.ts';
import type { BuiltPageView, PageRevision } from '#contract/rest/admin/pages.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { urlFor } from '#contract/routes.ts';
import type { BlockKind } from '#rules/home/home-block.ts';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { isWhole } from '../../whole.ts';
import { desktop, newVisitor, phone } from '../hands/browser.ts';
import { drag, dragByKey } from '../hands/drag-hands.ts';
import { lane } from '../hands/lane.ts';
import { enterOffice, loseSession } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { callApi, complaintsOf, poll, visit } from '../hands/shopper.ts';

type Said = Record<keyof typeof koreanLanguageNames, string>;

/** A picture twice as wide as high. */
const aPicture = () =>
  sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#2D4A6B' } })
    .png()
    .toBuffer();

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${texts.frameTitle}"]`);
const list = (page: Page) => page.getByRole('list', { name: texts.list }).getByRole('listitem');
const form = (page: Page) => page.getByRole('region', { name: texts.form });
const handle = (page: Page, name: string) => page.getByRole('button', { name: fieldTexts.drag(name), exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const drawn = (page: Page) => page.locator('iframe[data-drawn=true]').waitFor();
const loseSaves = (page: Page) => page.route(`**${path}/draft`, (route) => route.abort());

const path = '/api/admin/pages/main';

/** A desktop with the builder open on the page that the shop began with, whatever was tried before. */
async function openBuilder() {
  const visitor = await newVisitor({ device: desktop });
  const { page } = visitor;
  const complaints = complaintsOf(page);
  await enterOffice(page);
  const { draft, revisions } = (await callApi<BuiltPageView>(page, 'GET', path)).reply;
  const { blocks } = (await callApi<PageRevision>(page, 'GET', `${path}/revisions/${revisions.at(-1)?.id}`)).reply;
  await saveAs(page, draft.version, blocks);
  await page.goto('/admin/home');
  await drawn(page);
  return { ...visitor, complaints };
}

/** Saves a draft beside the builder. */
async function saveAs(page: Page, version: number, blocks: readonly PageBlock[]): Promise<void> {
  expect((await callApi(page, 'PUT', `${path}/draft`, { version, blocks })).status).toBe(200);
}

async function add(page: Page, kind: BlockKind): Promise<void> {
  await press(page, texts.add);
  await page.getByRole('dialog').getByText(kindViews[kind].name, { exact: true }).click();
  await form(page).getByRole('heading', { level: 3, name: kindViews[kind].name }).waitFor();
}

async function write(page: Page, field: string, said: Said): Promise<void> {
  for (const locale of ['ko', 'en', 'cn'] as const)
    await form(page)
      .getByRole('textbox', { name: `${field} (${koreanLanguageNames[locale]})` })
      .first()
      .fill(said[locale]);
}

/** Chooses what a box offers first, and says what it is called. */
async function pickFirst(page: Page, box: string): Promise<string> {
  await form(page).getByRole('combobox', { name: box, exact: true }).click();
  const first = page.getByRole('option').first();
  await first.waitFor();
  const name = (await first.locator('.font-semibold').first().textContent()) ?? '';
  await first.click();
  return name;
}

/** The blocks of the page in the frame that say one of these, in their order. */
const orderOf = (page: Page, ...names: string[]) =>
  frameOf(page)
    .locator('[data-block]')
    .evaluateAll((blocks, said) => blocks.flatMap((block) => said.filter((name) => block.textContent?.includes(name))), names);

/** The moment a Monday begins in Korea, the one after the next seven days. */
const monday = () => new Date(Math.ceil(Date.now() / 604_800_000 + 1) * 604_800_000 - 3 * 86_400_000 - 9 * 3_600_000).toISOString();

test('two blocks are built, dragged, written in three languages, previewed for Monday on a phone, scheduled, published and withdrawn', async () => {
  const run = Date.now();
  const words: Said = { ko: `한강의 밤 ${run}`, en: `Night at the Han ${run}`, cn: `汉江之夜 ${run}` };
  const tag: Said = { ko: `별빛 ${run}`, en: `Starlight ${run}`, cn: `夜 ${run}` };
  const { page: shopper } = await newVisitor({ device: phone });
  await visit(shopper, urlFor('main'));
  const { page, context, complaints } = await openBuilder();
  const cookies = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const before = { count: await list(page).count(), cookies: await cookies() };

  // A picture is uploaded, cut and described; every word is on the page beside the form while it is written.
  await add(page, 'THUMBNAIL CUSTOM2');
  await write(page, texts.titleField, words);
  await frameOf(page).getByText(words.ko).waitFor();
  await press(page, fieldTexts.choose);
  const library = page.getByRole('dialog', { name: fieldTexts.library });
  await library.locator('input[type=file]').setInputFiles({ name: `han${run}.png`, mimeType: 'image/png', buffer: await aPicture() });
  await library.waitFor({ state: 'detached' });
  await form(page).getByRole('button', { name: fieldTexts.crop }).click();
  const crop = page.getByRole('dialog', { name: fieldTexts.cropTitle });
  await crop.getByLabel(fieldTexts.ratio).selectOption('1:1');
  await crop.getByText(fieldTexts.size(600, 600)).waitFor();
  await crop.getByRole('button', { name: fieldTexts.cropNew }).click();
  await crop.waitFor({ state: 'detached' });
  await form(page)
    .getByText(`han${run}.png · ${fieldTexts.size(600, 600)}`)
    .waitFor();
  await form(page).getByText(fieldTexts.altMissing).click();
  await write(page, fieldTexts.alt, words);
  await press(page, fieldTexts.saveAlt);
  await page.getByText(fieldTexts.altSaved).waitFor();

  await add(page, 'TAG');
  await write(page, texts.titleField, tag);
  for (const count of [1, 2]) {
    await form(page).getByRole('combobox', { name: texts.items.GRAPHIC }).click();
    await page.getByRole('option').nth(count).click();
    await form(page).getByText(pickTexts.count(count, 20)).waitFor();
  }
  await page.keyboard.press('Escape');
  expect(await list(page).count()).toBe(before.count + 2);

  // The items too are put in order by pointer and by keyboard.
  const items = form(page).getByRole('list', { name: pickTexts.chosen(pickTexts.nouns.graphics) });
  const handles = items.getByRole('button', { name: fieldTexts.drag('').trim() });
  const order = () => handles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const chosen = await order();
  await drag(handles.nth(1), handles.nth(0));
  await poll(order).toEqual(chosen.toReversed());
  const first = chosen[1]?.replace(fieldTexts.drag(''), '') ?? '';
  await dragByKey(handles.nth(0), 'ArrowDown', [fieldTexts.grabbed(first, 1, 2), fieldTexts.moved(first, 2, 2)]);
  await poll(order).toEqual(chosen);

  // Dragged by pointer above the other; then by keyboard under it, each step said by name; then moved by a button. The page follows.
  const both = [words.ko, tag.ko] as const;
  await poll(() => orderOf(page, ...both)).toEqual([words.ko, tag.ko]);
  await drag(handle(page, tag.ko), handle(page, words.ko));
  await poll(() => orderOf(page, ...both)).toEqual([tag.ko, words.ko]);
  const count = before.count + 2;
  await dragByKey(handle(page, tag.ko), 'ArrowDown', [fieldTexts.grabbed(tag.ko, 2, count), fieldTexts.moved(tag.ko, 3, count)]);
  await poll(() => orderOf(page, ...both)).toEqual([words.ko, tag.ko]);
  await press(page, fieldTexts.up(tag.ko));
  await poll(() => orderOf(page, ...both)).toEqual([tag.ko, words.ko]);

  // As of Monday, on a phone, in another language. A press leads nowhere and chooses its block.
  await press(page, koreanLanguageNames.en);
  await page.getByLabel(texts.at).fill(clockOf(monday()));
  await drawn(page);
  const block = frameOf(page).locator('[data-block]').filter({ hasText: words.en });
  await block.waitFor();
  const linked = frameOf(page).locator('[data-block]:has(a)').first();
  await linked
    .locator('a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await poll(() => linked.getAttribute('data-chosen')).toBe('true');
  await block.click();
  await poll(() => form(page).getByRole('heading', { level: 3 }).first().textContent()).toBe(kindViews['THUMBNAIL CUSTOM2'].name);
  // On a phone, where the form lies a screen away, it comes into sight with the focus in it.
  await page.setViewportSize(phone.viewport);
  await block.click();
  const isSeen = (part: Element) => part.getBoundingClientRect().top >= 0 && part.getBoundingClientRect().bottom <= window.innerHeight;
  await poll(() => form(page).locator(':focus').evaluate(isSeen)).toBe(true);
  await page.setViewportSize(desktop.viewport);
  const shownAs = await frameOf(page)
    .locator(':root')
    .evaluate(() => [location.pathname, document.documentElement.lang, innerWidth]);
  expect(shownAs).toEqual(['/main', 'en-US', 390]);

  // Scheduled and then published, for shoppers nothing changes before: no cookie of the preview, no word of the draft, no mark of a block.
  expect(await cookies()).toEqual(before.cookies);
  const shown = async () => {
    await shopper.reload();
    return (await shopper.getByRole('main').textContent()) ?? '';
  };
  const sent = () =>
    Promise.all(
      lane().processUrls.map(async (url) =>
        (await (await fetch(url + urlFor('main'), { headers: { 'accept-language': 'ko' } })).text()).includes(words.ko),
      ),
    );
  expect(await shown()).not.toContain(words.ko);
  expect(await shopper.locator('[data-block]').count()).toBe(0);
  const dialog = page.getByRole('dialog');
  await press(page, texts.publish);
  await dialog.getByRole('group', { name: texts.when }).getByText(texts.whenLater).click();
  await dialog.getByRole('button', { name: texts.publishNow }).waitFor({ state: 'detached' });
  expect(await dialog.getByRole('button', { name: texts.schedule }).getAttribute('aria-disabled')).toBe('true');
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByLabel(`${texts.when}, ${texts.koreanTime}`).fill(clockOf(monday()));
  await dialog.getByLabel(texts.note).fill(`월요일 ${run}`);
  // What an outage stops is said here, and all that was entered stays. While the draft is being saved, it hears no second press and stays.
  const pressed = Promise.withResolvers<void>();
  await page.route(`**${path}/draft`, (route) => pressed.promise.then(() => route.continue()));
  await page.route(`**${path}/draft`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: texts.schedule }).click();
  await dialog.getByText(kitTexts.pressAgain.outage).waitFor();
  await dialog.getByRole('button', { name: texts.schedule }).click();
  await dialog.locator('button[aria-busy]').press('Escape');
  await dialog.locator('button[aria-busy]').waitFor().then(pressed.resolve);
  await page.getByText(texts.scheduled).waitFor();
  const { draft } = (await callApi<BuiltPageView>(page, 'GET', path)).reply;
  expect(draft.blocks.flatMap(({ thumbnails }) => thumbnails).filter(({ title }) => title.ko === words.ko)).toMatchObject([
    { thumbnail_alt: words, thumbnail_width: 600, thumbnail_height: 600 },
  ]);
  await press(page, texts.showPublished);
  await block.waitFor();
  await press(page, texts.now);
  await block.waitFor({ state: 'detached' });
  expect([await sent(), await shown()]).toEqual([lane().processUrls.map(() => false), expect.not.stringContaining(words.ko)]);
  await press(page, texts.publish);
  await dialog.getByRole('button', { name: texts.publishNow }).click();
  await page.getByText(texts.published).waitFor();
  await poll(sent).toEqual(lane().processUrls.map(() => true));
  await poll(shown).toContain(words.ko);
  // Yesterday's page again; what is scheduled is taken back, and the draft stays what it was.
  await press(page, texts.history);
  await dialog.getByRole('button', { name: texts.compare }).last().click();
  await dialog.getByText(texts.difference.added).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const sure = page.getByRole('alertdialog').getByRole('button', { name: shell.ok.ko });
  await dialog
    .getByRole('listitem')
    .filter({ hasText: `월요일 ${run}` })
    .getByRole('button', { name: texts.withdraw, exact: true })
    .click();
  await sure.waitFor();
  // The question over the wide dialog is not part of what that one hides.
  expect(await sure.evaluate((node) => node.closest('[inert], [aria-hidden="true"]') === null)).toBe(true);
  await sure.click();
  await page.getByText(texts.withdrawn).waitFor();
  await dialog.getByRole('button', { name: texts.restore }).last().click();
  await sure.click();
  await page.getByText(texts.restored).waitFor();
  await poll(sent).toEqual(lane().processUrls.map(() => false));
  await poll(shown).not.toContain(words.ko);
  expect(await list(page).count()).toBe(before.count + 2);
  expect(complaints).toEqual([]);
});

/** Each kind of block that shows things of the shop, and what is chosen for it. */
const shows = {
  'ITEM PRODUCT': 'PRODUCT',
  'BANNER GRAPHIC': 'GRAPHIC',
  'ITEM ARTIST': 'ARTIST',
  'ITEM REVIEW': 'REVIEW',
  'ITEM PRODUCT_CUSTOM_TEMPLATE': 'PRODUCT_CUSTOM',
} as const satisfies Partial<Record<BlockKind, keyof typeof texts.items>>;

/** What a block may lead to, and how its address begins. */
const leads = { plans: '/plan/', brands: '/brand/', artists: '/artist/', products: '/product/' } as const satisfies Partial<
  Record<PickNoun, string>
>;

test('block content and links are picked by name and picture; a preview frame that leaves, hangs or fails is reopened without losing input', async ({
  skip,
}) => {
  skip(!isWhole);
  const run = Date.now();
  const { page, context, complaints } = await openBuilder();

  // Each picker once: what is chosen stands in the block, with its picture.
  for (const [kind, of] of Object.entries(shows) as [keyof typeof shows, keyof typeof texts.items][]) {
    await add(page, kind);
    const name = await pickFirst(page, texts.items[of]);
    await page.keyboard.press('Escape');
    // A long name is cut; it does not widen the form.
    expect(await form(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    const block = frameOf(page).locator('[data-chosen=true]');
    await block.locator('img').first().waitFor();
    if (of !== 'REVIEW') await block.getByText(name).first().waitFor();
  }
  await form(page).getByLabel(texts.isTitle).check();
  await write(page, texts.titleField, { ko: `제목 ${run}`, en: `Title ${run}`, cn: `标题 ${run}` });
  const address = form(page).getByRole('textbox', { name: texts.buttonUrl });
  for (const [noun, begin] of Object.entries(leads) as [keyof typeof leads, string][]) {
    await form(page)
      .getByRole('button', { name: texts.findLink(texts.buttonUrl) })
      .click();
    await form(page).getByLabel(texts.linkKind).selectOption(noun);
    await pickFirst(page, pickTexts.nouns[noun]);
    await poll(() => address.inputValue()).toMatch(new RegExp(`^${begin}.`));
    expect((await fetch(new URL(await address.inputValue(), page.url()))).status).toBe(200);
  }
  const title = frameOf(page).getByRole('heading', { name: `제목 ${run}` });
  await title.waitFor();

  // Loaded anew by itself it is given the draft again, led away it is opened again; words of anybody else are not heard, on either side.
  const root = frameOf(page).locator(':root');
  await root.evaluate((element) => {
    element.setAttribute('data-before', '');
    location.reload();
  });
  await frameOf(page).locator('[data-before]').waitFor({ state: 'detached' });
  await title.waitFor();
  await root.evaluate(() => location.assign('/main'));
  await page.getByText(texts.frameLeft).waitFor();
  await title.waitFor();
  await root.evaluate(() => {
    window.postMessage({ type: 'draft', rev: 9_999, blocks: [] }, '*');
    window.parent.postMessage({ type: 'other' }, '*');
  });
  await page.evaluate(() => window.frames[0]?.postMessage('of an extension', '*'));
  // A page that is refused (its token ran out) says nothing: another token, the same language, the same draft.
  let opened = 0;
  await page.route(/\/main\?preview=/, (route) => {
    opened += 1;
    return opened === 1 ? route.fulfill({ status: 403, body: 'This preview has expired.' }) : route.continue();
  });
  await press(page, koreanLanguageNames.en);
  await page.getByText(texts.frameSilent).waitFor();
  await drawn(page);
  await frameOf(page)
    .getByRole('heading', { name: `Title ${run}` })
    .waitFor();
  // One that is not there yet is given what was written meanwhile as soon as it listens.
  const late = Promise.withResolvers<void>();
  await page.unroute(/\/main\?preview=/);
  await page.route(/\/main\?preview=/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await press(page, koreanLanguageNames.ko);
  await write(page, texts.titleField, { ko: `늦은 ${run}`, en: `Late ${run}`, cn: `晚 ${run}` });
  late.resolve();
  await drawn(page);
  await frameOf(page)
    .getByRole('heading', { name: `늦은 ${run}` })
    .waitFor();
  for (const said of Object.values(texts.frameError)) expect(await page.getByText(said).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  // The browser tells that the shop's own page is framed by nobody.
  expect(complaints.filter((said) => !/frame-ancestors|localStorage/.test(said))).toEqual([]);

  // While the server is gone, of which the browser hears nothing, it is kept here, and saved once it answers; a closed tab loses nothing.
  await loseSaves(page);
  await press(page, texts.save);
  await page.getByText(kitTexts.sentAgain).waitFor();
  await page.unroute(`**${path}/draft`);
  await page.getByText(texts.saved).waitFor();
  await page.getByText(kitTexts.sentAgain).waitFor({ state: 'detached' });

  // A colleague saves meanwhile: what only one of the two touched is there, what both changed is asked about and then saved.
  const { draft } = (await callApi<BuiltPageView>(page, 'GET', path)).reply;
  const mine = draft.blocks.findIndex(({ title: { ko } }) => ko === `늦은 ${run}`);
  const theirs = { ...newBlock('LINE', () => `line-${run}`), title: { ko: `동료의 띠 ${run}`, en: 'A line', cn: '' } };
  const blocks = draft.blocks.map((block, index) => (index === mine ? { ...block, title: { ...block.title, en: 'Theirs' } } : block));
  await saveAs(page, draft.version, [theirs, ...blocks]);
  await write(page, texts.titleField, { ko: `둘의 ${run}`, en: `Both ${run}`, cn: `都 ${run}` });
  await press(page, texts.save);
  // It was another window of the same account, and is said to be.
  await page
    .getByRole('alert')
    .getByRole('button', { name: texts.theirs(null) })
    .waitFor();
  for (const name of [texts.save, texts.publish])
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-description')).toBe(texts.settleFirst);
  await page.keyboard.press('Control+s');
  await page.getByText(texts.settleFirst).waitFor();
  await page.getByRole('alert').getByRole('button', { name: texts.mine }).click();
  await press(page, texts.save);
  await page.getByText(texts.isSaved, { exact: true }).waitFor();
  await handle(page, theirs.title.ko).waitFor();
  await handle(page, `둘의 ${run}`).waitFor();
  await write(page, texts.titleField, { ko: `닫은 ${run}`, en: `Closed ${run}`, cn: `关 ${run}` });
  await frameOf(page)
    .getByRole('heading', { name: `닫은 ${run}` })
    .waitFor();
  await page.close();
  const again = await context.newPage();
  await again.goto(urlFor('main'));
  expect(await again.locator('[data-block]').count()).toBe(0);
  await again.goto('/admin/home');
  await again.getByText(texts.restoredHere).waitFor();
  await handle(again, `닫은 ${run}`).waitFor();
  // Nor does a session that another tab ended. What an outage kept from being saved no longer waits once it is discarded.
  await loseSession(again);
  await again.getByText(texts.restoredHere).waitFor();
  await handle(again, `닫은 ${run}`).waitFor();
  await loseSaves(again);
  await press(again, texts.save);
  await again.getByText(kitTexts.sentAgain).waitFor();
  await press(again, texts.discard);
  expect(await again.getByText(kitTexts.sentAgain).count()).toBe(0);
  await handle(again, `둘의 ${run}`).waitFor();
});
