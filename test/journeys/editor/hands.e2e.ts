import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { editorTexts } from '#storefront/editor/texts.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { fingersOf, layersOn, openEditor, seen, toldLayers, trayItem } from '../hands/editor-hands.ts';
import { demoShopper, signIn } from '../hands/shopper.ts';

const pressed = (page: Page) => page.locator('[data-layer][aria-pressed="true"]').count();
const placesOf = (page: Page) =>
  layersOn(page).evaluateAll((layers) => layers.map((layer) => layer.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
const menuItem = (page: Page, message: { ko: string }) => page.getByRole('menuitem', { name: message.ko, exact: true });

/** Every hand of a shopper used to drawing programs, by real input. */
describe('mouse and keys on a desktop', () => {
  let page: Page;

  beforeEach(async () => {
    ({ page } = await newVisitor());
    await openEditor(page);
    for (const item of [0, 1, 2]) await trayItem(page, item).click();
    return () => page.context().close();
  });

  const drag = async (from: { x: number; y: number }, way: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + way.x, from.y + way.y, { steps: 6 });
    await page.mouse.up();
  };
  const corner = async (name: string) => {
    const box = await page.locator(`[data-corner="${name}"]`).boundingBox();
    if (!box) throw new Error('no corner to hold');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  test('keys act on the selection after a click on the tray, a row or a panel; a text field and a slider keep their keys', async () => {
    // The focus is on the tray: its item was clicked last.
    const [, , before] = await placesOf(page);
    await page.keyboard.press('Shift+ArrowUp');
    const [, , after] = await placesOf(page);
    expect(after?.y).toBeLessThan((before?.y ?? 0) - 5);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+a');
    expect([await pressed(page), await page.evaluate(() => String(getSelection()))]).toEqual([3, '']);
    await page.getByRole('button', { name: editorTexts.front.ko }).click();
    await page.keyboard.press('Control+x');
    expect(await toldLayers(page)).toHaveLength(0);
    await page.keyboard.press('Control+v');
    expect([(await toldLayers(page)).length, await pressed(page)]).toEqual([3, 3]);
    await page.getByRole('button', { name: '설향 한 알 61 × 81 mm' }).click();
    await page.keyboard.press('Delete');
    expect(await toldLayers(page)).toHaveLength(2);
    await page.keyboard.press('Control+z');
    const field = page.getByLabel(editorTexts.widthMm.ko);
    await field.fill('50');
    await field.press('Control+a');
    await field.press('Delete');
    expect([await field.inputValue(), (await toldLayers(page)).length]).toEqual(['', 3]);
  });

  test('Ctrl with the wheel enlarges the view and not the selected layers, and a double click on a layer row renames the layer', async () => {
    const before = { sizes: await toldLayers(page), place: await seen(layersOn(page).last()) };
    await page.mouse.move(before.place.x, before.place.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await seen(layersOn(page).last())).width).toBeGreaterThan(before.place.width * 1.5);
    expect(await toldLayers(page)).toEqual(before.sizes);
    const row = page.getByRole('list', { name: '앞면 레이어' }).getByRole('listitem').last().getByRole('button').first();
    await page.keyboard.press('Escape');
    await row.dblclick();
    await page.getByLabel(editorTexts.nameOfLayer.ko).fill('가슴 딸기');
    await page.keyboard.press('Enter');
    await expect.poll(() => row.textContent()).toContain('가슴 딸기');
  });

  test('a row’s trash removes only that row, and selected graphics are dragged, scaled and grouped together', async () => {
    await page.keyboard.press('Control+a');
    const rows = page.getByRole('list', { name: '앞면 레이어' }).getByRole('listitem');
    await rows.nth(1).getByRole('button', { name: /삭제/ }).click();
    expect([(await toldLayers(page)).length, await pressed(page)]).toEqual([2, 2]);
    const [one, other] = await placesOf(page);
    const hold = await seen(layersOn(page).first());
    await page.keyboard.down('Control');
    await drag(hold, { x: 30, y: -20 });
    await page.keyboard.up('Control');
    const moved = await placesOf(page);
    expect(moved.map(({ x }, at) => Math.round(x - ([one, other][at]?.x ?? 0)))).toEqual([30, 30]);
    const widths = (await toldLayers(page)).map(({ width }) => width);
    await page.keyboard.press('Shift+Minus');
    expect((await toldLayers(page)).map(({ width }, at) => (width / (widths[at] ?? 1)).toFixed(1))).toEqual(['0.9', '0.9']);
    // A group is selected by any of its graphics.
    await page.keyboard.press('Control+g');
    await page.keyboard.press('Escape');
    await layersOn(page).first().click();
    expect(await pressed(page)).toBe(2);
    await page.keyboard.press('Control+Shift+g');
    await layersOn(page).first().click();
    expect(await pressed(page)).toBe(1);
  });

  test('Shift-click adds to and removes from the selection, a frame drawn on the empty stage selects, and Escape clears it', async () => {
    await layersOn(page).nth(1).click();
    await layersOn(page)
      .nth(2)
      .click({ modifiers: ['Shift'] });
    expect(await pressed(page)).toBe(2);
    await layersOn(page)
      .nth(1)
      .click({ modifiers: ['Shift'] });
    expect(await pressed(page)).toBe(1);
    const stage = await page.locator('[data-stage]').boundingBox();
    if (!stage) throw new Error('no stage');
    await drag({ x: stage.x + 20, y: stage.y + 120 }, { x: stage.width - 40, y: stage.height - 150 });
    expect(await pressed(page)).toBe(3);
    await page.keyboard.press('Escape');
    expect(await pressed(page)).toBe(0);
    await page.keyboard.press('Control+a');
    await page.mouse.click(stage.x + 20, stage.y + 120);
    expect(await pressed(page)).toBe(0);
  });

  test('a corner scales with the opposite corner fixed, with Alt about the middle, also a turned graphic', async () => {
    const layer = layersOn(page).first();
    await layer.click();
    for (const turns of [0, 4]) {
      for (let turn = 0; turn < turns; turn += 1) await page.keyboard.press('BracketRight');
      const held = await corner('bottom-right');
      await drag(await corner('top-left'), { x: 12, y: 12 });
      const after = await corner('bottom-right');
      expect(Math.hypot(after.x - held.x, after.y - held.y)).toBeLessThan(1);
      const middle = await seen(layer);
      await page.keyboard.down('Alt');
      await drag(after, { x: -8, y: -8 });
      await page.keyboard.up('Alt');
      const then = await seen(layer);
      expect(Math.hypot(then.x - middle.x, then.y - middle.y)).toBeLessThan(1);
      expect(then.width).toBeLessThan(middle.width);
    }
  });

  test('a drag keeps its axis with Shift, copies with Alt and shows distances; the handle turns in steps of 15 with Shift', async () => {
    const layer = layersOn(page).first();
    const from = await seen(layer);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.keyboard.down('Shift');
    await page.mouse.move(from.x + 31, from.y + 12, { steps: 6 });
    await page.locator('[data-stage] canvas:not([hidden])').first().waitFor();
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const moved = await seen(layer);
    expect(Math.round(moved.y - from.y)).toBe(0);
    expect(moved.x - from.x).toBeGreaterThan(20);
    await page.keyboard.down('Alt');
    await drag(moved, { x: -30, y: -20 });
    await page.keyboard.up('Alt');
    expect(await toldLayers(page)).toHaveLength(4);
    const stayed = await seen(layer);
    expect([Math.round(stayed.x - moved.x), Math.round(stayed.y - moved.y)]).toEqual([0, 0]);
    const copy = await seen(layersOn(page).nth(3));
    const stalk = await page.locator('[data-handle="turn"]').boundingBox();
    if (!stalk) throw new Error('no stalk to hold');
    await page.keyboard.down('Shift');
    await page.mouse.move(stalk.x + 22, stalk.y + 22);
    await page.mouse.down();
    await page.mouse.move(copy.x + 60, copy.y - 100, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    expect((await seen(layersOn(page).nth(3))).turned).toBeCloseTo(30, 0);
  });

  test('the right-click menu locks, hides, names and copies to another side, and fields take mm', async () => {
    const layer = layersOn(page).first();
    await layer.click({ button: 'right' });
    await menuItem(page, editorTexts.rename).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('큰 곰');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await toldLayers(page))[0]?.name).toBe('큰 곰');
    const left = page.getByLabel(editorTexts.fromLeft.ko);
    await left.fill('12.5');
    await left.press('Enter');
    expect(await left.inputValue()).toBe('12.5');
    await layer.click({ button: 'right' });
    await menuItem(page, editorTexts.lock).click();
    const from = await seen(layer);
    await drag(from, { x: 40, y: 40 });
    expect((await seen(layer)).x).toBeCloseTo(from.x, 1);
    await layersOn(page).nth(2).click({ button: 'right' });
    await menuItem(page, editorTexts.hide).click();
    expect(await layersOn(page).count()).toBe(2);
    await page.getByRole('button', { name: /다시 보이기/ }).click();
    expect(await layersOn(page).count()).toBe(3);
    await layersOn(page).nth(2).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '뒷면에 복사' }).click();
    await expect.poll(async () => (await toldLayers(page)).length).toBe(1);
    await page.getByText('그래픽 4/10').first().waitFor();
  });

  test('a graphic dragged from the tray is placed where it is dropped, and undo and redo survive a reload', async () => {
    const stage = await page.locator('[data-stage]').boundingBox();
    const item = await trayItem(page, 3).boundingBox();
    if (!stage || !item) throw new Error('nothing to drag');
    const spot = { x: stage.x + stage.width / 2 + 60, y: stage.y + stage.height / 2 - 40 };
    const from = { x: item.x + item.width / 2, y: item.y + 30 };
    await drag(from, { x: spot.x - from.x, y: spot.y - from.y });
    expect(await toldLayers(page)).toHaveLength(4);
    const placed = await seen(layersOn(page).nth(3));
    expect(Math.hypot(placed.x - spot.x, placed.y - spot.y)).toBeLessThan(2);
    await page.keyboard.press('Control+z');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await layersOn(page).first().waitFor();
    expect(await toldLayers(page)).toHaveLength(3);
    await page.keyboard.press('Control+y');
    expect(await toldLayers(page)).toHaveLength(4);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    expect(await toldLayers(page)).toHaveLength(1);
  });

  test('a pen selects by drawing a frame, drags the selection and drags a graphic from the tray', async () => {
    const devtools = await page.context().newCDPSession(page);
    const penDrag = async (from: { x: number; y: number }, way: { x: number; y: number }) => {
      const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
        devtools.send('Input.dispatchMouseEvent', {
          ...{ type, x: from.x + way.x * part, y: from.y + way.y * part, pointerType: 'pen', force: 0.5, clickCount: 1 },
          ...(type === 'mouseMoved' && part === 0 ? {} : { button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 }),
        });
      await send('mouseMoved', 0);
      await send('mousePressed', 0);
      for (let step = 1; step <= 6; step += 1) await send('mouseMoved', step / 6);
      await send('mouseReleased', 1);
    };
    await page.keyboard.press('Escape');
    const stage = await page.locator('[data-stage]').boundingBox();
    const item = await trayItem(page, 3).boundingBox();
    if (!stage || !item) throw new Error('nothing to drag');
    await penDrag({ x: stage.x + 20, y: stage.y + 120 }, { x: stage.width - 40, y: stage.height - 150 });
    await expect.poll(() => pressed(page)).toBe(3);
    const before = await placesOf(page);
    await penDrag(await seen(layersOn(page).nth(2)), { x: 30, y: -20 });
    // All by the same way, which a line nearby may lengthen.
    const ways = (await placesOf(page)).map(({ x, y }, at) => ({ x: x - (before[at]?.x ?? 0), y: y - (before[at]?.y ?? 0) }));
    for (const way of ways) expect(Math.hypot(way.x - 30, way.y + 20)).toBeLessThan(12);
    const from = { x: item.x + item.width / 2, y: item.y + 30 };
    await penDrag(from, { x: stage.x + stage.width / 2 - from.x, y: stage.y + stage.height / 2 - from.y });
    await expect.poll(() => toldLayers(page)).toHaveLength(4);
  });
});

