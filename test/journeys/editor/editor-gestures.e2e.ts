import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newVisitor, phone } from '../hands/browser.ts';
import { fingersOf, layersOn, openEditor, type Spot, seen, spotAt, toldLayers, trayItem } from '../hands/editor-hands.ts';

/** The six rows of two-finger gestures that editor libraries get wrong, on real touch input; 2 % and 1 px tolerance. */
describe('two fingers', () => {
  let page: Page;
  let layer: Locator;
  let fingers: Awaited<ReturnType<typeof fingersOf>>;
  let middle: Spot;
  let start: { width: number };

  beforeEach(async () => {
    ({ page } = await newVisitor({ device: phone }));
    await openEditor(page);
    await trayItem(page, 1).tap();
    layer = layersOn(page).first();
    // A first tap opens the print view, where everything below happens.
    await layer.tap();
    await page.getByRole('button', { name: '옷 전체 보기' }).waitFor();
    fingers = await fingersOf(page);
    middle = await seen(layer);
    start = await seen(layer);
    return () => page.context().close();
  });

  const pair = (about: Spot, spread: number): Spot[] => [spotAt(about, spread / 2, 180), spotAt(about, spread / 2, 0)];
  const expectDoubled = async () => {
    const now = await seen(layer);
    expect(now.width / start.width).toBeGreaterThan(1.96);
    expect(now.width / start.width).toBeLessThan(2.04);
    expect(Math.abs(now.turned)).toBeLessThan(0.01);
  };

  test('two fingers on the graphic scale it to double size without turning it', async () => {
    await fingers.swipe(pair(middle, 40), pair(middle, 80));
    await expectDoubled();
  });

  test('two fingers, one beside the graphic, scale it to double size', async () => {
    const beside = { x: middle.x + start.width / 2 + 20, y: middle.y };
    const from = [middle, beside];
    const centre = { x: (middle.x + beside.x) / 2, y: middle.y };
    await fingers.swipe(from, pair(centre, 2 * (beside.x - middle.x)));
    await expectDoubled();
  });

  test('a drag with a second finger added later moves the graphic and scales it to double size', async () => {
    const moved = { x: middle.x - 20, y: middle.y + 30 };
    await fingers.down([middle]);
    await fingers.move([middle], [moved]);
    const second = { x: moved.x + 40, y: moved.y };
    await fingers.down([moved, second]);
    const centre = { x: moved.x + 20, y: moved.y };
    await fingers.move([moved, second], pair(centre, 80));
    await fingers.up();
    await expectDoubled();
    const now = await seen(layer);
    expect(now.y).toBeGreaterThan(middle.y + 20);
  });

  test('two fingers far from the graphic scale it to double size', async () => {
    const stage = await page.locator('[data-stage]').boundingBox();
    if (!stage) throw new Error('no stage');
    const far = { x: stage.x + stage.width / 2, y: stage.y + stage.height - 30 };
    await fingers.swipe(pair(far, 60), pair(far, 120));
    await expectDoubled();
  });

  test('a twist of 40 degrees turns the graphic by exactly 40 degrees', async () => {
    await fingers.twist(middle, 50, 40);
    expect((await seen(layer)).turned).toBeCloseTo(40, 0);
  });

  test('after one finger is lifted, the other continues the drag without a jump', async () => {
    await lifted(page, layer, middle);
    const now = await seen(layer);
    expect(Math.abs(now.x - (middle.x + 25))).toBeLessThanOrEqual(1);
    expect(Math.abs(now.y - (middle.y + 40))).toBeLessThanOrEqual(1);
    expect(now.width).toBeCloseTo(start.width, 0);
  });

  test('a gesture that the system cancels changes nothing', async () => {
    await fingers.down(pair(middle, 40));
    await fingers.move(pair(middle, 40), pair(middle, 90));
    await fingers.cancel();
    expect((await seen(layer)).width).toBeCloseTo(start.width, 1);
    expect(await page.getByRole('button', { name: '다시 실행' }).isDisabled()).toBe(true);
  });

  test('tapping with two fingers undoes the last action', async () => {
    await fingers.swipe(pair(middle, 40), pair(middle, 80));
    await fingers.tap(pair(middle, 60));
    expect((await seen(layer)).width).toBeCloseTo(start.width, 0);
  });

  test('the keyboard sets the same size and rotation', async () => {
    const [before] = await toldLayers(page);
    await layer.focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('BracketRight');
    await page.keyboard.press('Shift+Equal');
    const [after] = await toldLayers(page);
    expect((await seen(layer)).turned).toBeCloseTo(30, 0);
    expect(after?.width).toBe(Math.round((before?.width ?? 0) * 1.1));
  });
});

