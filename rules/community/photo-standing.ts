import { isShown } from '../shop/shown.ts';
import type { HidingReason } from './review.ts';

/** One photo of a member's with what holds it; several members may have sent the same file. */
export interface HeldPhoto {
  /** The review it stands in. */
  review: { state: string; deleted_at: Date | null; hidden_reason: HidingReason | null } | null;
  /** True in a 1:1 question, a brand's request or a claim: for its sender and the shop. */
  isPrivate: boolean;
}

/** `NONE`: no photo of a member's but a picture of the shop's own. `CLOSED`: for its sender and the shop alone. */
export type PhotoStanding = 'NONE' | 'OPEN' | 'CLOSED';

/**
 * Whether anybody with the address of a photo may see it. A photo hidden for its content is closed everywhere; otherwise it is open while a review
 * shows it, or while it waits (then only its sender knows the address).
 */
export function photoStanding(photos: readonly HeldPhoto[]): PhotoStanding {
  if (photos.length === 0) return 'NONE';
  if (photos.some(({ review }) => review?.hidden_reason === 'PERSONAL_DATA' || review?.hidden_reason === 'COPYRIGHT')) return 'CLOSED';
  return photos.some(({ review, isPrivate }) => (review === null ? !isPrivate : isShown(review))) ? 'OPEN' : 'CLOSED';
}
