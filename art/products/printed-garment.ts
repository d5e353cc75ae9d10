import sharp from 'sharp';
import { isMelange } from '#demo/content/garments/colours.ts';
import { type GarmentFrameCode, type GarmentSide, garmentFrame } from '#demo/content/garments/frames.ts';
import type { PrintArea } from '#rules/design/placement.ts';
import { garmentShade } from '../garments/draw-garment.ts';
import { layPrint } from '../garments/lay-print.ts';
import { hash } from '../garments/noise.ts';
import { tint } from '../garments/tint.ts';
import type { ProductRequest, Scene } from './scene.ts';

/** How much larger a garment is drawn for a close view, and the visible part of it. */
const closer = 1.5;
const closePart = 0.54;

interface Spot {
  side: GarmentSide;
  /** Box inside the print area, as fractions of it. */
  box: { x: number; y: number; width: number; height: number };
}

const large: Spot = { side: 'front', box: { x: 0.04, y: 0.02, width: 0.92, height: 0.76 } };
const middle: Spot = { side: 'front', box: { x: 0.16, y: 0.02, width: 0.68, height: 0.56 } };
const chest: Spot = { side: 'front', box: { x: 0.66, y: 0, width: 0.31, height: 0.26 } };
const back: Spot = { side: 'back', box: { x: 0.02, y: 0.02, width: 0.96, height: 0.82 } };
const whole: Spot = { side: 'front', box: { x: 0, y: 0, width: 1, height: 1 } };

/** Possible positions of the graphic on ready-made garments; the seed chooses. */
const spots: Record<GarmentFrameCode, readonly Spot[]> = {
  'tee-regular': [large, middle, back],
  'tee-oversized': [large, back, chest],
  'tee-raglan': [large, middle, chest],
  'long-sleeve': [middle, large, back],
  sweatshirt: [middle, large, chest],
  hoodie: [whole, back],
  tote: [whole],
  cap: [whole],
};

/** A finished garment with its print; the detail view shows the print and the cloth up close. */
export async function drawPrintedProduct(frame: GarmentFrameCode, request: ProductRequest): Promise<Scene> {
  const choices = spots[frame];
  const spot = choices[Math.floor(hash(request.seed, 7, 3) * choices.length)] ?? choices[0] ?? whole;
  const detail = request.view === 'detail';
  const map = await garmentShade(frame, spot.side, Math.round(request.sizePx * (detail ? closer : 1)));
  const { size } = map;
  const picture = tint(map, request.colorHex, isMelange(request.colorHex));
  const area = garmentFrame(frame).printAreas[spot.side];
  const left = (area.fx + spot.box.x * area.fw) * size;
  const top = (area.fy + spot.box.y * area.fh) * size;
  const right = left + spot.box.width * area.fw * size;
  const bottom = top + spot.box.height * area.fh * size;
  if (request.graphic) {
    await layPrint(picture, map, request.graphic, { topLeft: [left, top], topRight: [right, top], bottomLeft: [left, bottom] });
  }
  return detail ? comeClose({ picture, sizePx: size }, request.sizePx, area, spot) : { picture, sizePx: size };
}

/** The part around the upper half of the print, as a picture of `sizePx`. */
async function comeClose({ picture, sizePx: size }: Scene, sizePx: number, area: PrintArea, spot: Spot): Promise<Scene> {
  const part = Math.round(size * closePart);
  const keep = (at: number) => Math.round(Math.min(size - part, Math.max(0, at)));
  const centreX = (area.fx + (spot.box.x + spot.box.width * 0.62) * area.fw) * size;
  const centreY = (area.fy + (spot.box.y + spot.box.height * 0.36) * area.fh) * size;
  const close = await sharp(picture, { raw: { width: size, height: size, channels: 3 } })
    .extract({ left: keep(centreX - part / 2), top: keep(centreY - part / 2), width: part, height: part })
    .resize(sizePx, sizePx, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { picture: new Uint8ClampedArray(close), sizePx };
}
