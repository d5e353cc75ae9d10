import { createStore, del, get, set } from 'idb-keyval';
import type { Photo } from '#contract/rest/photos.ts';
import type { SizeFeel } from '#rules/community/review.ts';

/** What stands in the form of a review. */
export type ReviewForm = {
  score: number;
  content: string;
  height: number | null;
  weight: number | null;
  feel: SizeFeel | null;
};

/** A review that is not sent yet, kept on this device; a photo waits a week at the server. */
export type ReviewDraft = ReviewForm & { photos: Photo[]; writtenAt: number };

/** As long as photos wait for what they were sent for (rules/community/photo.ts). */
const lifetimeMs = 7 * 86_400_000;

/** The draft of a line of an order; null when there is none, it is too old, or this browser keeps nothing. */
export async function readDraft(userId: string, orderProductId: number, now: number): Promise<ReviewDraft | null> {
  try {
    const draft = await get<ReviewDraft>(keyOf(userId, orderProductId), drafts());
    return draft !== undefined && now - draft.writtenAt < lifetimeMs ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; true when this browser does. */
export function keepDraft(userId: string, orderProductId: number, draft: ReviewDraft): Promise<boolean> {
  return set(keyOf(userId, orderProductId), draft, drafts()).then(
    () => true,
    () => false,
  );
}

export function dropDraft(userId: string, orderProductId: number): Promise<void> {
  return del(keyOf(userId, orderProductId), drafts()).catch(() => undefined);
}

const keyOf = (userId: string, orderProductId: number) => `${userId} ${orderProductId}`;

let store: ReturnType<typeof createStore> | null = null;
function drafts() {
  store ??= createStore('seam-reviews', 'drafts');
  return store;
}
