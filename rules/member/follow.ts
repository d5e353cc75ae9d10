/**
 * How far a member has seen what is new of whom they follow; null where nothing was seen yet. `visitedAt` is by the clock of the shop and tells
 * visits apart. The other two are times at which something came out, of type `Time`: no clock is compared with another one.
 */
export interface FollowVisits<Time> {
  readonly visitedAt: Date | null;
  readonly newSince: Time | null;
  /** When the newest there was at the last look came out. */
  readonly seenUntil: Time | null;
}

/** Milliseconds between two looks that belong to one visit: a reload, or a way to an artist and back, must not take the marks away. */
const SAME_VISIT_MS = 30 * 60_000;

/** The visits after a look now, at which `newest` is what came out last: what is newer than the last look of the visit before has seen is new. */
export function nextVisit<Time>(
  { visitedAt, newSince, seenUntil }: FollowVisits<Time>,
  { now, newest }: { now: Date; newest: Time | null },
): FollowVisits<Time> & { visitedAt: Date } {
  const isSame = visitedAt !== null && now.getTime() - visitedAt.getTime() < SAME_VISIT_MS;
  return { visitedAt: now, newSince: isSame ? newSince : seenUntil, seenUntil: newest ?? seenUntil };
}

/**
 * Whether a work is marked as new to a follower: it came out since the visit before, and since they follow. Nothing is while it is not known
 * since when things are new (`visit` null). Times are ISO 8601.
 */
export function isNewToFollower(
  cameOut: string | null,
  { visit, created_at }: { visit: { new_since: string | null } | null; created_at: string },
): boolean {
  if (cameOut === null || visit === null) return false;
  return Date.parse(cameOut) > Math.max(Date.parse(created_at), visit.new_since === null ? 0 : Date.parse(visit.new_since));
}

/** Works that a digest names; the others are a number. */
export const DIGEST_WORKS = 5;
