import { nextLike } from '#rules/like.ts';
import { runQuery } from '../data/run-query.ts';
import { createStore } from '../overlays/store.ts';
import { currentSession } from '../session/session.ts';
import { type LikeKind, likeCalls, myLikesQuery } from './operations.ts';

type LikeMap = Readonly<Record<string, boolean>>;

/** What is known of my likes, by `graphic 12`. Pages are made for visitors, so this is asked after they are there (design 10). */
export const myLikes = createStore<LikeMap>({});

const wanted: Record<LikeKind, Set<number>> = { graphic: new Set(), product: new Set() };
let isAsking = false;
let owner: string | null = null;

/** The name of a thing in the map of likes. */
export function likeKey(kind: LikeKind, id: number): string {
  return `${kind} ${id}`;
}

/** Asks, together with all others on the page, whether I like this. Visitors like nothing, so nothing is asked for them. */
export function wantLike(kind: LikeKind, id: number): void {
  forgetOfOthers();
  if (!currentSession().isSignedIn || likeKey(kind, id) in myLikes.read()) return;
  wanted[kind].add(id);
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(askWanted);
}

/**
 * Switches a like on or off: query the row, then insert or update it (specification 4). Returns whether it is liked now.
 * Throws when the data service refuses or the session has ended.
 */
export async function toggleLike(kind: LikeKind, id: number, now: string = new Date().toISOString()): Promise<boolean> {
  const { userId } = currentSession();
  if (userId === null) throw new Error('toggleLike needs a signed-in member');
  const key = { user_id: userId, id };
  const calls = likeCalls[kind];
  const { like } = await runQuery(calls.select, key);
  const step = nextLike(like, now);
  if (step.write === 'insert') await runQuery(calls.insert, key);
  else await runQuery(calls.update, { ...key, deleted_at: step.deleted_at });
  const isLiked = step.write === 'insert' || step.deleted_at === null;
  setLike(kind, id, isLiked);
  return isLiked;
}

/** Shows a like as on or off before, or instead of, what the server says. */
export function setLike(kind: LikeKind, id: number, isLiked: boolean): void {
  myLikes.write({ ...myLikes.read(), [likeKey(kind, id)]: isLiked });
}

async function askWanted(): Promise<void> {
  isAsking = false;
  const { userId } = currentSession();
  const graphics = [...wanted.graphic];
  const products = [...wanted.product];
  wanted.graphic.clear();
  wanted.product.clear();
  if (userId === null) return;
  try {
    const mine = await runQuery(myLikesQuery, { user_id: userId, graphic_ids: graphics, product_ids: products });
    const asked = [...graphics.map((id) => likeKey('graphic', id)), ...products.map((id) => likeKey('product', id))];
    const liked = [
      ...mine.graphics.map((row) => likeKey('graphic', row.graphic_id)),
      ...mine.products.map((row) => likeKey('product', row.product_id)),
    ];
    myLikes.write({ ...myLikes.read(), ...Object.fromEntries([...asked.map((key) => [key, false]), ...liked.map((key) => [key, true])]) });
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
