import { deviceDatabase } from '#client/stores/device-database.ts';
import { lastNotes } from '#client/stores/last-notes.ts';
import type { Photo } from '#contract/rest/photos.ts';
import type { SizeFeel } from '#rules/community/review.ts';
import { DAY_MS } from '#rules/shop/day.ts';

/** The content of a review form. */
export type ReviewForm = {
  score: number;
  content: string;
  height: number | null;
  weight: number | null;
  feel: SizeFeel | null;
};

/** An unsent review, kept on this device. Its photos are kept on the server for a week: see `withPhotos`. */
export type ReviewDraft = ReviewForm & { photos: Photo[]; writtenAt: number };

/** Text is cheap to keep, so it outlives the photos. */
const lifetimeMs = 30 * DAY_MS;
const drafts = deviceDatabase<ReviewDraft>('seam-reviews', 'drafts');
const notes = lastNotes<ReviewDraft>('seam-review-note:', drafts, ({ writtenAt }) => writtenAt);

/** The draft for an order line; null if there is none, it is too old, or storage is unavailable. */
export async function readDraft(userId: string, orderProductId: number, now: number): Promise<ReviewDraft | null> {
  try {
    await notes.absorb();
    const draft = await drafts.get(keyOf(userId, orderProductId));
    return draft !== undefined && now - draft.writtenAt < lifetimeMs ? draft : null;
  } catch {
    return null;
  }
}

/** A draft with the photos still on the server, in its order, and the number of missing ones. */
export function withPhotos(draft: ReviewDraft, waiting: readonly Photo[]): { draft: ReviewDraft; gone: number } {
  const photos = draft.photos.flatMap(({ id }) => waiting.find((each) => each.id === id) ?? []);
  return { draft: { ...draft, photos }, gone: draft.photos.length - photos.length };
}

/** Keeps a draft; true on success. */
export function keepDraft(userId: string, orderProductId: number, draft: ReviewDraft): Promise<boolean> {
  return notes.write(keyOf(userId, orderProductId), draft).then(
    () => true,
    () => false,
  );
}

/** Keeps a draft synchronously while the page unloads, when IndexedDB may not finish. */
export function keepDraftAtOnce(userId: string, orderProductId: number, draft: ReviewDraft): void {
  notes.keep(keyOf(userId, orderProductId), draft);
}

/** Deletes the draft of an order line. `now` in ms since 1970. */
export function dropDraft(userId: string, orderProductId: number, now: number): Promise<void> {
  return notes.drop(keyOf(userId, orderProductId), now).catch(() => undefined);
}

const keyOf = (userId: string, orderProductId: number) => `${userId} ${orderProductId}`;
