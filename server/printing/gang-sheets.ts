import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import bwip from 'bwip-js/node';
import { MaxRectsPacker, Rectangle } from 'maxrects-packer';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { ZipFile } from 'yazl';
import type { GangSheets, GangSheetsBody } from '#contract/rest/admin/production.ts';
import { dotsOf, LABEL_MM, mmOf, PIECE_GAP_MM, PRINT_DPI, type PrintedBox, printedBox } from '#rules/order/press/gang-sheet.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { drawPrint } from '#server/images/drawing/print-file.ts';
import type { PrintLine, PrintSide } from '../nouns/order/production/list-print-lines.ts';

type Pictures = Pick<ObjectStorage, 'get'>;

/** One print of a piece of a line: its drawing, and its space on the roll with barcode and cut marks, in dots. */
interface Piece {
  line: PrintLine;
  side: PrintSide;
  box: PrintedBox;
  width: number;
  height: number;
}

/** A piece on a sheet, rotated by 90 degrees where that saves film. In dots. */
interface Placed {
  piece: Piece;
  x: number;
  y: number;
  width: number;
  height: number;
  isTurned: boolean;
}

interface Sheet {
  width: number;
  height: number;
  placed: Placed[];
}

/** Nests every piece of these lines on sheets of a roll, largest first; a piece larger than a sheet is left out. Draws nothing. */
export function nestPieces(
  lines: readonly PrintLine[],
  { width_mm, length_mm }: Pick<GangSheetsBody, 'width_mm' | 'length_mm'>,
): { sheets: Sheet[]; leftOut: Piece[] } {
  const [width, height] = [dotsOf(width_mm), dotsOf(length_mm)];
  const pieces = lines.flatMap((line) => line.sides.flatMap((side) => piecesOf(line, side)));
  const fits = (piece: Piece) => (piece.width <= width && piece.height <= height) || (piece.height <= width && piece.width <= height);
  const packed = pack(pieces.filter(fits), width, height);
  const last = packed.pop() ?? [];
  const sheets = [...packed, ...(last.length > 0 ? [packShortest(last, width, height)] : [])].map((placed) => ({
    width,
    height: Math.max(...placed.map((each) => each.y + each.height)),
    placed,
  }));
  return { sheets, leftOut: pieces.filter((piece) => !fits(piece)) };
}

/** The sheets of this size needed for the pieces. */
function pack(pieces: readonly Piece[], width: number, height: number): Placed[][] {
  const packer = new MaxRectsPacker<Rectangle>(width, height, 0, { smart: false, pot: false, square: false, allowRotation: true });
  packer.addArray(
    pieces.map((piece) => {
      const rectangle = new Rectangle(piece.width, piece.height, 0, 0, false, true);
      rectangle.data = piece;
      return rectangle;
    }),
  );
  return packer.bins.map((bin) =>
    bin.rects.map(({ data, x, y, width: wide, height: high, rot }) => ({ piece: data, x, y, width: wide, height: high, isTurned: rot })),
  );
}

/** One sheet's pieces on as little of the roll as the packer finds, to a millimetre: a packer fills its sheet in every direction. */
function packShortest(placed: readonly Placed[], width: number, most: number): Placed[] {
  const pieces = placed.map(({ piece }) => piece);
  let best = placed as Placed[];
  let [low, high] = [0, most];
  while (high - low > dotsOf(1)) {
    const middle = Math.floor((low + high) / 2);
    const [only, more] = pack(pieces, width, middle);
    const isEnough = only?.length === pieces.length && more === undefined && only.every((each) => each.y + each.height <= middle);
    if (isEnough) [best, high] = [only, middle];
    else low = middle;
  }
  return best;
}

function piecesOf(line: PrintLine, side: PrintSide): Piece[] {
  const box = printedBox(side.side);
  if (box === null) return [];
  const gap = dotsOf(PIECE_GAP_MM);
  const width = Math.max(dotsOf(box.width), dotsOf(LABEL_MM.width)) + gap;
  const height = dotsOf(box.height) + dotsOf(LABEL_MM.height) + gap;
  return Array.from({ length: line.quantity }, () => ({ line, side, box, width, height }));
}

/** The sheets in mm, as the screen shows them before anything is drawn. */
export function describeSheets({ sheets, leftOut }: ReturnType<typeof nestPieces>): GangSheets {
  const named = ({ line, side }: Piece) => ({
    order_number: line.line_number.slice(0, line.line_number.lastIndexOf('-')),
    line_number: line.line_number,
    side: side.name,
  });
  return {
    sheets: sheets.map(({ width, height, placed }) => ({
      width_mm: mmOf(width),
      length_mm: mmOf(height),
      filled: placed.reduce((sum, each) => sum + each.width * each.height, 0) / (width * height),
      pieces: placed.map(({ piece, isTurned, ...rect }) => ({
        ...named(piece),
        x: mmOf(rect.x),
        y: mmOf(rect.y),
        width: mmOf(rect.width),
        height: mmOf(rect.height),
        is_turned: isTurned,
      })),
    })),
    left_out: leftOut.map(named),
  };
}

