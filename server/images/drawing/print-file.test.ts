import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FrozenGraphic, FrozenLayer, FrozenSide } from '#rules/order/frozen-design.ts';
import { diskStorage } from '#server/gateways/storage/disk.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { type PrintFile, renderPrintFile } from '#server/images/drawing/print-file.ts';
import { drawing, plainPicture } from '#server/images/golden/images.fixture.ts';

let root = '';
let storage: ObjectStorage;
let mockupSrc = '';
let blackLeftHalf = '';
let red = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'seam-print-'));
  storage = diskStorage(root);
  mockupSrc = await storage.put(await plainPicture(40, 50).png().toBuffer(), 'png');
  blackLeftHalf = await storage.put(drawing, 'svg');
  red = await storage.put(
    await sharp({ create: { width: 60, height: 60, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer(),
    'png',
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const layer = (graphicSrc: string, box: Partial<FrozenGraphic>): FrozenLayer => ({
  ...{ graphicId: 1, graphicSrc, x: 0, y: 0, width: 10, height: 10, rotation: 0 },
  ...box,
});
/** 50.8 x 25.4 mm: 600 x 300 dots. */
const sideOf = (layers: FrozenLayer[]): FrozenSide => ({
  ...{ mockupGroupId: 1, mockupSrc, shadeSrc: '', layers },
  area: { fx: 0.3, fy: 0.2, fw: 0.4, fh: 0.16, widthMm: 50.8, heightMm: 25.4 },
});
const print = async (layers: FrozenLayer[]): Promise<PrintFile> => {
  const file = await renderPrintFile(storage, sideOf(layers));
  if (file === null) throw new Error('a picture is missing');
  return file;
};
const pixel = async ({ content, width }: PrintFile, x: number, y: number) => {
  const data = await sharp(content).ensureAlpha().raw().toBuffer();
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
};

test('a print file is the print area at 300 DPI, and states that resolution', async () => {
  const file = await print([]);
  const { width, height, density, hasAlpha } = await sharp(file.content).metadata();
  expect({ width, height, density, hasAlpha }).toEqual({ width: 600, height: 300, density: 300, hasAlpha: true });
});

test('a print file places by millimetres: 1 mm is 11.8 dots', async () => {
  const file = await print([layer(blackLeftHalf, { x: 12.7, y: 6.35, width: 25.4, height: 12.7 })]);
  expect(await pixel(file, 152, 77)).toEqual([0, 0, 0, 255]);
  expect(await pixel(file, 297, 222)).toEqual([0, 0, 0, 255]);
  expect((await pixel(file, 303, 150))[3]).toBe(0);
  expect((await pixel(file, 147, 150))[3]).toBe(0);
});

test('a print file draws later layers over earlier ones, with soft edges and full colours', async () => {
  const below = layer(blackLeftHalf, { width: 25.4, height: 12.7 });
  const file = await print([below, layer(red, { x: 0, y: 0, width: 6, height: 6, rotation: 45 })]);
  expect(await pixel(file, 35, 35)).toEqual([255, 0, 0, 255]);
  const { data } = await sharp((await print([layer(red, { x: 20, y: 8, rotation: 30 })])).content)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const soft = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter((at) => data[at + 3] !== 0 && data[at + 3] !== 255);
  expect(soft.length).toBeGreaterThan(300);
  expect(soft.every((at) => (data[at] ?? 0) >= 250 && (data[at + 1] ?? 0) <= 4)).toBe(true);
});

test('the same design gives the same print file, byte for byte', async () => {
  const layers = [layer(blackLeftHalf, { x: 5, rotation: 12.5 })];
  expect((await print(layers)).sha256).toBe((await print(layers)).sha256);
});

test('a print file is refused when a picture is missing', async () => {
  expect(await renderPrintFile(storage, sideOf([layer(`/cdn/${'0'.repeat(64)}.png`, {})]))).toBeNull();
});
