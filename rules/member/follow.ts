/**
 * What a member has seen of the artists they follow; null means nothing yet. `visitedAt` uses the shop's clock and separates visits. The
 * other two are publication times of type `Time`, so that different clocks are never compared.
 */
export interface FollowVisits<Time> {
  readonly visitedAt: Date | null;
  readonly newSince: Time | null;
  /** The publication time of the newest work at the last look. */
  readonly seenUntil: Time | null;
}

/** Looks within this many milliseconds belong to one visit: a reload, or a detour to an artist's page, must not clear the marks. */
const SAME_VISIT_MS = 30 * 60_000;

/** The visits after a look at `now`, when `newest` is the latest publication. Works newer than those seen in the previous visit are new. */
export function nextVisit<Time>(
  { visitedAt, newSince, seenUntil }: FollowVisits<Time>,
  { now, newest }: { now: Date; newest: Time | null },
): FollowVisits<Time> & { visitedAt: Date } {
  const isSame = visitedAt !== null && now.getTime() - visitedAt.getTime() < SAME_VISIT_MS;
  return { visitedAt: now, newSince: isSame ? newSince : seenUntil, seenUntil: newest ?? seenUntil };
}

/**
 * True when a work is marked as new to a follower: published since their previous visit and since they followed. Nothing is new while
 * `visit` is null. Times are ISO 8601.
 */
export function isNewToFollower(
  cameOut: string | null,
  { visit, created_at }: { visit: { new_since: string | null } | null; created_at: string },
): boolean {
  if (cameOut === null || visit === null) return false;
  return Date.parse(cameOut) > Math.max(Date.parse(created_at), visit.new_since === null ? 0 : Date.parse(visit.new_since));
}

/** Number of works a digest names; the rest are only counted. */
export const DIGEST_WORKS = 5;
