import { currentSession } from '#client/session/session.ts';
import { createStore } from '#ui/store.ts';
import { likeKey } from './like-key.ts';
import type { LikeKind } from './operations.ts';

/** Whether I like something. `count` is the like count, if it was loaded after the page was rendered. */
type KnownLike = { isLiked: boolean; count: number | null };
type LikeMap = Readonly<Record<string, KnownLike>>;

/** My known likes, by likeKey. Pages are rendered for visitors, so this is loaded afterwards. */
export const myLikes = createStore<LikeMap>({});

const wanted: Record<LikeKind, Set<number>> = { graphic: new Set(), product: new Set() };
let isAsking = false;
let owner: string | null = null;

/** Requests whether I like this, batched with all others on the page. Does nothing for visitors. */
export function wantLike(kind: LikeKind, id: number): void {
  forgetOfOthers();
  if (!currentSession().isSignedIn || likeKey(kind, id) in myLikes.read()) return;
  wanted[kind].add(id);
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(fetchWanted);
}

/** Sets a like before, or instead of, the server's answer. */
export function setLike(kind: LikeKind, id: number, like: KnownLike): void {
  myLikes.write({ ...myLikes.read(), [likeKey(kind, id)]: like });
}

async function fetchWanted(): Promise<void> {
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
    // Loaded on demand: visitors do not need these calls.
    const { fetchMyLikes } = await import('./like-calls.ts');
    for (const { key, count } of await fetchMyLikes(userId, graphics, products)) answers[key] = { isLiked: true, count };
    // Hearts pressed during the request take precedence. The response is ignored if the member changed.
    if (currentSession().userId === userId) myLikes.write({ ...answers, ...myLikes.read() });
  } catch (error) {
    // Hearts stay empty; watched queries ignore errors (specification 7.10).
    console.warn(error);
  }
}

function forgetOfOthers(): void {
  const { userId } = currentSession();
  if (owner === userId) return;
  owner = userId;
  myLikes.write({});
}
