import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { editTexts } from '#admin/kit/edit/texts.ts';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { graphicFields } from '#admin/nouns/graphic/fields.ts';
import { graphicTexts } from '#admin/nouns/graphic/texts.ts';
import { productFields } from '#admin/nouns/product/fields.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { mockupTexts } from '#admin/screens/products/mockup-texts.ts';
import { productTexts } from '#admin/screens/products/texts.ts';
import { factNames } from '#rules/catalogue/product-facts.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { jobsByHandPath } from '#server/jobs/running/by-hand.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { newVisitor } from '../hands/browser.ts';
import {
  agreeToAll,
  approveCard,
  expectRendered,
  fillDestination,
  finishedOrder,
  orderCart,
  toPaymentWindow,
} from '../hands/checkout-hands.ts';
import { lane } from '../hands/lane.ts';
import { demoAdmin, enterOffice } from '../hands/office-hands.ts';
import { problemsOf } from '../hands/page-checks.ts';
import { newMember, poll, queryData, signIn } from '../hands/shopper.ts';

const stamp = Date.now();
const garment = `여름 티 ${stamp}`;
const work = `여름 동그라미 ${stamp}`;

/** A garment on a plain ground, as a studio sends it. */
function garmentPhoto(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#EEECE6"/>
    <path d="M300 200 L480 140 Q600 220 720 140 L900 200 L1080 420 L940 500 L900 440 L900 1080 L300 1080 L300 440 L260 500 L120 420 Z" fill="#2F4858"/><text x="20" y="40">${stamp}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A work of an artist: discs whose places follow from the moment, so that no other run drew it. */
function drawing(seed: number): Promise<Buffer> {
  const at = (step: number) => ((seed * 7919 + step * 104_729) % 1_000) / 1_000;
  const discs = Array.from({ length: 6 }, (_, index) => {
    const r = 0.06 + 0.14 * at(index * 3 + 2);
    return `<circle cx="${0.15 + 0.7 * at(index * 3)}" cy="${0.15 + 0.7 * at(index * 3 + 1)}" r="${r}" fill="${['#D92D20', '#141412', '#F5C542'][index % 3]}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600" viewBox="0 0 1 1">${discs.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('a garment is created from photo to sale, a graphic refused as similar and approved after a change, and a design with both bought', async () => {
  const { page } = await newVisitor();
  await enterOffice(page);
  const id = await makeGarment(page);
  await calibrate(page, id);
  await putOnSale(page, id);

  await twoEditors(page, id);

  const artist = await newVisitor();
  await enterOffice(artist.page, { ...demoAdmin, email: 'artist@seam.example' }, earningTexts.title);
  await sendWork(artist.page);

  await page.goto('/admin/graphics?state=REVIEW');
  await page.getByRole('link', { name: work }).click();
  await page.getByRole('heading', { level: 1, name: work }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: graphicTexts.accept, exact: true }).click();
  await page.getByRole('button', { name: graphicTexts.accept, exact: true }).waitFor({ state: 'detached' });

  // A shopper finds the garment with the work on it: what is drawn is the photo and the area of this morning.
  const { product_graphics: works } = await queryData<{ product_graphics: { id: number; src: string }[] }>(
    `{ product_graphics(where: { name: { _contains: { ko: "${work}" } } }, limit: 1) { id src } }`,
  );
  const shopper = await newVisitor();
  await signIn(shopper.page, await newMember('이여름'));
  await buy(shopper.page, id, works[0]?.id ?? 0);
});

/** Designs the work on the garment, puts it into the cart, orders and pays. */
async function buy(page: Page, id: number, graphicId: number): Promise<void> {
  await page.goto(`/product/${id}?customize=1&graphic_id=${graphicId}`);
  await page.locator('[data-stage] [data-layer]').first().waitFor();
  await page.getByRole('button', { name: editorTexts.save.ko, exact: true }).click();
  await page.waitForURL(/product_custom_id=\d+/);
  await page.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();
  await page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
  await sheet.getByRole('button', { name: 'M', exact: true }).click();
  await sheet.getByRole('button', { name: editorTexts.putIntoCart.ko, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: editorTexts.goToCart.ko }).click();
  await page.waitForURL(/\/cart$/);
  await orderCart(page);
  await expectRendered(page, page.locator('main form li img').first());
  await fillDestination(page);
  await agreeToAll(page);
  await toPaymentWindow(page);
  await approveCard(page);
  await finishedOrder(page);
}

async function makeGarment(page: Page): Promise<number> {
  await page.goto('/admin/products/new');
  await page.getByRole('heading', { level: 1, name: productTexts.add }).waitFor();
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await page.getByLabel(`${productFields.name.label} (${koreanLanguageNames.ko})`).first().fill(garment);
  await page.getByLabel(`${productFields.name.label} (${koreanLanguageNames.en})`).first().fill(`Summer tee ${stamp}`);
  await field(productFields.code.label).first().fill(`summer-${stamp}`);
  await page.getByRole('combobox', { name: productFields.type.label }).selectOption('CUSTOM');
  await field(productFields.price.label).fill('24000');
  await field(productFields.origin_price.label).fill('24000');
  await addPart(page, productFields.frames.label, productTexts.frameAdd, ['REGULAR', '레귤러', 'Regular']);
  await addPart(page, productFields.colors.label, productTexts.colorAdd, ['#2F4858', '남색', 'Navy']);
  await addPart(page, productFields.sides.label, productTexts.sideAdd, ['FRONT', '앞면', 'Front']);
  await page.getByLabel(productTexts.sizesToMake).fill('M, L');
  await page.getByRole('button', { name: productTexts.make, exact: true }).click();
  for (const row of [1, 2])
    await page.getByLabel(`${editTexts.row(productFields.options.label, row)} ${productTexts.firstStock}`).fill('20');
  await page.getByRole('combobox', { name: productFields['facts.kind'].label }).selectOption('CLOTHING');
  for (const fact of ['material', 'maker', 'origin', 'care', 'made_on', 'warranty'] as const)
    for (const locale of ['ko', 'en'] as const)
      await page.getByLabel(`${factNames[fact]} (${koreanLanguageNames[locale]})`).fill(locale === 'ko' ? '면 100%' : 'Cotton');
  await choosePicture(page, page.getByRole('group', { name: productFields.image_src.label }).first());
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await page.getByRole('heading', { level: 1, name: garment }).waitFor();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** Adds a frame, a colour or a side: its code or colour first, then its names. */
async function addPart(page: Page, part: string, add: string, [first = '', ko = '', en = '']: string[]): Promise<void> {
  await page.getByRole('button', { name: add, exact: true }).click();
  const row = editTexts.row(part, 1);
  const head = part === productFields.colors.label ? productTexts.hex : productFields.code.label;
  await page.getByRole('textbox', { name: `${row} ${head}`, exact: true }).fill(first);
  // A new row is not told off before anybody has written in it.
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  await page.getByRole('textbox', { name: `${row} ${koreanLanguageNames.ko}`, exact: true }).fill(ko);
  await page.getByRole('textbox', { name: `${row} ${koreanLanguageNames.en}`, exact: true }).fill(en);
}

/** Uploads the photo into the library and takes it. */
async function choosePicture(page: Page, field: ReturnType<Page['getByRole']>): Promise<void> {
  await field
    .getByRole('button', { name: new RegExp(`${fieldTexts.choose}|${fieldTexts.change}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: fieldTexts.library });
  await dialog.locator('input[type=file]').setInputFiles({ name: `tee-${stamp}.png`, mimeType: 'image/png', buffer: await garmentPhoto() });
  await dialog.waitFor({ state: 'detached' });
}

/** The printable area on the photo: a line of known length, moved by keys, and a test print. */
async function calibrate(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/products/${id}/mockups`);
  await choosePicture(page, page.getByRole('group', { name: `남색 ${mockupTexts.photo}` }));
  await page.getByLabel(mockupTexts.known).fill('540');
  const area = page.getByRole('button', { name: new RegExp(`^${mockupTexts.area(null)}`) }).first();
  await area.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowUp']) await area.press(key);
  // 0.6 of 1,200 px are 540 mm: 0.75 mm a pixel.
  await page.getByRole('button', { name: mockupTexts.area(mockupTexts.size(360, 450)) }).waitFor();
  await page.getByRole('button', { name: mockupTexts.proof, exact: true }).click();
  await page.getByRole('img', { name: mockupTexts.proofTitle }).waitFor();
  await page.keyboard.press('Escape');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: mockupTexts.save, exact: true }).click();
  await page.getByText(mockupTexts.saved).waitFor();
}

async function putOnSale(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/products/${id}`);
  await page.getByText(productTexts.ready).waitFor();
  await page.getByRole('combobox', { name: productFields.state.label }).first().selectOption('ACT');
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  await page.getByRole('link', { name: kitTexts.seen }).waitFor();
}

