import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { areaRect } from '#rules/design/placement.ts';
import { area, garment, garmentHeight, layers, original, width } from '#server/images/golden/golden-scene.ts';
import { blit, type Canvas, type Clip } from '#server/images/drawing/raster.ts';
import { drawSide, wholePixels } from '#server/images/drawing/render-side.ts';

let drawn: Canvas;
let clip: Clip;

beforeAll(async () => {
  const loaded = layers.map(async ({ graphic, box }) => ({ picture: await original(graphic), box }));
  drawn = await drawSide({ mockup: await garment(), shade: null, area, layers: await Promise.all(loaded) }, width);
  clip = wholePixels(areaRect({ mockupWidth: width, mockupHeight: garmentHeight, area }, width), drawn);
});

/** Mean difference (0..255) and share of visibly different pixels inside the printable area. */
async function difference(golden: string): Promise<{ mean: number; share: number }> {
  const cut = { left: clip.x, top: clip.y, width: clip.width, height: clip.height };
  const file = await readFile(join(import.meta.dirname, golden));
  const wanted = await sharp(file).ensureAlpha().extract(cut).raw().toBuffer();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const got = await sharp(drawn.data, { raw }).extract(cut).raw().toBuffer();
  const sum = wanted.reduce((total, value, at) => total + Math.abs(value - (got[at] ?? 0)), 0);
  const unlike = pixelmatch(wanted, got, undefined, clip.width, clip.height, { threshold: 0.1 });
  return { mean: (sum / wanted.length) * (4 / 3), share: unlike / (clip.width * clip.height) };
}

describe('the server draws what the browser shows', () => {
  test('the server’s placement and blending of graphics equal a browser canvas', async () => {
    const { mean, share } = await difference('exact.webp');
    expect(mean).toBeLessThanOrEqual(0.6);
    expect(share).toBeLessThanOrEqual(0.003);
  });

  test('the server’s picture of a design equals the editor’s with 512 px copies', async () => {
    const { mean, share } = await difference('editor.webp');
    expect(mean).toBeLessThanOrEqual(1.8);
    expect(share).toBeLessThanOrEqual(0.005);
  });

  test('a graphic that is one millimetre off is detected', async () => {
    const moved = layers.map(async ({ graphic, box }) => ({ picture: await original(graphic), box: { ...box, x: box.x + 1 } }));
    const right = drawn;
    drawn = await drawSide({ mockup: await garment(), shade: null, area, layers: await Promise.all(moved) }, width);
    const { mean } = await difference('exact.webp');
    drawn = right;
    expect(mean).toBeGreaterThan(1.8);
  });
});

/** Bilinear, premultiplied, source over: a slow, plain implementation in floating point. */
function referencePixel(below: number[], picture: { data: Buffer; width: number; height: number }, u: number, v: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const weight = Math.max(0, 1 - Math.abs(u - x)) * Math.max(0, 1 - Math.abs(v - y));
      const at = (y * picture.width + x) * 4;
      const alpha = ((picture.data[at + 3] ?? 0) / 255) * weight;
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (picture.data[at + channel] ?? 0) * alpha;
      sum[3] = (sum[3] ?? 0) + alpha;
    }
  }
  const covered = (sum[3] ?? 0) + ((below[3] ?? 0) / 255) * (1 - (sum[3] ?? 0));
  if (covered === 0) return below;
  const mix = (channel: number) =>
    ((sum[channel] ?? 0) + (((below[channel] ?? 0) * (below[3] ?? 0)) / 255) * (1 - (sum[3] ?? 0))) / covered;
  return [mix(0), mix(1), mix(2), covered * 255];
}

test('the rasteriser equals a plain bilinear reference at every pixel', () => {
  const picture = fc.uint8Array({ minLength: 5 * 4 * 4, maxLength: 5 * 4 * 4 });
  const ground = fc.uint8Array({ minLength: 12 * 12 * 4, maxLength: 12 * 12 * 4 });
  const placed = fc.record({
    cx: fc.double({ min: -2, max: 14, noNaN: true }),
    cy: fc.double({ min: -2, max: 14, noNaN: true }),
    w: fc.double({ min: 3, max: 12, noNaN: true }),
    h: fc.double({ min: 3, max: 12, noNaN: true }),
    rad: fc.double({ min: -4, max: 4, noNaN: true }),
  });
  fc.assert(
    fc.property(picture, ground, placed, (pixels, below, at) => {
      const source = { data: Buffer.from(pixels), width: 5, height: 4 };
      const canvas = { data: new Uint8ClampedArray(below), width: 12, height: 12 };
      blit(canvas, source, at, { x: 1, y: 2, width: 10, height: 9 });
      for (let pixel = 0; pixel < 144; pixel++) {
        const x = pixel % 12;
        const y = Math.floor(pixel / 12);
        const before = [...below.subarray(pixel * 4, pixel * 4 + 4)];
        const got = [...canvas.data.subarray(pixel * 4, pixel * 4 + 4)];
        const inside = x >= 1 && x < 11 && y >= 2 && y < 11;
        const dx = x + 0.5 - at.cx;
        const dy = y + 0.5 - at.cy;
        const u = ((Math.cos(at.rad) * dx + Math.sin(at.rad) * dy) / at.w + 0.5) * 5 - 0.5;
        const v = ((Math.cos(at.rad) * dy - Math.sin(at.rad) * dx) / at.h + 0.5) * 4 - 0.5;
        const wanted = inside ? referencePixel(before, source, u, v) : before;
        const most = Math.max(...wanted.map((value, channel) => Math.abs(value - (got[channel] ?? -9))));
        expect(most).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
    { seed: 20261120, numRuns: 60 },
  );
});
