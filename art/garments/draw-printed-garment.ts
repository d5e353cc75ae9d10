import sharp from 'sharp';
import { isMelange } from '#demo/content/garments/colours.ts';
import { type GarmentFrameCode, type GarmentSide, garmentFrame } from '#demo/content/garments/frames.ts';
import { encodePicture, garmentShade } from './draw-garment.ts';
import { layPrint } from './lay-print.ts';
import { tint } from './tint.ts';

/** A graphic on a side: its box in millimetres inside the print area, from that area's top left corner. */
export interface Print {
  graphic: Buffer;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A garment with prints that follow its folds; the graphic is fitted into its box without distortion. JPEG, square. */
export async function drawPrintedGarment(garment: {
  frame: GarmentFrameCode;
  side: GarmentSide;
  colorHex: string;
  sizePx: number;
  prints: readonly Print[];
}): Promise<Buffer> {
  const { map, picture } = await printed(garment);
  return encodePicture(picture, map.size, garment.sizePx);
}

async function printed(garment: {
  frame: GarmentFrameCode;
  side: GarmentSide;
  colorHex: string;
  sizePx: number;
  prints: readonly Print[];
}) {
  const map = await garmentShade(garment.frame, garment.side, garment.sizePx);
  const picture = tint(map, garment.colorHex, isMelange(garment.colorHex));
  const area = garmentFrame(garment.frame).printAreas[garment.side];
  const perMm = (area.fw * map.size) / area.widthMm;
  for (const print of garment.prints) {
    const left = area.fx * map.size + print.x * perMm;
    const top = area.fy * map.size + print.y * perMm;
    const right = left + print.width * perMm;
    await layPrint(picture, map, print.graphic, {
      topLeft: [left, top],
      topRight: [right, top],
      bottomLeft: [left, top + print.height * perMm],
    });
  }
  return { map, picture };
}

/** The same garment without the tile: a square PNG whose transparency contains the contact shadow, for any background. */
export async function drawGarmentCutOut(garment: {
  frame: GarmentFrameCode;
  side: GarmentSide;
  colorHex: string;
  sizePx: number;
  prints: readonly Print[];
}): Promise<Buffer> {
  const { map, picture } = await printed(garment);
  const cut = new Uint8ClampedArray(map.size * map.size * 4);
  for (let i = 0; i < map.size * map.size; i++) {
    const cover = Math.max(map.alpha[i] ?? 0, map.trim?.[i * 4 + 3] ?? 0) / 255;
    const shadow = (map.ground[i] ?? 0) / 255;
    const alpha = 1 - (1 - cover) * (1 - shadow);
    const share = alpha === 0 ? 0 : cover / alpha;
    for (let channel = 0; channel < 3; channel++) cut[i * 4 + channel] = (picture[i * 3 + channel] ?? 0) * share;
    cut[i * 4 + 3] = alpha * 255;
  }
  return sharp(cut, { raw: { width: map.size, height: map.size, channels: 4 } })
    .resize(garment.sizePx, garment.sizePx)
    .png({ compressionLevel: 0 })
    .toBuffer();
}
