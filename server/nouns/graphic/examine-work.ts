import sharp from 'sharp';
import { faultsOfGraphic, type GraphicFault, type GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import { isHeicByContent } from '#rules/community/photo.ts';
import { MOST_EDGE, MOST_PIXELS } from '#rules/home/picture.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';
import { lookOf } from './marks.ts';

/** An uploaded file as the shop would store it. */
export interface ExaminedWork {
  /** PNG in sRGB without any metadata; empty for a file that was not decoded. */
  content: Buffer;
  width: number;
  height: number;
  faults: readonly GraphicFault[];
  /** The hashes it is stored under; null for an unreadable file. */
  marks: GraphicMarks | null;
  /** The hashes that similar works may be stored under. */
  looks: readonly GraphicMarks[];
}

const readable: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];
/** Timeout in seconds. */
const longestWork = 30;
/** Visible pixels are counted at this size. */
const LOOK = 512;

/**
 * Checks whether the file of a work can be printed, and computes its hashes. Drawings (SVG) can contain scripts and are rejected. Throws
 * when this machine failed (storage-fault.ts), which says nothing about the file.
 */
export async function examineWork(file: Buffer): Promise<ExaminedWork> {
  if (isHeicByContent(file)) return { ...unreadable, faults: ['HEIC'] };
  try {
    // The sizes are in the head of the file, which is read whatever they are.
    const { format, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!readable.includes(format)) return unreadable;
    if (Math.max(autoOrient.width, autoOrient.height) > MOST_EDGE) return { ...unreadable, ...autoOrient, faults: ['TOO_LARGE'] };
    const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: longestWork });
    const { data: content, info } = await opened
      .autoOrient()
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true });
    const faults = faultsOfGraphic({ width: info.width, height: info.height, seen: await seenShare(content) });
    return { content, width: info.width, height: info.height, faults, ...(await lookOf(content)) };
  } catch (error) {
    if (isStorageFault(error)) throw error;
    // Whatever the reason, the decoder cannot read this file, so it cannot be printed.
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
