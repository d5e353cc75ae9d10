import { days } from '#client/drafts/days.ts';
import { draft } from '#client/drafts/draft.ts';
import type { Photo } from '#contract/rest/photos.ts';
import type { SizeFeel } from '#rules/community/review.ts';

/** The content of a review form. */
export type ReviewForm = {
  score: number;
  content: string;
  height: number | null;
  weight: number | null;
  feel: SizeFeel | null;
};

/** An unsent review, kept on this device. Its photos are kept on the server for a week: see `withPhotos`. */
export type ReviewDraft = ReviewForm & { photos: Photo[] };

/** Text is cheap to keep, so it outlives the photos. */
const lifetime = days('seam-reviews', 30);

/** The draft for an order line. */
export function reviewDraft(owner: string, orderProductId: number) {
  return draft<ReviewDraft>(String(orderProductId), { owner, lifetime });
}

/** A draft with the photos still on the server, in its order, and the number of missing ones. */
export function withPhotos(kept: ReviewDraft, waiting: readonly Photo[]): { draft: ReviewDraft; gone: number } {
  const photos = kept.photos.flatMap(({ id }) => waiting.find((each) => each.id === id) ?? []);
  return { draft: { ...kept, photos }, gone: kept.photos.length - photos.length };
}