test('a saved design is restored with its groups, and an outdated tab says so', async () => {
  const { page, context } = await newVisitor();
  await signIn(page, demoShopper);
  await openEditor(page);
  for (const item of [0, 1]) await trayItem(page, item).click();
  expect(await toldLayers(page)).toHaveLength(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/product_custom_id=\d+/);
  await page.goto(page.url());
  await layersOn(page).first().click();
  expect(await pressed(page)).toBe(2);
  await page.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();

  // Another tab saves it: this one shows that once it is looked at again; with changes of its own it asks, as its save is refused.
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await layersOn(other).nth(1).waitFor();
  const saveElsewhere = async (item: number) => {
    const before = await layersOn(other).count();
    await trayItem(other, item).click();
    await layersOn(other).nth(before).waitFor();
    await other.getByRole('button', { name: editorTexts.save.ko, exact: true }).click();
    await other.getByText(editorTexts.savedState.ko, { exact: true }).waitFor();
  };
  await saveElsewhere(5);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(editorTexts.staleLoaded.ko).waitFor();
  await layersOn(page).nth(2).waitFor();
  const stale = page.getByRole('alertdialog', { name: editorTexts.staleTitle.ko });
  const saveRefused = async () => {
    await layersOn(page).first().focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Control+s');
    await stale.waitFor();
  };
  await saveElsewhere(6);
  await saveRefused();
  await stale.getByRole('button', { name: editorTexts.staleLoad.ko }).click();
  await layersOn(page).nth(3).waitFor();
  await saveElsewhere(7);
  await saveRefused();
  await stale.getByRole('button', { name: editorTexts.saveAsNew.ko }).click();
  const idIn = (url: string) => new URL(url).searchParams.get('product_custom_id');
  await expect.poll(() => idIn(page.url())).not.toBe(idIn(address));
  await context.close();
});