/** Another window of the same account saves meanwhile: what it alone changed stays, what both changed is asked about. */
async function twoEditors(page: Page, id: number): Promise<void> {
  const other = await newVisitor();
  await enterOffice(other.page);
  await other.page.goto(`/admin/products/${id}`);
  const price = (on: Page) => on.getByRole('textbox', { name: new RegExp(`^${productFields.price.label}`) });
  const position = (on: Page) => on.getByRole('textbox', { name: new RegExp(`^${productFields.position.label}`) });
  await price(other.page).fill('23000');
  await position(other.page).fill('3');
  await price(page).fill('22000');
  await other.page.keyboard.press('Control+s');
  await other.page.getByText(kitTexts.saved).waitFor();
  // What is typed while the refused save is under way belongs to no side of the question.
  const name = page.getByRole('textbox', { name: `${productFields.name.label} (${koreanLanguageNames.en})` });
  const before = await name.inputValue();
  const typeMore = async (route: Route) => {
    await name.fill(`${before} later`);
    await route.continue();
  };
  await page.route(`**/api/admin/products/${id}`, typeMore, { times: 1 });
  await page.getByRole('button', { name: kitTexts.save, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: editTexts.conflictTitle });
  await question.getByText(new RegExp(editTexts.conflictOwn('.+'))).waitFor();
  await question.getByRole('radio', { name: new RegExp(`^${editTexts.theirs}`) }).check();
  await question.getByRole('button', { name: editTexts.keep }).click();
  await poll(() => price(page).inputValue()).toBe('23000');
  expect(await position(page).inputValue()).toBe('3');
  await page.getByText(editTexts.unsaved(1)).waitFor();
  expect(await name.inputValue()).toBe(`${before} later`);
  await name.fill(before);
  await other.page.context().close();
}

