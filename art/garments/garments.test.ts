import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCustomizables } from '#demo/content/customizable-products.ts';
import { type GarmentFrameCode, type GarmentSide, garmentFrame, garmentFrames } from '#demo/content/garments/frames.ts';
import { demoGenerals } from '#demo/content/general-products.ts';
import { drawGarment, drawShade, garmentShade, shadeNeutral } from './draw-garment.ts';
import { drawGarmentCutOut, drawPrintedGarment } from './draw-printed-garment.ts';
import { frameDrawing } from './frame-drawing.ts';
import { shade } from './shade.ts';
import { tileColour, tint } from './tint.ts';

const sides: readonly GarmentSide[] = ['front', 'back'];

/** Side of the inspected maps in px: less than half of what pictures are made from, in a sixth of the time. */
const mapPx = 480;
const maps = new Map<string, ReturnType<typeof shade>>();
/** The map of one side of a garment, drawn once for all tests. */
function mapOf(frame: GarmentFrameCode, side: GarmentSide): ReturnType<typeof shade> {
  const key = `${frame} ${side}`;
  const drawn = maps.get(key) ?? shade(frameDrawing(frame, side), mapPx);
  maps.set(key, drawn);
  return drawn;
}

describe('garment frames', () => {
  it('there are eight garment frames, each with at least six colours of its own', () => {
    expect(garmentFrames.map((frame) => frame.code)).toEqual([
      'tee-regular',
      'tee-oversized',
      'tee-raglan',
      'long-sleeve',
      'sweatshirt',
      'hoodie',
      'tote',
      'cap',
    ]);
    for (const frame of garmentFrames) {
      expect(frame.colours.length, frame.code).toBeGreaterThanOrEqual(6);
      expect(new Set(frame.colours.map((colour) => colour.hex)).size).toBe(frame.colours.length);
    }
  });

  it('every print area keeps its proportions in millimetres within 0.5 %, inside the picture', () => {
    for (const frame of garmentFrames) {
      for (const side of sides) {
        const area = frame.printAreas[side];
        const error = area.fw / area.fh / (area.widthMm / area.heightMm) - 1;
        expect(Math.abs(error), `${frame.code} ${side}`).toBeLessThan(0.005);
        expect(Math.min(area.fx, area.fy)).toBeGreaterThan(0);
        expect(Math.max(area.fx + area.fw, area.fy + area.fh)).toBeLessThan(1);
      }
    }
  });

  it('every print area lies on cloth only', async () => {
    for (const frame of garmentFrames) {
      for (const side of sides) {
        const { fx: x, fy: y, fw: width, fh: height } = frame.printAreas[side];
        const map = await mapOf(frame.code, side);
        const inside = (px: number, py: number) => map.alpha[Math.round(py * map.size) * map.size + Math.round(px * map.size)] ?? 0;
        for (const across of [0.01, 0.25, 0.5, 0.75, 0.99]) {
          for (const down of [0.01, 0.25, 0.5, 0.75, 0.99]) {
            expect(inside(x + width * across, y + height * down), `${frame.code} ${side} at ${across}, ${down}`).toBeGreaterThan(250);
          }
        }
      }
    }
  });
});

