import { createStore, get } from 'idb-keyval';
import { lastNotes } from '#client/stores/last-notes.ts';
import type { Photo } from '#contract/rest/photos.ts';
import type { SizeFeel } from '#rules/community/review.ts';
import { DAY_MS } from '#rules/shop/day.ts';

/** What stands in the form of a review. */
export type ReviewForm = {
  score: number;
  content: string;
  height: number | null;
  weight: number | null;
  feel: SizeFeel | null;
};

/** A review that is not sent yet, kept on this device. Its photos wait at the server, for a week only: see `withPhotos`. */
export type ReviewDraft = ReviewForm & { photos: Photo[]; writtenAt: number };

/** Words cost nothing: they outlive the photos, for somebody who comes back to the order after a while. */
const lifetimeMs = 30 * DAY_MS;
const notes = lastNotes<ReviewDraft>('seam-review-note:', drafts, ({ writtenAt }) => writtenAt);

/** The draft of a line of an order; null when there is none, it is too old, or this browser keeps nothing. */
export async function readDraft(userId: string, orderProductId: number, now: number): Promise<ReviewDraft | null> {
  try {
    await notes.absorb();
    const draft = await get<ReviewDraft>(keyOf(userId, orderProductId), drafts());
    return draft !== undefined && now - draft.writtenAt < lifetimeMs ? draft : null;
  } catch {
    return null;
  }
}

/** A draft with those of its photos that still wait at the server, in its order, and how many are gone. */
export function withPhotos(draft: ReviewDraft, waiting: readonly Photo[]): { draft: ReviewDraft; gone: number } {
  const photos = draft.photos.flatMap(({ id }) => waiting.find((each) => each.id === id) ?? []);
  return { draft: { ...draft, photos }, gone: draft.photos.length - photos.length };
}

/** Keeps a draft; true when this browser does. */
export function keepDraft(userId: string, orderProductId: number, draft: ReviewDraft): Promise<boolean> {
  return notes.write(keyOf(userId, orderProductId), draft).then(
    () => true,
    () => false,
  );
}

/** Keeps a draft at the last moment of a page, when IndexedDB may not come to an end any more. */
export function keepDraftAtOnce(userId: string, orderProductId: number, draft: ReviewDraft): void {
  notes.keep(keyOf(userId, orderProductId), draft);
}

/** Lets go of the draft of a line of an order. `now` in ms since 1970. */
export function dropDraft(userId: string, orderProductId: number, now: number): Promise<void> {
  return notes.drop(keyOf(userId, orderProductId), now).catch(() => undefined);
}

const keyOf = (userId: string, orderProductId: number) => `${userId} ${orderProductId}`;

let store: ReturnType<typeof createStore> | null = null;
function drafts() {
  store ??= createStore('seam-reviews', 'drafts');
  return store;
}
