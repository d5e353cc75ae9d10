import { isMelange } from './colours.ts';
import { encodePicture, garmentShade } from './draw-garment.ts';
import { type GarmentFrameCode, type GarmentSide, garmentFrame } from './frames.ts';
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
    const left = area.x * map.size + print.x * perMm;
    const top = area.y * map.size + print.y * perMm;
    const right = left + print.width * perMm;
    await layPrint(picture, map, print.graphic, {
      topLeft: [left, top],
      topRight: [right, top],
      bottomLeft: [left, top + print.height * perMm],
    });
  }
  return encodePicture(picture, map.size, garment.sizePx);
}
