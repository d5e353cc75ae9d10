import sharp, { type Metadata, type WebpOptions } from 'sharp';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { isHeicByContent, PHOTO_EDGE } from '#rules/community/photo.ts';
import { MOST_PHOTO_PIXELS, MOST_PIXELS } from '#rules/home/picture.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';

export interface UprightPicture {
  content: Buffer;
  width: number;
  height: number;
}

/** Formats of cameras and screenshots; drawings (SVG) and documents are not photos. */
const readable: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
/** Timeout in seconds. */
const longestWork = 20;

/**
 * How a picture is stored: its longer side in px, whether it keeps transparency, the WebP quality from 1 to 100. `isExact`: a lossless
 * original stays lossless.
 */
export interface KeptPicture {
  edge: number;
  keepsClear: boolean;
  quality: number;
  isExact?: boolean;
}

/** For a member's photo: transparent parts become white. */
const keptPhoto: KeptPicture = { edge: PHOTO_EDGE, keepsClear: false, quality: 82 };

/**
 * Re-encodes a picture as WebP: turned upright, scaled down to the size limit, in sRGB, and without metadata (place, time and device, a
 * thumbnail of what was cropped). Errors: PHOTO_UNREADABLE, PHOTO_HEIC, PHOTO_TOO_MANY_PIXELS; throws when this machine failed (storage-fault.ts), which says
 * nothing about the file.
 */
export async function uprightPicture(content: Buffer, kept: KeptPicture = keptPhoto): Promise<UprightPicture | Failure> {
  if (isHeicByContent(content)) return fail('PHOTO_HEIC');
  try {
    // The sizes are in the head of the file, which is read whatever they are.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    if (!isReadable(metadata)) return fail('PHOTO_UNREADABLE');
    const limitInputPixels = metadata.format === 'jpeg' ? MOST_PHOTO_PIXELS : MOST_PIXELS;
    if (metadata.width * metadata.height > limitInputPixels) return fail('PHOTO_TOO_MANY_PIXELS');
    const opened = sharp(content, { limitInputPixels, failOn: 'error' }).timeout({ seconds: longestWork });
    const upright = opened.autoOrient().resize(kept.edge, kept.edge, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (kept.keepsClear ? upright : upright.flatten({ background: '#fff' }))
      .toColourspace('srgb')
      .webp({ quality: kept.quality, ...(kept.isExact ? encodingOf(metadata, content.length) : {}) })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (isStorageFault(error)) throw error;
    // Whatever the reason, the decoder cannot read this file, so it cannot be shown.
    return fail('PHOTO_UNREADABLE');
  }
}

/** Bytes per pixel up to which lossless packing is used: a drawing needs less; a photo needs more and would take minutes. */
const DRAWN = 0.75;

/** The encoding: a drawing stays lossless, a photo is already lossy, and others keep sharp coloured edges. */
function encodingOf({ format, width, height }: Metadata, bytes: number): WebpOptions {
  if (format === 'jpeg') return { effort: 2 };
  const isDrawn = (format === 'png' || format === 'gif') && bytes < width * height * DRAWN;
  return isDrawn ? { lossless: true, effort: 2 } : { smartSubsample: true, effort: 2 };
}

function isReadable({ format, width, height }: Metadata): boolean {
  return readable.includes(format) && width > 0 && height > 0;
}
