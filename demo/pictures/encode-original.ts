import type { Sharp } from 'sharp';

/**
 * An opaque picture as the JPEG that copies are made of; fine cloth grain needs the high quality. WebP halves the samples of colour: with
 * its sharper way of halving them, which keeps prints from bleeding, it took seven times as long and was still further from what was drawn.
 */
export function encodeOriginal(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