describe('two cuts, even left and right', () => {
  const outline = async (frame: 'tee-regular' | 'tee-oversized' | 'tee-raglan') => (await mapOf(frame, 'front')).alpha;
  /** Of the samples that are cloth in either picture, the fraction that differs. */
  const difference = (a: Uint8ClampedArray, b: (at: number) => number) => {
    let [cloth, differs] = [0, 0];
    for (let at = 0; at < a.length; at++) {
      const here = (a[at] ?? 0) > 128;
      const there = b(at) > 128;
      if (here || there) cloth += 1;
      if (here !== there) differs += 1;
    }
    return differs / cloth;
  };

  it('the sleeves and hems of a drawn shirt are equal on both sides', async () => {
    for (const frame of ['tee-regular', 'tee-oversized', 'tee-raglan'] as const) {
      const alpha = await outline(frame);
      const mirrored = (at: number) => alpha[at - (at % mapPx) + mapPx - 1 - (at % mapPx)] ?? 0;
      expect(difference(alpha, mirrored), frame).toBeLessThan(0.004);
    }
  });

  it('the seams of both sleeve ends of a drawn shirt are equally clear', async () => {
    const { light, alpha } = await garmentShade('tee-regular', 'front', 1200);
    const spread = (from: number, to: number) => {
      const values: number[] = [];
      for (let y = 280; y < 430; y++)
        for (let x = from; x < to; x++) if ((alpha[y * 1200 + x] ?? 0) > 250) values.push(light[y * 1200 + x] ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    };
    const [left, right] = [spread(30, 200), spread(1000, 1170)];
    expect(Math.max(left, right) / Math.min(left, right)).toBeLessThan(1.4);
  });

  it('shirts of two brands have different drawings', async () => {
    const raglan = await outline('tee-raglan');
    for (const frame of ['tee-regular', 'tee-oversized'] as const) {
      const other = await outline(frame);
      expect(
        difference(raglan, (at) => other[at] ?? 0),
        frame,
      ).toBeGreaterThan(0.04);
    }
    const kinds = (brand: string) =>
      new Set(demoGenerals.filter((product) => product.brand === brand && product.category === 't-shirts').map(({ kind }) => kind));
    expect([...kinds('hangang')]).toEqual(['tee-raglan']);
    expect(demoCustomizables.flatMap(({ frames }) => frames.map(({ drawing }) => drawing))).not.toContain('tee-raglan');
  });
});

describe('garment pictures', () => {
  it('a garment picture has the same bytes for the same input, at the requested size', async () => {
    const garment = { frame: 'tee-regular', side: 'front', colorHex: '#1F2A44', sizePx: 800 } as const;
    const [first, second] = [await drawGarment(garment), await drawGarment(garment)];
    expect(digest(first)).toBe(digest(second));
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800, hasAlpha: false });
  });

  it('white and black garments both stand out from the background of a tile', async () => {
    for (const frame of garmentFrames) {
      const black = await clothContrast(frame.code, '#1C1C1E');
      expect(black.middle, `${frame.code} black`).toBeGreaterThan(150);
      const white = await clothContrast(frame.code, '#FBFAF7');
      expect(white.brightest, `${frame.code} white is whiter than the tile`).toBeGreaterThan(4);
      expect(white.outline, `${frame.code} white has a shaded outline`).toBeGreaterThan(12);
    }
  });

  it('a neutral shading map leaves flat cloth and the background unchanged', async () => {
    const map = await drawShade({ frame: 'tote', side: 'front', sizePx: 400 });
    expect(await sharp(map).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    const data = await sharp(map).extractChannel(0).raw().toBuffer();
    expect(data[0]).toBe(shadeNeutral);
    const middle = data.subarray(400 * 200, 400 * 280);
    const mean = middle.reduce((sum, grey) => sum + grey, 0) / middle.length;
    expect(Math.abs(mean - shadeNeutral)).toBeLessThan(14);
  });

  it('a print on a garment picture stays inside its box and is shaded by the folds', async () => {
    const blank = { frame: 'sweatshirt', side: 'front', colorHex: '#F1E9D6', sizePx: 600 } as const;
    const graphic = await sharp({ create: { width: 90, height: 90, channels: 4, background: '#D02020' } })
      .png()
      .toBuffer();
    const printed = await drawPrintedGarment({ ...blank, prints: [{ graphic, x: 50, y: 50, width: 200, height: 200 }] });
    const [before, after] = await Promise.all([await drawGarment(blank), printed].map((picture) => sharp(picture).raw().toBuffer()));
    const area = garmentFrame('sweatshirt').printAreas.front;
    const perMm = (area.fw * 600) / area.widthMm;
    const at = (x: number, y: number) => (Math.round(area.fy * 600 + y * perMm) * 600 + Math.round(area.fx * 600 + x * perMm)) * 3;
    expect(redness(after, at(150, 150))).toBeGreaterThan(100);
    expect(Math.abs(redness(after, at(150, 300)) - redness(before, at(150, 300)))).toBeLessThan(6);
    const reds = Array.from({ length: 60 }, (_, index) => after?.[at(60 + index * 3, 150)] ?? 0);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(8);
  });

  it('a garment is cut out with its shadow in the transparency', async () => {
    const cut = await drawGarmentCutOut({ frame: 'cap', side: 'front', colorHex: '#1C1C1E', sizePx: 300, prints: [] });
    const data = await sharp(cut).raw().toBuffer();
    expect(data[3]).toBe(0);
    expect(data[(150 * 300 + 150) * 4 + 3]).toBe(255);
  });
});

/** How a front's cloth differs from the tile, in grey levels: in its middle, at its brightest, and along its outline. */
async function clothContrast(frame: (typeof garmentFrames)[number]['code'], colorHex: string) {
  const map = await mapOf(frame, 'front');
  const { size } = map;
  // The picture before encoding, because the drawing is under test.
  const data = tint(map, colorHex, false);
  const green = (at: number) => data[at * 3 + 1] ?? 0;
  const tile = tileColour[1];
  let brightest = 0;
  const outline: number[] = [];
  for (let y = 1; y < size - 3; y += 2) {
    for (let x = 3; x < size - 3; x += 2) {
      const at = y * size + x;
      if ((map.alpha[at] ?? 0) < 250) continue;
      brightest = Math.max(brightest, green(at) - tile);
      if ((map.alpha[at + size * 2] ?? 0) < 5 || (map.alpha[at + 2] ?? 0) < 5) outline.push(Math.abs(green(at) - tile));
    }
  }
  const area = garmentFrame(frame).printAreas.front;
  const middle = Math.round((area.fy + area.fh / 2) * size) * size + Math.round((area.fx + area.fw / 3) * size);
  return { brightest, middle: tile - green(middle), outline: outline.reduce((sum, level) => sum + level, 0) / outline.length };
}

function redness(data: Buffer | undefined, at: number): number {
  return (data?.[at] ?? 0) - (data?.[at + 1] ?? 0);
}

function digest(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex');
}
