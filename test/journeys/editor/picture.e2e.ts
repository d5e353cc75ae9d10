import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureTexts } from '#storefront/editor/picture/texts.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { newVisitor, phone } from '../hands/browser.ts';
import { layersOn, openEditor, toldLayers } from '../hands/editor-hands.ts';
import { demoShopper, signIn } from '../hands/shopper.ts';

/** Shops of journeys share two cores. */
const soon = { timeout: 20_000 };

/** A red disc on white paper, as somebody might photograph or draw it; each colour is a picture nobody sent before. */
function disc(red: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fdfdfd"/><circle cx="450" cy="300" r="220" fill="rgb(${red},30,40)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function choose(page: Page, press: () => Promise<void>, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
}

/** The pixels of a picture on the page, by fractions of it. */
function pixelsIn(page: Page, selector: string, spots: readonly (readonly [number, number])[]): Promise<number[][]> {
  return page.evaluate(
    async ({ selector, spots }) => {
      const shown = document.querySelector<HTMLImageElement>(selector);
      const image = new Image();
      image.src = shown?.currentSrc ?? '';
      // Not there yet, or just being replaced.
      const isThere = await image.decode().then(
        () => true,
        () => false,
      );
      if (!isThere) return [];
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return spots.map(([x, y]) => [...(context?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? [])]);
    },
    { selector, spots },
  );
}

const stageImage = '[data-stage] [data-layer] img';

describe('the picture tool', () => {
  test('a guest on a phone uploads a picture, removes its background, undoes that, and reopens the design from the cart', async () => {
    const { page, context } = await newVisitor({ device: phone });
    await openEditor(page);
    const file = { name: '우리집 로고.png', mimeType: 'image/png', buffer: await disc(230) };
    await choose(page, () => page.getByRole('button', { name: editorTexts.addPicture.ko }).tap(), file);
    await page.getByRole('alertdialog').getByRole('button', { name: pictureTexts.rightsOk.ko }).click();
    await expect.poll(() => toldLayers(page), soon).toMatchObject([{ name: '우리집 로고' }]);
    const [{ width, height } = { width: 0, height: 0 }] = await toldLayers(page);
    expect(width / height).toBeCloseTo(1.5, 1);
    // As large as it prints at 200 DPI, 900 px are 114 mm.
    expect(width).toBeLessThanOrEqual(115);
    await page.getByText(/이 사진은 가로 152mm까지 선명해요/).waitFor();
    await expect.poll(async () => (await pixelsIn(page, stageImage, [[0.02, 0.05]]))[0]?.[3], soon).toBe(255);

    await page.getByRole('button', { name: pictureTexts.removeGround.ko }).click();
    await page.getByRole('button', { name: pictureTexts.restoreGround.ko }).waitFor(soon);
    const middle = [0.5, 0.5] as const;
    await expect
      .poll(async () => (await pixelsIn(page, stageImage, [[0.02, 0.05], middle])).map(([, , , alpha]) => alpha), soon)
      .toEqual([0, 255]);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: pictureTexts.removeGround.ko }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('button', { name: pictureTexts.restoreGround.ko }).waitFor();

    await page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: editorTexts.cartTitle.ko });
    await sheet.getByRole('button', { name: 'M', exact: true }).click();
    await sheet.getByRole('button', { name: editorTexts.putIntoCart.ko, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: editorTexts.goToCart.ko }).click();
    await page.waitForURL(/\/cart$/);
    const picture = page.locator('img[src*="/renders/"]').first();
    await picture.waitFor();
    // Somewhere on the garment is the disc.
    await expect.poll(async () => (await pixelsIn(page, 'img[src*="/renders/"]', grid)).some(isRed), soon).toBe(true);

    await page.getByRole('link', { name: '디자인 수정' }).click();
    await page.locator(stageImage).waitFor();
    await expect
      .poll(async () => (await pixelsIn(page, stageImage, [[0.02, 0.05], middle])).map(([, , , alpha]) => alpha), soon)
      .toEqual([0, 255]);
    await context.close();
  });

  test('a member on a desktop drops a picture on the garment and saves it, and a file that is no picture gets a message', async () => {
    const { page, context } = await newVisitor();
    // Asked for now, or a key is faster than the browser's being told to leave choosing to us.
    page.on('filechooser', () => undefined);
    await signIn(page, demoShopper);
    await openEditor(page);
    const contract = { name: '계약서.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await choose(page, () => page.keyboard.press('p'), contract);
    await page.getByText('사진으로 읽을 수 없는 파일입니다').waitFor();

    const bytes = [...(await disc(200))];
    await page.evaluate((content) => {
      const stage = document.querySelector('[data-stage]');
      const { left, top, width, height } = stage?.getBoundingClientRect() ?? new DOMRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], 'drop.png', { type: 'image/png' }));
      const about = { dataTransfer, bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
      stage?.dispatchEvent(new DragEvent('drop', about));
    }, bytes);
    await page.getByRole('alertdialog').getByRole('button', { name: pictureTexts.rightsOk.ko }).click();
    await expect.poll(() => toldLayers(page), soon).toMatchObject([{ name: 'drop' }]);
    await page.keyboard.press('Control+d');
    await page.getByRole('button', { name: editorTexts.save.ko, exact: true }).click();
    await page.waitForURL(/product_custom_id=\d+/);
    await page.reload();
    await layersOn(page).nth(1).waitFor();
    expect((await toldLayers(page)).map(({ name }) => name)).toEqual(['drop', 'drop']);
    await expect.poll(async () => (await pixelsIn(page, stageImage, [[0.5, 0.5]])).some(isRed), soon).toBe(true);
    await context.close();
  });
});

const grid = Array.from({ length: 400 }, (_, at) => [((at % 20) + 0.5) / 20, (Math.floor(at / 20) + 0.5) / 20] as const);

function isRed([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return red > 150 && green < 90 && blue < 100;
}
