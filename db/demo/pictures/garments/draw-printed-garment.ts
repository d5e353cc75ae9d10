import sharp from 'sharp';
import { isMelange } from './colours.ts';
import { encodePicture, garmentShade } from './draw-garment.ts';
import { type GarmentFrameCode, type GarmentSide, garmentFrame } from './frames.ts';
import { neutralGrey, type Shade } from './shade.ts';
import { tint } from './tint.ts';

/** A graphic on a side: its box in millimetres inside the print area, from that area's top left corner. */
export interface Print {
  graphic: Buffer;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A garment with prints that follow its folds; the graphic is fitted into its box without distortion. WebP, square. */
export async function drawPrintedGarment(garment: {
  frame: GarmentFrameCode;
  side: GarmentSide;
  colorHex: string;
  sizePx: number;
  prints: readonly Print[];
}): Promise<Buffer> {
  const map = await garmentShade(garment.frame, garment.side, garment.sizePx);
  const picture = tint(map, garment.colorHex, isMelange(garment.colorHex));
  const area = garmentFrame(garment.frame).printAreas[garment.side];
  const perMm = (area.width * map.size) / area.widthMm;
  for (const print of garment.prints) {
    await layPrint(picture, map, print.graphic, {
      left: Math.round(area.x * map.size + print.x * perMm),
      top: Math.round(area.y * map.size + print.y * perMm),
      width: Math.round(print.width * perMm),
      height: Math.round(print.height * perMm),
    });
  }
  return encodePicture(picture, map.size, garment.sizePx);
}

/** Lays a graphic (PNG, WebP or SVG with transparent ground) on a dyed picture, shaded by the cloth under it. */
export async function layPrint(
  picture: Uint8ClampedArray,
  map: Shade,
  graphic: Buffer,
  box: { left: number; top: number; width: number; height: number },
): Promise<void> {
  const ink = await sharp(graphic)
    .resize(box.width, box.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const cover = (ink[(y * box.width + x) * 4 + 3] ?? 0) / 255;
      if (cover === 0) continue;
      const at = (box.top + y) * map.size + box.left + x;
      const cloth = ((map.alpha[at] ?? 0) / 255) * cover * 0.97;
      const light = 1 + ((map.light[at] ?? 0) / neutralGrey - 1) * 0.9;
      for (let channel = 0; channel < 3; channel++) {
        const under = picture[at * 3 + channel] ?? 0;
        const over = (ink[(y * box.width + x) * 4 + channel] ?? 0) * light;
        picture[at * 3 + channel] = under * (1 - cloth) + (over + (light - 0.8) * 9) * cloth;
      }
    }
  }
}
