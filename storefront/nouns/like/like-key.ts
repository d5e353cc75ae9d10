import type { LikeKind } from './operations.ts';

/** The key in the map of likes, e.g. `graphic 12`. */
export function likeKey(kind: LikeKind, id: number): string {
  return `${kind} ${id}`;
}
