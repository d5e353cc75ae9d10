import sharp from 'sharp';
import type { GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';

/** Works are compared at this size at most; finer detail does not matter. */
const LOOK = 256;
/** Minimum opacity of a visible pixel. */
const SEEN = 16;
/** The colour that replaces a transparent background: dark works are compared on white, light ones on black. */
const WHITE = 255;
const BLACK = 0;

interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

/** The perceptual hashes of a work. */
export interface GraphicLook {
  /** The hashes it is stored under. */
  marks: GraphicMarks;
  /**
   * The hashes that similar works may be stored under: on both backgrounds, because a slight change of brightness can change which one is
   * used.
   */
  looks: readonly GraphicMarks[];
}

/**
 * Computes two perceptual hashes of a work on each background. The visible part is cropped and stretched to a square first, so that margins
 * and size do not matter. Throws when the content is not a picture.
 */
export async function lookOf(content: Buffer): Promise<GraphicLook> {
  const seen = await seenPart(content);
  const [onWhite, onBlack] = [await marksOn(seen, WHITE), await marksOn(seen, BLACK)];
  return { marks: seen.mean < 128 ? onWhite : onBlack, looks: [onWhite, onBlack] };
}

async function marksOn({ grey, clear, width, height }: Seen, ground: number): Promise<GraphicMarks> {
  const data = Buffer.from(grey.map((light, at) => Math.round((light * (255 - (clear[at] ?? 0)) + ground * (clear[at] ?? 0)) / 255)));
  return { by_gradient: await gradientMark({ data, width, height }), by_frequency: await frequencyMark({ data, width, height }) };
}

/** Whether brightness rises from each field to the next, in eight rows of nine (dHash). */
async function gradientMark(grey: Grey): Promise<string> {
  const fields = await scaled(grey, 9, 8);
  return bits(64, (index) => {
    const at = Math.floor(index / 8) * 9 + (index % 8);
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0);
  });
}

/** Which of the 64 lowest frequencies of a 32 by 32 picture exceed their median (pHash). */
async function frequencyMark(grey: Grey): Promise<string> {
  const waves = slowWaves(await scaled(grey, 32, 32));
  // The first one is the mean brightness, which a change of colour shifts.
  const median = waves.slice(1).toSorted((one, other) => one - other)[31] ?? 0;
  return bits(64, (index) => (waves[index] ?? 0) > median);
}

const SIZE = 32;
const cosines = Array.from({ length: 8 }, (_, wave) =>
  Array.from({ length: SIZE }, (_each, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIZE))),
);

/** The 8 by 8 lowest frequencies of the discrete cosine transform. */
function slowWaves(fields: Buffer): number[] {
  const rows = cosines.map((wave) =>
    Array.from({ length: SIZE }, (_, y) => wave.reduce((sum, cosine, x) => sum + cosine * (fields[y * SIZE + x] ?? 0), 0)),
  );
  return cosines.flatMap((wave) => rows.map((row) => wave.reduce((sum, cosine, y) => sum + cosine * (row[y] ?? 0), 0)));
}

/** The visible part of a work: brightness and opacity from 0 to 255 for each pixel, and the mean brightness. */
interface Seen {
  grey: Buffer;
  clear: Buffer;
  width: number;
  height: number;
  mean: number;
}

async function seenPart(content: Buffer): Promise<Seen> {
  const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(LOOK, LOOK, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: -1, bottom: -1 };
  let [light, count] = [0, 0];
  const lightOf = (at: number) => 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  for (let at = 0; at < info.width * info.height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < SEEN) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    light += lightOf(at);
    count += 1;
  }
  // Nothing is visible: use the whole picture.
  if (count === 0) Object.assign(box, { left: 0, top: 0, right: info.width - 1, bottom: info.height - 1 });
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const [grey, clear] = [Buffer.alloc(width * height), Buffer.alloc(width * height)];
  for (let place = 0; place < grey.length; place += 1) {
    const at = (box.top + Math.floor(place / width)) * info.width + box.left + (place % width);
    grey[place] = Math.round(lightOf(at));
    clear[place] = 255 - (data[at * 4 + 3] ?? 0);
  }
  return { grey, clear, width, height, mean: count === 0 ? WHITE : light / count };
}

function scaled({ data, width, height }: Grey, toWidth: number, toHeight: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(toWidth, toHeight, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function bits(length: number, isSet: (index: number) => boolean): string {
  return Array.from({ length }, (_, index) => (isSet(index) ? '1' : '0')).join('');
}
