import { currentSession } from '#client/session/session.ts';
import { createStore } from '#client/stores/store.ts';
import { likeKey } from './like-key.ts';
import type { LikeKind } from './operations.ts';

/** Whether I like a thing; `count` is how many do, when that was asked after the page was made. */
type KnownLike = { isLiked: boolean; count: number | null };
type LikeMap = Readonly<Record<string, KnownLike>>;

/** What is known of my likes, by likeKey. Pages are made for visitors, so this is asked once they have loaded. */
export const myLikes = createStore<LikeMap>({});

const wanted: Record<LikeKind, Set<number>> = { graphic: new Set(), product: new Set() };
let isAsking = false;
let owner: string | null = null;

/** Asks, together with all others on the page, whether I like this. Visitors like nothing, so nothing is asked for them. */
export function wantLike(kind: LikeKind, id: number): void {
  forgetOfOthers();
  if (!currentSession().isSignedIn || likeKey(kind, id) in myLikes.read()) return;
  wanted[kind].add(id);
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(askWanted);
}

/** Shows a like as on or off before, or instead of, what the server says. */
export function setLike(kind: LikeKind, id: number, like: KnownLike): void {
  myLikes.write({ ...myLikes.read(), [likeKey(kind, id)]: like });
}

async function askWanted(): Promise<void> {
  isAsking = false;
  const { userId } = currentSession();
  const graphics = [...wanted.graphic];
  const products = [...wanted.product];
  wanted.graphic.clear();
  wanted.product.clear();
  if (userId === null) return;
  const answers: Record<string, KnownLike> = {};
  for (const id of graphics) answers[likeKey('graphic', id)] = { isLiked: false, count: null };
  for (const id of products) answers[likeKey('product', id)] = { isLiked: false, count: null };
  try {
    // Only members need the calls, so visitors do not load them.
    const { fetchMyLikes } = await import('./like-calls.ts');
    for (const { key, count } of await fetchMyLikes(userId, graphics, products)) answers[key] = { isLiked: true, count };
    // A heart pressed while the answer was on its way says what is wanted now; another member's answer is nobody's business.
    if (currentSession().userId === userId) myLikes.write({ ...answers, ...myLikes.read() });
  } catch (error) {
    // Hearts stay empty; watched queries ignore errors (specification 7).
    console.warn(error);
  }
}

function forgetOfOthers(): void {
  const { userId } = currentSession();
  if (owner === userId) return;
  owner = userId;
  myLikes.write({});
}
