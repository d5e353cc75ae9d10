import type { Sharp } from 'sharp';

/**
 * Encodes an opaque picture as the JPEG that copies are made from; fine cloth grain needs high quality, and all pictures together at most
 * 25 MB. Not WebP: it halves the colour resolution, so that prints bleed. Not AVIF: smaller, but every render would decode it three times
 * as long.
 */
export function encodeOriginal(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 83, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}
