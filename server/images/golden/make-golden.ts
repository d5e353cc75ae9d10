/**
 * Draws the golden pictures with a browser: run by hand when the scene changes, then look at them.
 *   node server/images/golden/make-golden.ts <path of a Chromium>
 *
 * exact.webp: canvas drawing of graphics already at their placed size: placement and blending alone.
 * editor.webp: what a shopper saw: <img> layers turned by CSS over the garment, from 512 px copies.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { areaRect, place } from '#rules/design/placement.ts';
import { copyPicture } from '#server/images/cache/copy.ts';
import { area, garment, garmentHeight, layers, original, width } from '#server/images/golden/golden-scene.ts';
import { rasterOf } from '#server/images/cache/picture.ts';

const side = { mockupWidth: width, mockupHeight: garmentHeight, area };
const rect = areaRect(side, width);
const dataUrl = (type: string, content: Buffer) => `data:image/${type};base64,${content.toString('base64')}`;
const mockup = dataUrl('png', (await garment()).content);

const placed = await Promise.all(
  layers.map(async ({ graphic, box }) => {
    const at = place(side, box, width);
    const picture = await original(graphic);
    const raster = await rasterOf(picture, Math.round(at.w), Math.round(at.h));
    const exact = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
      .png()
      .toBuffer();
    const copy = await copyPicture(picture, 512, 'webp');
    return { ...at, exact: dataUrl('png', exact), copy: dataUrl(copy.extension, copy.content) };
  }),
);

const clip = `left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px`;
const images = placed.map(
  ({ cx, cy, w, h, rad, copy }) =>
    `<img src="${copy}" style="position:absolute;left:${cx - w / 2 - rect.x}px;top:${cy - h / 2 - rect.y}px;width:${w}px;height:${h}px;transform:rotate(${rad}rad)">`,
);
const page = `<style>*{margin:0}</style><div style="position:relative;width:${width}px;height:${garmentHeight}px"><img src="${mockup}" style="display:block"><div style="position:absolute;overflow:hidden;${clip}">${images.join('')}</div></div>`;

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const tab = await browser.newPage({ viewport: { width, height: garmentHeight } });
  await tab.setContent(page, { waitUntil: 'networkidle' });
  await save('editor.webp', await tab.screenshot({ type: 'png' }));
  const drawn = await tab.evaluate(drawOnCanvas, { mockup, placed, rect, width, height: garmentHeight });
  await save('exact.webp', Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'));
} finally {
  await browser.close();
}

async function save(name: string, png: Buffer): Promise<void> {
  await writeFile(join(import.meta.dirname, name), await sharp(png).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer());
}

async function drawOnCanvas(scene: {
  mockup: string;
  placed: { cx: number; cy: number; w: number; h: number; rad: number; exact: string }[];
  rect: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
}): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = scene.width;
  canvas.height = scene.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  context.drawImage(await load(scene.mockup), 0, 0);
  context.beginPath();
  const x = Math.round(scene.rect.x);
  const y = Math.round(scene.rect.y);
  context.rect(x, y, Math.round(scene.rect.x + scene.rect.width) - x, Math.round(scene.rect.y + scene.rect.height) - y);
  context.clip();
  for (const { cx, cy, w, h, rad, exact } of scene.placed) {
    context.save();
    context.translate(cx, cy);
    context.rotate(rad);
    context.drawImage(await load(exact), -w / 2, -h / 2, w, h);
    context.restore();
  }
  return canvas.toDataURL('image/png');
}
