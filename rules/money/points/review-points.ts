import type { ShopRules } from '../../office/shop-rules.ts';
import type { Won } from '../money.ts';

/** Why points of a review were given; each once for a line of an order. */
export type ReviewPointReason = 'REVIEW' | 'PHOTO_REVIEW';

type ReviewRules = Pick<ShopRules, 'review_text_points' | 'review_photo_points'>;

/** What a review with so many photos earns, each with its reason; what earns nothing is no entry. */
export function reviewPoints(photoCount: number, rules: ReviewRules): { reason: ReviewPointReason; amount: Won }[] {
  const text = { reason: 'REVIEW', amount: rules.review_text_points } as const;
  const photo = { reason: 'PHOTO_REVIEW', amount: photoCount === 0 ? 0 : rules.review_photo_points } as const;
  return [text, photo].filter(({ amount }) => amount > 0);
}
