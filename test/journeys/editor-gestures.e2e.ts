import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newVisitor, phone } from './browser.ts';
import { fingersOf, layersOn, openEditor, type Spot, seen, spotAt, toldLayers, trayItem } from './editor-hands.ts';

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

  test('both on the graphic: twice as large, not turned', async () => {
    await fingers.swipe(pair(middle, 40), pair(middle, 80));
    await expectDoubled();
  });

  test('one of them beside the graphic: twice as large', async () => {
    const beside = { x: middle.x + start.width / 2 + 20, y: middle.y };
    const from = [middle, beside];
    const centre = { x: (middle.x + beside.x) / 2, y: middle.y };
    await fingers.swipe(from, pair(centre, 2 * (beside.x - middle.x)));
    await expectDoubled();
  });

  test('drag first, second finger later: moved and twice as large', async () => {
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

  test('both far from the graphic: twice as large', async () => {
    const stage = await page.locator('[data-stage]').boundingBox();
    if (!stage) throw new Error('no stage');
    const far = { x: stage.x + stage.width / 2, y: stage.y + stage.height - 30 };
    await fingers.swipe(pair(far, 60), pair(far, 120));
    await expectDoubled();
  });

  test('a twist of 38 degrees turns by 30: eight are the dead zone', async () => {
    await fingers.twist(middle, 50, 38);
    expect((await seen(layer)).turned).toBeCloseTo(30, 0);
  });

  test('one finger lifted: the other drags on, exactly', async () => {
    await lifted(page, layer, middle);
    const now = await seen(layer);
    expect(Math.abs(now.x - (middle.x + 25))).toBeLessThanOrEqual(1);
    expect(Math.abs(now.y - (middle.y + 40))).toBeLessThanOrEqual(1);
    expect(now.width).toBeCloseTo(start.width, 0);
  });

  test('a gesture the system takes away leaves everything as it was', async () => {
    await fingers.down(pair(middle, 40));
    await fingers.move(pair(middle, 40), pair(middle, 90));
    await fingers.cancel();
    expect((await seen(layer)).width).toBeCloseTo(start.width, 1);
    expect(await page.getByRole('button', { name: '다시 실행' }).isDisabled()).toBe(true);
  });

  test('two fingers tapped take back the last act', async () => {
    await fingers.swipe(pair(middle, 40), pair(middle, 80));
    await fingers.down(pair(middle, 60));
    await fingers.up();
    expect((await seen(layer)).width).toBeCloseTo(start.width, 0);
  });

  test('the keyboard reaches the same size and rotation', async () => {
    const [before] = await toldLayers(page);
    await layer.focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('BracketRight');
    await page.keyboard.press('Shift+Equal');
    const [after] = await toldLayers(page);
    expect((await seen(layer)).turned).toBeCloseTo(30, 0);
    expect(after?.width).toBe(Math.round((before?.width ?? 0) * 1.1));
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
    // Alt keeps guides from pulling, so that the distance is exact.
    for (const part of [0.25, 0.5, 0.75, 1]) {
      button.dispatchEvent(
        new PointerEvent('pointermove', {
          ...{ pointerId: 12, pointerType: 'touch', altKey: true, bubbles: true },
          clientX: at.x + 30 + 25 * part,
          clientY: at.y + 40 * part,
        }),
      );
    }
    send('pointerup', 12, at.x + 55, at.y + 40);
  }, middle);
}
