import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { textToolTexts } from '#storefront/editor/text/texts.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { fingersOf, layersOn, openEditor, seen, toldLayers, trayItem } from '../hands/editor-hands.ts';
import { demoShopper, signIn } from '../hands/shopper.ts';

/** Shops of journeys share two cores. */
const soon = { timeout: 20_000 };
const words = (page: Page) => page.getByLabel(textToolTexts.words.ko);
const drawing = (page: Page) => page.locator('[data-stage] [data-layer] svg path').last();
const slider = (page: Page, message: { ko: string }) => page.getByRole('slider', { name: message.ko });
const names = async (page: Page) => (await toldLayers(page)).map(({ name }) => name);

describe('the text tool', () => {
  test('on a desktop text is typed in lines, with font, colour, bend and size, shown while typed, undone, reopened and saved', async () => {
    const { page, context } = await newVisitor();
    await signIn(page, demoShopper);
    await openEditor(page);
    await page.keyboard.press('t');
    await words(page).waitFor();
    // The field is open with the first words marked.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('TEXTAREA');
    await page.keyboard.type('우리 동네\n축구단');
    await expect.poll(() => names(page), soon).toEqual(['우리 동네 축구단']);

    // What is known of a font is drawn before the server has answered.
    await page.route('**/api/text-shapes', () => undefined);
    const before = await drawing(page).getAttribute('d');
    await page.keyboard.type('우');
    expect(await drawing(page).getAttribute('d')).not.toBe(before);
    expect(await names(page)).toEqual(['우리 동네 축구단']);
    await page.unroute('**/api/text-shapes');
    await page.keyboard.press('Backspace');

    const font = page.getByRole('button', { name: /^Jua/ });
    await font.click();
    await expect.poll(() => font.getAttribute('aria-pressed'), soon).toBe('true');
    await page.getByRole('group', { name: textToolTexts.color.ko }).getByRole('button', { name: '#c93a18' }).click();
    await expect.poll(() => drawing(page).getAttribute('fill'), soon).toBe('#c93a18');
    // Latin fonts say that they have none of these letters.
    await page.getByRole('button', { name: /Bebas Neue.*없는 글자 우 리/ }).waitFor();

    const straight = (await toldLayers(page))[0]?.height ?? 0;
    await slider(page, textToolTexts.arc).press('End');
    await expect.poll(async () => (await toldLayers(page))[0]?.height, soon).toBeGreaterThan(straight * 1.2);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await toldLayers(page))[0]?.height, soon).toBe(straight);
    // One handle bends, dragged.
    const handle = await page.locator('[data-handle-arc]').boundingBox();
    if (!handle) throw new Error('no handle to bend with');
    await page.mouse.move(handle.x + 22, handle.y + 22);
    await page.mouse.down();
    await page.mouse.move(handle.x + 22, handle.y - 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await toldLayers(page))[0]?.height, soon).toBeGreaterThan(straight + 2);
    const size = page.getByLabel(textToolTexts.letterSize.ko);
    const width = (await toldLayers(page))[0]?.width ?? 0;
    await size.fill('13');
    await size.press('Enter');
    await expect.poll(async () => Math.abs(((await toldLayers(page))[0]?.width ?? 0) - width / 2), soon).toBeLessThanOrEqual(1);

    // With a graphic: grouped, copied to the back, named by its words in the list.
    await trayItem(page, 0).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+g');
    await layersOn(page).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '뒷면에 복사' }).click();
    expect((await names(page))[0]).toBe('우리 동네 축구단');
    await page.getByRole('list', { name: '뒷면 레이어' }).getByText('우리 동네 축구단').waitFor();
    await page.keyboard.press('Escape');
    // A second press opens the words, also in a group; on a busy machine it may come too late to count as one.
    const focusedByTwo = async () => {
      await layersOn(page).first().dblclick({ delay: 10 });
      return page.evaluate(() => document.activeElement?.tagName);
    };
    await expect.poll(focusedByTwo, soon).toBe('TEXTAREA');
    await page.keyboard.type('등번호 7');
    await expect.poll(async () => (await names(page))[0], soon).toBe('등번호 7');

    // The last letter, not shaped yet when saving begins, is saved too.
    const shaping = page.waitForRequest('**/api/text-shapes');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/text-shapes', (route) => held.promise.then(() => route.continue()));
    await page.keyboard.type('곰');
    await shaping;
    await page.getByRole('button', { name: editorTexts.save.ko, exact: true }).click();
    held.resolve();
    await page.waitForURL(/product_custom_id=\d+/);
    await page.reload();
    await layersOn(page).nth(1).waitFor();
    await page.locator('[data-stage] [data-layer] svg').waitFor();
    const told = [await names(page)];
    await page.keyboard.press('Alt+Digit2');
    await page.keyboard.press('Alt+Digit1');
    told.push(await names(page));
    expect(told.flat()).toEqual(expect.arrayContaining(['우리 동네 축구단', '등번호 7곰']));
    await context.close();
  });

  test('on a phone text is added from its tab, moved, scaled with two fingers, emptied and removed', async () => {
    const { page, context } = await newVisitor({ device: phone });
    await openEditor(page);
    await page.getByRole('tab', { name: editorTexts.tabText.ko }).tap();
    await page.getByRole('button', { name: editorTexts.addText.ko }).tap();
    await words(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('TEXTAREA');
    await page.keyboard.type('심');
    await expect.poll(() => names(page), soon).toEqual(['심']);
    // What the server has shaped stands.
    await page.locator('[data-stage] [data-layer] svg').waitFor();
    const fingers = await fingersOf(page);
    const layer = layersOn(page).first();
    const from = await seen(layer);
    await fingers.swipe([from], [{ x: from.x + 40, y: from.y + 30 }]);
    const moved = await seen(layer);
    expect(moved.x - from.x).toBeGreaterThan(25);
    const [one, other] = [
      { x: moved.x - 20, y: moved.y },
      { x: moved.x + 20, y: moved.y },
    ];
    await fingers.swipe(
      [one, other],
      [
        { ...one, x: one.x - 20 },
        { ...other, x: other.x + 20 },
      ],
    );
    expect((await seen(layer)).width / moved.width).toBeGreaterThan(1.7);
    await words(page).fill('');
    await page.getByRole('tab', { name: editorTexts.tabLayers.ko }).tap();
    await expect.poll(() => toldLayers(page), soon).toEqual([]);
    await context.close();
  });
});
