import { privateSrc } from '#server/keys/photo-pass.ts';
import type { Shop } from '#server/shop.ts';

/** Maps the stored URL of a private photo to one that an authorised viewer can open. */
export type ClosedPhotos = (src: string) => string;

/** Current URLs of private photos. Only for responses to the photo's uploader, or to the shop. */
export function findClosedPhotos({ config, clock }: Pick<Shop, 'config' | 'clock'>): ClosedPhotos {
  return (src) => privateSrc(config.secret, src, clock());
}
