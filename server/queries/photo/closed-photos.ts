import { privateSrc } from '#server/keys/photo-pass.ts';
import type { Shop } from '#server/shop.ts';

/** The address under which one who may see a closed photo finds it, for the address it was stored under. */
export type ClosedPhotos = (src: string) => string;

/** Addresses of closed photos at this time. Only for answers to a photo's sender, or to the shop. */
export function closedPhotos({ config, clock }: Pick<Shop, 'config' | 'clock'>): ClosedPhotos {
  return (src) => privateSrc(config.secret, src, clock());
}
