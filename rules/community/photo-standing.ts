import { isShown } from '../shop/shown.ts';
import type { HidingReason } from './review.ts';

/** A member's photo with the review it belongs to, if any. Several members may have uploaded the same file. */
export interface HeldPhoto {
  review: { state: string; deleted_at: Date | null; hidden_reason: HidingReason | null } | null;
}

/** `NONE`: not a member's photo but one of the shop's own pictures. `CLOSED`: visible only to its sender and the shop. */
export type PhotoStanding = 'NONE' | 'OPEN' | 'CLOSED';

/**
 * Whether a photo is public: a visible review must show it, and no review with it may be hidden for personal data or copyright. Photos sent
 * with a 1:1 question, a brand request or a claim, and unattached photos, are closed.
 */
export function photoStanding(photos: readonly HeldPhoto[]): PhotoStanding {
  if (photos.length === 0) return 'NONE';
  if (photos.some(({ review }) => review?.hidden_reason === 'PERSONAL_DATA' || review?.hidden_reason === 'COPYRIGHT')) return 'CLOSED';
  return photos.some(({ review }) => review !== null && isShown(review)) ? 'OPEN' : 'CLOSED';
}