describe('one finger on a phone', () => {
  let page: Page;
  let fingers: Awaited<ReturnType<typeof fingersOf>>;

  beforeEach(async () => {
    ({ page } = await newVisitor({ device: phone }));
    await openEditor(page);
    fingers = await fingersOf(page);
    return () => page.context().close();
  });

  const selectedLayer = () => page.locator('[data-layer][aria-pressed="true"]');
  const width = async () => (await toldLayers(page)).map((told) => told.width);
  const makeWide = async (mm: number) => {
    await page.getByRole('tab', { name: '조정' }).tap();
    const field = page.getByLabel('가로 (mm)');
    await field.fill(String(mm));
    await field.press('Enter');
    expect(await width()).toContain(mm);
  };

  test('a drag moves graphics of 40, 30 and 10 mm without scaling them and without layout work in each frame', async () => {
    await trayItem(page, 1).tap();
    await layersOn(page).first().tap();
    for (const mm of [40, 30, 10]) {
      await makeWide(mm);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      const layouts = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
      const from = await seen(selectedLayer());
      await fingers.grab([from], [{ x: from.x + 6, y: from.y + 8 }]);
      const before = await layouts();
      await fingers.move([{ x: from.x + 6, y: from.y + 8 }], [{ x: from.x + 34, y: from.y + 43 }]);
      const during = (await layouts()) - before;
      await fingers.up();
      const to = await seen(selectedLayer());
      expect(Math.hypot(to.x - from.x - 34, to.y - from.y - 43)).toBeLessThan(10);
      expect(await width()).toEqual([mm]);
      // Twelve frames; once it was one layout each.
      expect(during).toBeLessThanOrEqual(4);
    }
  });

  test('two fingers change the selected graphic, also when they touch another one; new graphics lie beside the last', async () => {
    await trayItem(page, 1).tap();
    await trayItem(page, 2).tap();
    const [first, second] = [layersOn(page).nth(0), layersOn(page).nth(1)];
    const [below, beside] = [await first.boundingBox(), await second.boundingBox()];
    if (!below || !beside) throw new Error('not on the stage');
    const isApart = beside.y >= below.y + below.height || below.y >= beside.y + beside.height;
    expect(isApart || beside.x >= below.x + below.width || below.x >= beside.x + beside.width).toBe(true);
    await second.tap();
    await page.getByRole('button', { name: '옷 전체 보기' }).waitFor();
    const [large, small] = await width();
    const middle = await seen(first);
    await fingers.swipe([spotAt(middle, 15, 180), spotAt(middle, 15, 0)], [spotAt(middle, 24, 180), spotAt(middle, 24, 0)]);
    const [stillLarge, grown] = await width();
    expect(stillLarge).toBe(large);
    expect(grown).toBeGreaterThan((small ?? 0) * 1.4);
    expect(await second.getAttribute('aria-pressed')).toBe('true');
  });

  test('the menu of a long press stays when the finger lifts', async () => {
    await trayItem(page, 1).tap();
    await fingers.down([await seen(layersOn(page).first())]);
    const item = page.getByRole('menuitem', { name: '복제' });
    await item.waitFor();
    await fingers.up();
    await item.tap();
    expect(await toldLayers(page)).toHaveLength(2);
  });

  test('a tab of the tray keeps its scroll position, and a phone on its side keeps a stage to work on', async () => {
    const panel = page.getByRole('tabpanel');
    await panel.evaluate((element) => element.scrollTo(0, 120));
    await page.getByRole('tab', { name: '의류' }).tap();
    await page.getByRole('tab', { name: '그래픽' }).tap();
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(120);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await page.locator('[data-stage]').boundingBox())?.height).toBeGreaterThan(300);
    expect((await page.locator('[data-stage]').boundingBox())?.width).toBeGreaterThan(480);
    await page.getByRole('button', { name: '저장', exact: true }).waitFor();
  });

  test('a zoomed view is moved by one finger on the empty stage, and stays in sight', async () => {
    const photo = page.locator('[data-stage] img').first();
    await page.getByRole('button', { name: '인쇄 영역 크게 보기' }).tap();
    const before = await photo.boundingBox();
    const stage = await page.locator('[data-stage]').boundingBox();
    if (!before || !stage) throw new Error('no stage');
    const from = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    await fingers.swipe([from], [{ x: from.x + 40, y: from.y }]);
    await expect.poll(async () => Math.round(((await photo.boundingBox())?.x ?? 0) - before.x)).toBe(40);
    for (let again = 0; again < 6; again += 1) await fingers.swipe([from], [{ x: from.x + 150, y: from.y }]);
    expect(((await photo.boundingBox())?.x ?? 999) - stage.x).toBeLessThanOrEqual(1);
  });
});

/** CDP cannot lift one of two fingers, so this row plays pointer events: down, down, up, drag on. */
async function lifted(page: Page, layer: Locator, middle: Spot): Promise<void> {
  await layer.evaluate((button, at) => {
    const send = (type: string, pointerId: number, x: number, y: number) =>
      button.dispatchEvent(
        new PointerEvent(type, { pointerId, pointerType: 'touch', clientX: x, clientY: y, bubbles: true, isPrimary: pointerId === 11 }),
      );
    send('pointerdown', 11, at.x - 30, at.y);
    send('pointerdown', 12, at.x + 30, at.y);
    send('pointermove', 12, at.x + 34, at.y);
    send('pointermove', 12, at.x + 30, at.y);
  }, middle);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await layer.evaluate((button, at) => {
    const send = (type: string, pointerId: number, x: number, y: number) =>
      button.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }));
    send('pointerup', 11, at.x - 30, at.y);
    // Ctrl keeps guides from pulling, so that the distance is exact.
    for (const part of [0.25, 0.5, 0.75, 1]) {
      button.dispatchEvent(
        new PointerEvent('pointermove', {
          ...{ pointerId: 12, pointerType: 'touch', ctrlKey: true, bubbles: true },
          clientX: at.x + 30 + 25 * part,
          clientY: at.y + 40 * part,
        }),
      );
    }
    send('pointerup', 12, at.x + 55, at.y + 40);
  }, middle);
}