/** The sheets as a zip of PNG at 300 DPI, transparent where nothing is printed; one sheet in memory at a time. */
export function gangPngs(storage: Pictures, sheets: readonly Sheet[], name: string): Readable {
  const zip = new ZipFile();
  for (const [index, sheet] of sheets.entries())
    zip.addReadStreamLazy(`${name}-${index + 1}.png`, { compress: false }, (give) => {
      drawSheet(storage, sheet).then(
        (png) => give(null, Readable.from([png])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return stream;
}

async function drawSheet(storage: Pictures, { width, height, placed }: Sheet): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  for (const [piece, same] of byPrint(placed)) {
    const upright = await drawPiece(storage, piece);
    for (const { x: left, y: top, isTurned } of same) {
      const { data, info } = await (isTurned ? upright.clone().rotate(90) : upright.clone()).raw().toBuffer({ resolveWithObject: true });
      overlays.push({ input: data, raw: { width: info.width, height: info.height, channels: 4 }, left, top });
    }
  }
  return sharp({ create: { width, height, channels: 4, background: '#00000000' }, limitInputPixels: false })
    .composite(overlays)
    .png({ compressionLevel: 6 })
    .withMetadata({ density: PRINT_DPI })
    .toBuffer();
}

/** The sheets as a PDF, a page each of the size of the film. */
export async function gangPdf(storage: Pictures, sheets: readonly Sheet[]): Promise<Readable> {
  const { default: PdfDocument } = await import('pdfkit');
  const points = (dots: number) => (dots / PRINT_DPI) * 72;
  const pdf = new PdfDocument({ autoFirstPage: false, margin: 0 });
  const draw = async () => {
    for (const { width, height, placed } of sheets) {
      pdf.addPage({ size: [points(width), points(height)], margin: 0 });
      for (const [piece, same] of byPrint(placed)) {
        const picture = await embed(pdf, piece, await drawPiece(storage, piece));
        for (const { x, y, isTurned } of same) {
          pdf.save().translate(points(x), points(y));
          if (isTurned) pdf.translate(points(piece.height), 0).rotate(90);
          pdf.image(picture as unknown as Buffer, 0, 0, { width: points(piece.width), height: points(piece.height) }).restore();
        }
      }
    }
    pdf.end();
  };
  const stream = pdf as unknown as Readable;
  draw().catch((error: Error) => stream.destroy(error));
  return stream;
}

/** A picture as PDFs have it: colours, and its transparency as a second picture. */
interface Embedded {
  label: string;
  width: number;
  height: number;
  obj: unknown;
}

/** Converts a PNG for a PDF in native code: the library's own code takes minutes for a metre of film. */
async function embed(pdf: object, piece: Piece, picture: Sharp): Promise<Embedded> {
  const ref = (data: object, content: Buffer): unknown => {
    const made = (pdf as { ref(data: object): { end(content: Buffer): void } }).ref(data);
    made.end(content);
    return made;
  };
  const { width, height } = piece;
  const about = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8, Filter: 'FlateDecode' };
  const [colours, alpha] = await Promise.all([
    picture.clone().removeAlpha().raw().toBuffer().then(deflated),
    picture.clone().extractChannel('alpha').raw().toBuffer().then(deflated),
  ]);
  const SMask = ref({ ...about, ColorSpace: 'DeviceGray' }, alpha);
  const obj = ref({ ...about, ColorSpace: 'DeviceRGB', SMask }, colours);
  return { label: `P${piece.line.id}-${piece.line.sides.indexOf(piece.side)}`, width, height, obj };
}

const deflated = promisify(deflate);

/** Pieces with the same print, which are drawn once. */
function byPrint(placed: readonly Placed[]): Map<Piece, Placed[]> {
  const found = new Map<Piece, Placed[]>();
  const first = new Map<PrintSide, Piece>();
  for (const each of placed) {
    const piece = first.get(each.piece.side) ?? each.piece;
    first.set(each.piece.side, piece);
    found.set(piece, [...(found.get(piece) ?? []), each]);
  }
  return found;
}

/** A piece as it lies on the roll: its print, its barcode below, and a cut mark at each corner. */
async function drawPiece(storage: Pictures, { line, side, box, width, height }: Piece): Promise<Sharp> {
  const print = await drawPrint(storage, side.side, box);
  if (print === null) throw new Error(`a picture of ${side.file} is gone`);
  const half = Math.floor(dotsOf(PIECE_GAP_MM) / 2);
  const drawn = { input: Buffer.from(print.data.buffer), raw: { width: print.width, height: print.height, channels: 4 as const } };
  const label = await drawLabel(line.line_number);
  const composed = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      { ...drawn, left: Math.floor((width - print.width) / 2), top: half },
      { input: label, left: half, top: half + print.height },
      ...cutMarks(width, height),
    ])
    .raw()
    .toBuffer();
  return sharp(composed, { raw: { width, height, channels: 4 } });
}

/** Code 128 with its number below, black on white, so that it is read on film too. */
async function drawLabel(number: string): Promise<Buffer> {
  const [width, height] = [dotsOf(LABEL_MM.width), dotsOf(LABEL_MM.height)];
  const code = await bwip.toBuffer({
    ...{ bcid: 'code128', text: number, scale: 3, height: 10, includetext: true, textsize: 10, textyoffset: -2 },
    ...{ backgroundcolor: 'FFFFFF', paddingwidth: 4, paddingheight: 1 },
  });
  // Bars are never scaled: a scanner reads them by their widths in dots.
  const { width: own = 0, height: high = 0 } = await sharp(code).metadata();
  const canvas = sharp({ create: { width: Math.max(width, own), height: Math.max(height, high), channels: 4, background: '#ffffff' } });
  return canvas
    .composite([{ input: code }])
    .png()
    .toBuffer();
}

/** Three millimetres along each edge from every corner, a quarter of a millimetre thick. */
function cutMarks(width: number, height: number): OverlayOptions[] {
  const [long, thick] = [dotsOf(3), 3];
  const bar = (w: number, h: number, left: number, top: number) => ({
    input: { create: { width: w, height: h, channels: 4 as const, background: '#000000' } },
    left,
    top,
  });
  return [0, width - long].flatMap((left) => [
    bar(long, thick, left, 0),
    bar(long, thick, left, height - thick),
    ...[0, height - long].map((top) => bar(thick, long, left === 0 ? 0 : width - thick, top)),
  ]);
}