test('a finger extends the selection by taps after a long press, drags from the tray after a hold, and keeps a chosen view', async () => {
  const { page, context } = await newVisitor({ device: phone });
  await openEditor(page);
  const fingers = await fingersOf(page);
  for (const item of [0, 1]) await trayItem(page, item).tap();
  await fingers.down([await seen(layersOn(page).nth(1))]);
  await menuItem(page, editorTexts.lock).waitFor();
  await fingers.up();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await fingers.tap([await seen(layersOn(page).nth(0))]);
  await expect.poll(() => pressed(page)).toBe(2);
  await fingers.tap([await seen(layersOn(page).nth(1))]);
  await expect.poll(() => pressed(page)).toBe(1);
  await page.getByRole('button', { name: editorTexts.addingEnd.ko, exact: true }).tap();

  const stage = await page.locator('[data-stage]').boundingBox();
  const item = await trayItem(page, 2).boundingBox();
  if (!stage || !item) throw new Error('nothing to drag');
  const from = { x: item.x + item.width / 2, y: item.y + 20 };
  const to = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  await fingers.down([from]);
  await page.locator('body > img').waitFor();
  await fingers.move([from], [to]);
  await fingers.up();
  expect(await toldLayers(page)).toHaveLength(3);
  const placed = await seen(layersOn(page).nth(2));
  expect(Math.hypot(placed.x - to.x, placed.y - to.y)).toBeLessThan(2);

  // The first tap opens the print view; once the whole garment was asked for, no drop zooms in again.
  await fingers.tap([await seen(layersOn(page).nth(2))]);
  await page.getByRole('button', { name: editorTexts.viewGarment.ko }).tap();
  const rest = await seen(layersOn(page).nth(2));
  await fingers.swipe([rest], [{ x: rest.x + 20, y: rest.y + 10 }]);
  await page.getByRole('button', { name: editorTexts.viewPrint.ko }).waitFor();
  expect((await seen(layersOn(page).nth(2))).width).toBeCloseTo(rest.width, 0);
  await context.close();
});
