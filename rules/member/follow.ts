/** How far a member has seen what is new of whom they follow; null where nothing was seen yet. */
export interface FollowVisits {
  readonly visitedAt: Date | null;
  readonly newSince: Date | null;
}

/** Milliseconds between two looks that belong to one visit: a reload, or a way to an artist and back, must not take the marks away. */
const SAME_VISIT_MS = 30 * 60_000;

/** The visits after a look now: what came out since the last look of the visit before is new. */
export function nextVisit({ visitedAt, newSince }: FollowVisits, now: Date): { visitedAt: Date; newSince: Date | null } {
  const isSame = visitedAt !== null && now.getTime() - visitedAt.getTime() < SAME_VISIT_MS;
  return { visitedAt: now, newSince: isSame ? newSince : visitedAt };
}

/** Whether a work is marked as new to a follower: it came out since the visit before, and since they follow. Times are ISO 8601 or dates. */
export function isNewToFollower(
  cameOut: string | null,
  { newSince, followedAt }: { newSince: string | null; followedAt: string },
): boolean {
  return cameOut !== null && Date.parse(cameOut) > Math.max(Date.parse(followedAt), newSince === null ? 0 : Date.parse(newSince));
}

/** Works that a digest names; the others are a number. */
export const DIGEST_WORKS = 5;
