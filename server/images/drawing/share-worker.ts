// The thread that draws pictures of shared designs (managed by draw-share.ts). Anyone with a link can request pictures not drawn yet, at a
// few tenths of a second of a core each, so the thread that serves pages gets priority.
import sharp, { type OverlayOptions } from 'sharp';
import type { RenderExtension } from '#contract/pictures/renders.ts';
import { place } from '#rules/design/placement.ts';
import type { ShareView } from '#rules/design/share/share.ts';
import { fitInto, type PictureText, panelGround, panelRadius, printedPart, type SharePicture } from '#rules/design/share/share-picture.ts';
import type { PictureFile } from '#server/images/cache/copy.ts';
import { pictureSize } from '#server/images/cache/picture.ts';
import { drawLayers } from '#server/images/drawing/draw-layers.ts';
import type { Canvas } from '#server/images/drawing/raster.ts';
import { type DrawnSide, drawSide, encodeSide } from '#server/images/drawing/render-side.ts';
import { pretendard, shapeWords } from '#server/nouns/text/shape-text.ts';
import { lowerPriority } from '#server/process/lower-priority.ts';

/** Same as the page rendering thread: a quarter of a core while the serving thread is busy. */
const niceness = 5;

lowerPriority(niceness);

/** What to draw: the share picture with the design on it, or only a side of the design. */
export type ShareDrawing =
  | { kind: 'picture'; picture: SharePicture; side: DrawnSide; view: ShareView; note: string }
  | { kind: 'side'; side: DrawnSide; width: number; extension: RenderExtension };

/** Draws a picture. Throws when a source cannot be decoded. */
export async function draw(drawing: ShareDrawing): Promise<PictureFile> {
  if (drawing.kind === 'side') return encodeSide(await drawSide(drawing.side, drawing.width), drawing.extension);
  const { picture, side, view, note } = drawing;
  return encode(picture, await drawPanel(picture, side, view), note);
}

/** The design as shown on the picture: the garment on the background of its photo, or only the print. Null when nothing is printed. */
async function drawPanel(picture: SharePicture, side: DrawnSide, view: ShareView): Promise<OverlayOptions | null> {
  if (view === 'FLAT') return drawPrint(picture, side);
  const own = await pictureSize(side.mockup);
  const panel = wholeRect(picture.panel);
  const fitting = fitInto(picture.panel, own, 'GARMENT').width;
  const garment = await drawSide(side, Math.floor(Math.min(fitting, panel.width, (panel.height * own.width) / own.height)));
  const mask = `<svg width="${panel.width}" height="${panel.height}"><rect width="${panel.width}" height="${panel.height}" rx="${panelRadius(picture)}"/></svg>`;
  const input = await sharp({ create: { width: panel.width, height: panel.height, channels: 4, background: panelGround } })
    .composite([
      {
        input: Buffer.from(garment.data.buffer, garment.data.byteOffset, garment.data.byteLength),
        raw: { width: garment.width, height: garment.height, channels: 4 },
        left: Math.floor((panel.width - garment.width) / 2),
        top: Math.floor((panel.height - garment.height) / 2),
      },
      { input: Buffer.from(mask), blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: panel.x, top: panel.y };
}

/** The part of the side that has print, without cloth, transparent where nothing is printed. */
async function drawPrint(picture: SharePicture, { area, layers }: DrawnSide): Promise<OverlayOptions | null> {
  const part = printedPart(
    area,
    layers.map(({ box }) => box),
  );
  if (part === null) return null;
  const at = wholeRect(fitInto(picture.panel, part, 'FLAT'));
  const canvas: Canvas = { data: new Uint8ClampedArray(at.width * at.height * 4), width: at.width, height: at.height };
  // The printed part is the whole picture here, so the rule for placing on the garment also applies to it.
  const whole = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: part.width, heightMm: part.height };
  const placement = { mockupWidth: part.width, mockupHeight: part.height, area: whole };
  const moved = layers.map(({ box, picture: graphic }) => ({ picture: graphic, box: { ...box, x: box.x - part.x, y: box.y - part.y } }));
  await drawLayers(canvas, moved, {
    placeBox: (box) => place(placement, box, canvas.width),
    clip: { x: 0, y: 0, width: canvas.width, height: canvas.height },
  });
  const input = await sharp(canvas.data, { raw: { width: at.width, height: at.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: at.x, top: at.y };
}

/** A JPEG that says in its metadata which design it shows. */
async function encode(picture: SharePicture, panel: OverlayOptions | null, note: string): Promise<PictureFile> {
  const { width, height, background } = picture;
  const words: OverlayOptions = { input: Buffer.from(await wordsSvg(picture)), left: 0, top: 0 };
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .composite(panel === null ? [words] : [panel, words])
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { ImageDescription: note } })
    .toBuffer();
  return { content, extension: 'jpg' };
}

/** Text as outlines, so that it looks the same where no Korean font is installed. */
async function wordsSvg({ width, height, ink, texts, mark, stitch }: SharePicture): Promise<string> {
  const outlines = await Promise.all([...texts, mark].map(outlineSvg));
  const dash = stitch.thickness;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}">${outlines.join('')}</g>
<line x1="${stitch.x}" y1="${stitch.y}" x2="${stitch.x + stitch.width}" y2="${stitch.y}" stroke="${stitch.color}" stroke-width="${dash}" stroke-dasharray="${dash * 2.5} ${dash * 1.5}"/></svg>`;
}

/** One line of text; its letters are in thousandths of an em. */
async function outlineSvg({ text, x, y, size, weight }: PictureText): Promise<string> {
  const { letters, lines } = await shapeWords(text, [pretendard(weight === 600 ? 'SemiBold' : 'ExtraBold')]);
  let at = 0;
  const paths = lines.flat().map(([name, advance]) => {
    const path = `<path transform="translate(${at})" d="${letters[name]}"/>`;
    at += advance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}

function wholeRect({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x: Math.round(x), y: Math.round(y), width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
