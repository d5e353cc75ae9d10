import type { ShopRules } from '../../office/shop-rules.ts';
import type { Won } from '../money.ts';

/** Reasons for review points; each is given once per order line. */
export type ReviewPointReason = 'REVIEW' | 'PHOTO_REVIEW';

type ReviewRules = Pick<ShopRules, 'review_text_points' | 'review_photo_points'>;

/** The points of a review with this many photos, by reason. Reasons without points are omitted. */
export function reviewPoints(photoCount: number, rules: ReviewRules): { reason: ReviewPointReason; amount: Won }[] {
  const text = { reason: 'REVIEW', amount: rules.review_text_points } as const;
  const photo = { reason: 'PHOTO_REVIEW', amount: photoCount === 0 ? 0 : rules.review_photo_points } as const;
  return [text, photo].filter(({ amount }) => amount > 0);
}
