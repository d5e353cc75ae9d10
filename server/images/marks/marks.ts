import sharp from 'sharp';
import type { GraphicMarks } from '#rules/design/graphic-file.ts';

/** Works are looked at at this size at most: what matters of them is larger than a pixel of it. */
const LOOK = 256;
/** From this opacity on a pixel is seen. */
const SEEN = 16;
/** What a clear ground is taken for, so that white works and black works both stand out. */
const GROUND = 128;

interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Two perceptual hashes of a work. What is seen of it is cut out first and pulled to a square, so that margins and sizes count for nothing.
 * Errors: throws for what is no picture.
 */
export async function marksOf(content: Buffer): Promise<GraphicMarks> {
  const grey = await seenPart(content);
  return { by_gradient: await gradientMark(grey), by_frequency: await frequencyMark(grey) };
}

/** In which direction it gets lighter, from field to field of eight rows of nine (dHash). */
async function gradientMark(grey: Grey): Promise<string> {
  const fields = await scaled(grey, 9, 8);
  return bits(64, (index) => {
    const at = Math.floor(index / 8) * 9 + (index % 8);
    return (fields[at] ?? 0) < (fields[at + 1] ?? 0);
  });
}

/** Which of the 64 slowest waves of a picture of 32 by 32 are stronger than their median (pHash). */
async function frequencyMark(grey: Grey): Promise<string> {
  const waves = slowWaves(await scaled(grey, 32, 32));
  // The first one is the mean brightness, which other colours change.
  const median = waves.slice(1).toSorted((one, other) => one - other)[31] ?? 0;
  return bits(64, (index) => (waves[index] ?? 0) > median);
}

const SIZE = 32;
const cosines = Array.from({ length: 8 }, (_, wave) =>
  Array.from({ length: SIZE }, (_each, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIZE))),
);

/** The discrete cosine transform, its 8 by 8 slowest waves. */
function slowWaves(fields: Buffer): number[] {
  const rows = cosines.map((wave) =>
    Array.from({ length: SIZE }, (_, y) => wave.reduce((sum, cosine, x) => sum + cosine * (fields[y * SIZE + x] ?? 0), 0)),
  );
  return cosines.flatMap((wave) => rows.map((row) => wave.reduce((sum, cosine, y) => sum + cosine * (row[y] ?? 0), 0)));
}

async function seenPart(content: Buffer): Promise<Grey> {
  const { data, info } = await sharp(content, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .resize(LOOK, LOOK, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: -1, bottom: -1 };
  const all = Buffer.alloc(info.width * info.height);
  for (let at = 0; at < all.length; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    all[at] = Math.round(((0.299 * red + 0.587 * green + 0.114 * blue) * alpha + GROUND * (255 - alpha)) / 255);
    if (alpha < SEEN) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  if (box.right < box.left) return { data: all, width: info.width, height: info.height };
  const part = { left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 };
  const cut = await sharp(all, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extract(part)
    .raw()
    .toBuffer();
  return { data: cut, width: part.width, height: part.height };
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
