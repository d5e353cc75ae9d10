import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { place } from '#rules/design/placement.ts';
import type { FrozenSide } from '#rules/order/frozen-design.ts';
import { dotsOf, PRINT_DPI, type PrintedBox } from '#rules/order/gang-sheet.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { drawLayers } from '#server/images/drawing/draw-layers.ts';
import type { Canvas } from '#server/images/drawing/raster.ts';
import { loadSide } from '#server/images/drawing/render-design.ts';

/** The file that production prints: the printable area of one side, transparent where nothing is printed. */
export interface PrintFile {
  content: Buffer;
  sha256: string;
  /** px at 300 DPI. */
  width: number;
  height: number;
}

/**
 * The print file of one side of a frozen design: a 300 DPI PNG with alpha, drawn from the originals with the same placement as every
 * picture of it. Takes about 1.6 s and 250 MB for 300 x 400 mm, so run it in a job, not a request. It contains full-size artwork and
 * belongs in private storage. Null when a picture it needs is not in storage.
 */
export async function renderPrintFile(storage: Pick<ObjectStorage, 'get'>, side: FrozenSide): Promise<PrintFile | null> {
  const canvas = await drawPrint(storage, side, { x: 0, y: 0, width: side.area.widthMm, height: side.area.heightMm });
  return canvas === null ? null : encodePrint(canvas);
}

/** A part of a side as it is printed, in dots; null when a picture it needs is not in storage. */
export async function drawPrint(storage: Pick<ObjectStorage, 'get'>, side: FrozenSide, box: PrintedBox): Promise<Canvas | null> {
  const loaded = await loadSide(storage, side);
  if (loaded === null) return null;
  const { widthMm, heightMm } = side.area;
  const canvas = emptyCanvas(dotsOf(box.width), dotsOf(box.height));
  const [left, top] = [dotsOf(box.x), dotsOf(box.y)];
  // The printable area is the whole picture here, so the rule for placing on the garment also applies to the print.
  const placement = { mockupWidth: widthMm, mockupHeight: heightMm, area: { fx: 0, fy: 0, fw: 1, fh: 1, widthMm, heightMm } };
  await drawLayers(canvas, loaded.layers, {
    placeBox: (layer) => {
      const placed = place(placement, layer, dotsOf(widthMm));
      return { ...placed, cx: placed.cx - left, cy: placed.cy - top };
    },
    clip: { x: 0, y: 0, width: canvas.width, height: canvas.height },
  });
  return canvas;
}

async function encodePrint({ data, width, height }: Canvas): Promise<PrintFile> {
  const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  const content = await image.png({ compressionLevel: 6 }).withMetadata({ density: PRINT_DPI }).toBuffer();
  return { content, sha256: createHash('sha256').update(content).digest('hex'), width, height };
}

function emptyCanvas(width: number, height: number): Canvas {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}