/** A work of somebody else drawn again is refused with what it resembles; one of their own waits for review. */
async function sendWork(page: Page): Promise<void> {
  await fetch(`${lane().shopUrl}${jobsByHandPath}/mark-graphics`, { method: 'POST' });
  const { product_graphics: known } = await queryData<{ product_graphics: { src: string }[] }>(
    '{ product_graphics(order_by: [{ id: desc }], limit: 1) { src } }',
  );
  const original = Buffer.from(await (await fetch(`${lane().shopUrl}${known[0]?.src}`)).arrayBuffer());
  const copy = await sharp(original, { density: 300 })
    .resize(1_600, 1_600, { fit: 'inside' })
    .modulate({ brightness: 1.05 })
    .png()
    .toBuffer();
  await page.goto('/admin/own-graphics/new');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'copy.png', mimeType: 'image/png', buffer: copy });
  await page.getByRole('alert').getByText(graphicTexts.similar).waitFor();
  await page.getByRole('list', { name: graphicTexts.resembling }).getByRole('img').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await file.setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: await drawing(stamp) });
  await page.getByRole('status').getByText(graphicTexts.taken).waitFor();
  await page.getByLabel(`${graphicFields.name.label} (${koreanLanguageNames.ko})`).fill(work);
  await page.getByLabel(`${graphicFields.name.label} (${koreanLanguageNames.en})`).fill(`Summer discs ${stamp}`);
  await page.getByRole('button', { name: graphicTexts.send, exact: true }).click();
  await page.waitForURL(/\/own-graphics$/);
}
