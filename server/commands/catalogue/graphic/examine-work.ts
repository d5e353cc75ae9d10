import sharp from 'sharp';
import { faultsOfGraphic, type GraphicFault, type GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';
import { lookOf } from './marks.ts';

/** A file that was sent, as the shop would keep it. */
export interface ExaminedWork {
  /** PNG in sRGB without anything else the file said; empty for what cannot be read. */
  content: Buffer;
  width: number;
  height: number;
  faults: readonly GraphicFault[];
  /** What it is kept under; null for what cannot be read. */
  marks: GraphicMarks | null;
  /** What others like it may have been kept under. */
  looks: readonly GraphicMarks[];
}

const readable: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];
/** Seconds after which a file is given up. */
const longestWork = 30;
/** Seen pixels are counted at this size. */
const LOOK = 512;

/**
 * Looks at the file of a work: whether it can be printed, and what it looks like. Drawings (SVG) can hold programs and are not
 * taken. Throws when this machine could not (storage-fault.ts), which says nothing of the file.
 */
export async function examineWork(file: Buffer): Promise<ExaminedWork> {
  try {
    const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: longestWork });
    if (!readable.includes((await opened.metadata()).format)) return unreadable;
    const { data: content, info } = await opened
      .autoOrient()
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true });
    const faults = faultsOfGraphic({ width: info.width, height: info.height, seen: await seenShare(content) });
    return { content, width: info.width, height: info.height, faults, ...(await lookOf(content)) };
  } catch (error) {
    if (isStorageFault(error)) throw error;
    // Whatever else the decoder says of it, this file is no picture that can be printed.
    return unreadable;
  }
}

const unreadable: ExaminedWork = { content: Buffer.alloc(0), width: 0, height: 0, faults: ['UNREADABLE'], marks: null, looks: [] };

async function seenShare(content: Buffer): Promise<number> {
  const { data } = await sharp(content)
    .resize(LOOK, LOOK, { fit: 'inside' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((seen, alpha) => seen + (alpha >= 16 ? 1 : 0), 0) / data.length;
}
