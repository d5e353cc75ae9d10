import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { errors } from '#contract/errors/errors.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { shareTexts } from '#storefront/nouns/share/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { layersOn, openEditor, seen, toldLayers, trayItem } from '../hands/editor-hands.ts';
import { tabTo } from '../hands/keyboard-hands.ts';
import { demoShopper, fillLogin, newMember, signIn } from '../hands/shopper.ts';

const price = (page: Page) => page.locator('header output').textContent();
const side = (page: Page, name: string) => page.getByRole('group', { name: '인쇄할 면' }).getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: '실행 취소' });

describe('the editor', () => {
  test('a design is made, saved after signing in, opened again, changed and put into the cart', async () => {
    const { page, context } = await newVisitor();
    await openEditor(page);
    const garment = await price(page);

    // Two graphics on two sides; the price follows the formula at once.
    await trayItem(page, 0).click();
    await side(page, '뒷면').click();
    await trayItem(page, 2).click();
    expect(await price(page)).not.toBe(garment);
    const total = await price(page);
    const [onBack] = await toldLayers(page);

    // Saving needs a member: the login asks, the draft waits, the save goes on by itself.
    await save(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await page.waitForURL(/\/login/);
    await fillLogin(page, demoShopper);
    await page.waitForURL(/product_custom_id=\d+/);
    await page.getByText('저장됨').waitFor();
    expect(await price(page)).toBe(total);

    // Opened again by its address, on the side the address names.
    const address = new URL(page.url());
    await side(page, '뒷면').click();
    await page.waitForURL(/mockup_group_id=\d+/);
    await page.goto(page.url());
    await layersOn(page).first().waitFor();
    expect((await toldLayers(page))[0]).toEqual(onBack);
    expect(await side(page, '뒷면').getAttribute('aria-pressed')).toBe('true');

    // A removed graphic is gone from the next opening and from the price.
    await layersOn(page).first().focus();
    await page.keyboard.press('Delete');
    expect(await price(page)).not.toBe(total);
    await save(page).click();
    await page.getByText('디자인을 저장했습니다.').waitFor();
    await page.goto(address.href);
    await side(page, '앞면').click();
    await layersOn(page).first().waitFor();
    await side(page, '뒷면, 그래픽 0개').waitFor();

    // Sharing stores what is not stored yet, and says so; what is stored already is shared without a word.
    const share = page.getByRole('button', { name: editorTexts.share.ko, exact: true });
    await layersOn(page).first().focus();
    await page.keyboard.press('Shift+ArrowUp');
    await share.click();
    await page.getByText(editorTexts.savedAmongMine.ko).waitFor();
    const sharing = page.getByRole('dialog', { name: shareTexts.title.ko });
    await sharing.waitFor();
    await page.keyboard.press('Escape');
    await sharing.waitFor({ state: 'detached' });

    // Into the cart: no size, no cart; then with a size.
    await page.getByRole('button', { name: '장바구니', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '사이즈와 수량' });
    await sheet.getByRole('button', { name: /담기/ }).click();
    await sheet.getByText('색상/사이즈 옵션을 선택해 주세요.').waitFor();
    await sheet.getByRole('button', { name: 'M', exact: true }).click();
    await sheet.getByRole('button', { name: /담기/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '장바구니 보기' }).click();
    await page.waitForURL(/\/cart$/);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '디자인 수정' }) });
    const picture = line.locator('img[src*="/renders/version/"]');
    await picture.waitFor();

    // Opened from the cart, what is saved is what the line shows; closing leads back to it.
    const before = await picture.getAttribute('src');
    await line.getByRole('link', { name: '디자인 수정' }).click();
    await layersOn(page).first().waitFor();
    await trayItem(page, 4).click();
    const changed = await price(page);
    expect(changed).not.toBe(total);
    await page.getByRole('button', { name: '장바구니에 반영' }).click();
    await page.waitForURL(/\/cart$/);
    await line
      .getByText(changed ?? '')
      .first()
      .waitFor();
    expect(await line.count()).toBe(1);
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
    await line.getByRole('link', { name: '디자인 수정' }).click();
    await layersOn(page).nth(1).waitFor();
    await page.getByRole('button', { name: '장바구니로 돌아가기' }).click();
    await page.waitForURL(/\/cart$/);
    await context.close();
  });

  test('a guest’s design is moved inside on request, kept and reopened from the cart, and bought with its size and quantity after login', async () => {
    const { page, context } = await newVisitor({ device: phone });
    const member = await newMember();
    await openEditor(page);
    await trayItem(page, 0).click();
    await layersOn(page).first().focus();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    const toCart = page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true });
    await toCart.click();
    const question = page.getByRole('alertdialog');
    await question.getByText(errors.DESIGN_LAYER_CUT_OFF.message.ko).waitFor();
    await question.getByRole('button', { name: editorTexts.moveInside.ko }).click();
    await question.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+L');
    await toCart.click();
    const sheet = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
    await sheet.getByRole('button', { name: 'M', exact: true }).click();
    await sheet.getByRole('button', { name: editorTexts.putIntoCart.ko, exact: true }).click();
    await question.getByRole('button', { name: editorTexts.goToCart.ko }).click();
    await page.waitForURL(/\/cart$/);

    // Nothing of it is unsaved: the cart has it. It opens from there, and changes there.
    const edit = page.getByRole('link', { name: '디자인 수정' });
    await edit.click();
    await layersOn(page).first().waitFor();
    await page.getByText(editorTexts.cartState.ko).waitFor();
    const locks = page.locator('ol').getByRole('button', { name: /잠금 풀기/, includeHidden: true });
    expect(await locks.count()).toBe(1);
    await trayItem(page, 4).click();
    const changed = await page.locator('output').filter({ visible: true }).first().textContent();
    await page.getByRole('button', { name: editorTexts.updateCart.ko }).click();
    await page.waitForURL(/\/cart$/);
    await page
      .getByText(changed ?? '')
      .first()
      .waitFor();
    await expect.poll(() => edit.count()).toBe(1);

    // Bought at once instead, cut off on purpose: two of them, known again after the login, where nothing is asked twice.
    await edit.click();
    await layersOn(page).nth(1).waitFor();
    await page.goto(page.url().replace(/\?.*/, '?customize=1'));
    await trayItem(page, 0).click();
    await layersOn(page).first().focus();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await toCart.click();
    await question.getByRole('button', { name: editorTexts.asItIs.ko }).click();
    await sheet.getByRole('button', { name: 'M', exact: true }).click();
    await sheet.getByRole('button', { name: cartMessages.more.ko }).click();
    await sheet.getByRole('button', { name: editorTexts.buyNow.ko, exact: true }).click();
    await question.getByRole('button', { name: shell.ok.ko }).click();
    await page.waitForURL(/\/login/);
    await fillLogin(page, member);
    await page.waitForURL(/\/order\/[^/]+$/);
    await page.getByText(/2개/).first().waitFor();
    // Both are the member's own now: what lay in the cart, and what was bought.
    await page.goto('/mypage/product/custom-save');
    await expect.poll(() => page.locator('article').count()).toBe(2);
    await context.close();
  });

  test('work survives an immediate reload, and two tabs keep two drafts', async () => {
    const { page, context } = await newVisitor();
    const id = await openEditor(page);
    await trayItem(page, 1).click();
    const [first] = await toldLayers(page);
    const other = await context.newPage();
    await other.goto(`/product/${id}?customize=1`);
    await trayItem(other, 5).click();
    const [second] = await toldLayers(other);
    expect(second?.name).not.toBe(first?.name);
    for (const [tab, told] of [
      [page, first],
      [other, second],
    ] as const) {
      tab.on('dialog', (dialog) => dialog.accept());
      await layersOn(tab).first().focus();
      const { y } = await seen(layersOn(tab).first());
      // Nothing waits here: the page ends in the moment of the change.
      await tab.keyboard.press('Shift+ArrowUp');
      await tab.reload();
      await tab.getByText(/이 기기에 보관된 작업을 불러왔습니다/).waitFor();
      await tab.getByText(editorTexts.deviceState.ko, { exact: true }).waitFor();
      expect((await toldLayers(tab)).map(({ name }) => name)).toEqual([told?.name]);
      expect((await seen(layersOn(tab).first())).y).toBeLessThan(y - 5);
    }
    await context.close();
  });

  test('a design is made and saved by keyboard alone', async () => {
    const { page, context } = await newVisitor();
    await signIn(page, demoShopper);
    await openEditor(page);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-editor-part]')?.getAttribute('data-editor-part') ?? null);
    await expect.poll(focused).toBe('stage');
    // From stage to tray to finish, and round.
    for (const part of ['tray', 'finish', 'stage', 'tray']) {
      await page.keyboard.press('F6');
      expect(await focused()).toBe(part);
    }
    await tabTo(page, trayItem(page, 0));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+F6');
    expect(
      await layersOn(page)
        .first()
        .evaluate((layer) => layer === document.activeElement),
    ).toBe(true);
    const before = await seen(layersOn(page).first());
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('BracketRight');
    await page.keyboard.press('Shift+Equal');
    const after = await seen(layersOn(page).first());
    expect(after.y).toBeLessThan(before.y);
    expect(after.turned).toBeCloseTo(5, 1);
    expect(after.width / before.width).toBeCloseTo(1.1, 2);

    // A second graphic, then the first one to the front.
    await page.keyboard.press('Control+d');
    expect((await toldLayers(page)).map((layer) => layer.index)).toEqual([1, 2]);
    await page.keyboard.press('Control+Shift+BracketLeft');
    await page.keyboard.press('Alt+Digit2');
    expect(await side(page, '뒷면').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(focused).toBe('stage');
    await page.keyboard.press('Alt+Digit1');
    await expect.poll(focused).toBe('stage');
    // Everything on the side at once: moved, copied to the back, removed there, told once.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Alt+Digit2');
    await expect.poll(focused).toBe('stage');
    await page.keyboard.press('Control+v');
    expect(await toldLayers(page)).toHaveLength(2);
    await page.keyboard.press('Delete');
    expect(await toldLayers(page)).toHaveLength(0);
    await page.getByText('그래픽을 삭제했습니다.').waitFor({ state: 'attached' });
    expect(await page.getByText('그래픽을 삭제했습니다.').count()).toBe(1);
    await expect.poll(focused).toBe('stage');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Alt+Digit1');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await toldLayers(page)).toHaveLength(1);
    await page.keyboard.press('Control+y');
    expect(await toldLayers(page)).toHaveLength(2);

    await page.keyboard.press('Control+s');
    await page.waitForURL(/product_custom_id=\d+/);

    // What is stored leaves no draft behind: the next design begins empty.
    await openEditor(page);
    await page.getByText('그래픽을 골라 올려 보세요').waitFor();
    expect(await toldLayers(page)).toHaveLength(0);
    await context.close();
  });

  test('another colour asks first, empties the design, and is reverted with one undo', async () => {
    const { page, context } = await newVisitor();
    await openEditor(page);
    await trayItem(page, 0).click();
    const [placed] = await toldLayers(page);
    const second = page.getByRole('group', { name: /^색상/ }).getByRole('radio').nth(1);
    await second.click({ force: true });
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    expect(await toldLayers(page)).toEqual([placed]);
    await second.click({ force: true });
    await page.getByRole('alertdialog').getByRole('button', { name: '바꾸기' }).click();
    await page.getByText('그래픽을 골라 올려 보세요').waitFor();
    expect(await second.isChecked()).toBe(true);
    await undo(page).click();
    expect(await toldLayers(page)).toEqual([placed]);
    expect(await second.isChecked()).toBe(false);
    await context.close();
  });

  test('leaving with unsaved work warns, and the stored draft is restored later', async () => {
    const { page, context } = await newVisitor();
    const id = await openEditor(page);
    await trayItem(page, 3).click();
    const [placed] = await toldLayers(page);
    const close = page.getByRole('button', { name: '편집기 닫기' });
    const warning = page.getByRole('alertdialog', { name: '저장하지 않은 디자인이 있어요' });

    await close.click();
    await warning.getByRole('button', { name: '계속 만들기' }).click();
    expect(await toldLayers(page)).toEqual([placed]);

    await close.click();
    await warning.getByRole('button', { name: '나가기 (임시 보관)' }).click();
    await page.waitForURL(new RegExp(`/product/${id}$`));

    await page.goto(`/product/${id}?customize=1`);
    await page.getByText(/이 기기에 보관된 작업을 불러왔습니다/).waitFor();
    expect(await toldLayers(page)).toEqual([placed]);

    const notice = page.getByRole('status').filter({ hasText: '보관된 작업' });
    const tray = page.locator('[data-editor-part="tray"]');
    for (const viewport of [phone.viewport, page.viewportSize() ?? phone.viewport]) {
      await page.setViewportSize(viewport);
      // In the tray, never over the garment and its handles.
      await tray.filter({ has: notice }).waitFor();
    }

    // On a phone the question comes as a sheet from below, as every other, and Escape closes what was opened over the buttons.
    await page.setViewportSize(phone.viewport);
    const detail = page.getByRole('button', { name: new RegExp(editorTexts.priceDetail.ko) });
    await detail.click();
    expect(await detail.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await detail.getAttribute('aria-expanded')).toBe('false');
    await close.click();
    await warning.waitFor();
    const box = await warning.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, phone.viewport.width, phone.viewport.height]);
    await warning.getByRole('button', { name: '계속 만들기' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });

    const discard = page.getByRole('button', { name: '버리기' });
    await discard.click();
    await page.getByText('그래픽을 골라 올려 보세요').waitFor();
    await page.getByRole('button', { name: '실행 취소' }).click();
    expect(await toldLayers(page)).toEqual([placed]);
    await discard.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '다시 실행' }).click();
    await page.getByText('그래픽을 골라 올려 보세요').waitFor();
    await close.click();
    await page.waitForURL(new RegExp(`/product/${id}$`));

    // Back leaves, too, also on a slow device, where the step back comes before the question has gone.
    await page.getByRole('button', { name: productTexts.customize.ko }).filter({ visible: true }).click();
    await trayItem(page, 3).click();
    await page.evaluate(() => history.back());
    await warning.waitFor();
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await warning.getByRole('button', { name: '나가기 (임시 보관)' }).click();
    await page.waitForURL(new RegExp(`/product/${id}$`));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await context.close();
  });

  test('the mouse drags, scales by a corner and turns by the handle, and Escape cancels a drag', async () => {
    const { page, context } = await newVisitor();
    await openEditor(page);
    await trayItem(page, 1).click();
    const layer = layersOn(page).first();
    const start = await seen(layer);

    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 30, start.y + 40, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await seen(layer)).toEqual(start);

    await page.keyboard.down('Control');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 33, start.y - 41, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Control');
    const moved = await seen(layer);
    expect(Math.abs(moved.x - start.x - 33)).toBeLessThanOrEqual(1);
    expect(Math.abs(moved.y - start.y + 41)).toBeLessThanOrEqual(1);

    const corner = await page.locator('[data-handle="scale"]').last().boundingBox();
    if (!corner) throw new Error('no corner to hold');
    const grip = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 };
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    const before = await layer.boundingBox();
    await page.mouse.move(moved.x + (grip.x - moved.x) * 1.5, moved.y + (grip.y - moved.y) * 1.5, { steps: 6 });
    await page.mouse.up();
    // Half as far out again from the middle is a quarter of the whole; the opposite corner holds.
    expect((await seen(layer)).width / moved.width).toBeCloseTo(1.25, 1);
    const after = await layer.boundingBox();
    expect(Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);

    const stalk = await page.locator('[data-handle="turn"]').boundingBox();
    if (!stalk) throw new Error('no stalk to hold');
    await page.mouse.move(stalk.x + stalk.width / 2, stalk.y + stalk.height / 2);
    await page.mouse.down();
    const scaled = await seen(layer);
    await page.mouse.move(scaled.x + 150, scaled.y, { steps: 8 });
    await page.mouse.up();
    expect((await seen(layer)).turned).toBeCloseTo(90, 0);
    await context.close();
  });
});
