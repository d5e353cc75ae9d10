import { isShown } from '../shop/shown.ts';
import type { HidingReason } from './review.ts';

/** One photo of a member's with the review it stands in, if any; several members may have sent the same file. */
export interface HeldPhoto {
  review: { state: string; deleted_at: Date | null; hidden_reason: HidingReason | null } | null;
}

/** `NONE`: no photo of a member's but a picture of the shop's own. `CLOSED`: for its sender and the shop alone. */
export type PhotoStanding = 'NONE' | 'OPEN' | 'CLOSED';

/**
 * Whether anybody with the address of a photo may see it: while a review shows it, unless it was hidden for its content anywhere. What was sent for a 1:1
 * question, a brand's request or a claim, or waits for what it was sent for, is closed.
 */
export function photoStanding(photos: readonly HeldPhoto[]): PhotoStanding {
  if (photos.length === 0) return 'NONE';
  if (photos.some(({ review }) => review?.hidden_reason === 'PERSONAL_DATA' || review?.hidden_reason === 'COPYRIGHT')) return 'CLOSED';
  return photos.some(({ review }) => review !== null && isShown(review)) ? 'OPEN' : 'CLOSED';
}
