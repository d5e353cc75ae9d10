import sharp, { type Metadata } from 'sharp';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { isHeicByContent, PHOTO_EDGE } from '#rules/community/photo.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';

export interface UprightPicture {
  content: Buffer;
  width: number;
  height: number;
}

/** What a camera or a screen makes; drawings (SVG) and documents are no photos. */
const readable: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
/** Seconds; a picture that takes longer is given up. */
const longestWork = 20;

/** What of a picture is kept: the longer side in px, whether what is clear stays so, the quality of the WebP from 1 to 100. */
export interface KeptPicture {
  edge: number;
  keepsClear: boolean;
  quality: number;
}

/** Of a member's photo: on white where it was clear. */
const keptPhoto: KeptPicture = { edge: PHOTO_EDGE, keepsClear: false, quality: 82 };

/**
 * Draws a picture anew as WebP: turned upright, within the kept size, in sRGB, and without anything else the file said (where and when it
 * was taken, by which device, a smaller copy of what was cut away). Errors: PHOTO_UNREADABLE, PHOTO_HEIC; throws when this machine could not
 * (storage-fault.ts), which says nothing of the file.
 */
export async function uprightPicture(content: Buffer, kept: KeptPicture = keptPhoto): Promise<UprightPicture | Failure> {
  if (isHeicByContent(content)) return fail('PHOTO_HEIC');
  try {
    const opened = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: longestWork });
    if (!isReadable(await opened.metadata())) return fail('PHOTO_UNREADABLE');
    const upright = opened.autoOrient().resize(kept.edge, kept.edge, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (kept.keepsClear ? upright : upright.flatten({ background: '#fff' }))
      .toColourspace('srgb')
      .webp({ quality: kept.quality })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (isStorageFault(error)) throw error;
    // Whatever else the decoder says of it, this file is no picture that can be shown.
    return fail('PHOTO_UNREADABLE');
  }
}

function isReadable({ format, width, height }: Metadata): boolean {
  return readable.includes(format) && width > 0 && height > 0;
}
