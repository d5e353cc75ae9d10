/** The pools of a process. `members` is shared by members and staff; `pages` has a visitor's rights and is only used for rendering. */
export const poolNames = ['public', 'pages', 'members', 'service', 'identity'] as const;
export type PoolName = (typeof poolNames)[number];
type Share = PoolName | 'jobs';

/** Connections outside the pools, one each: metrics, announcements, `/readyz` and asking whether the server hangs. */
const apart = 4;
/** The minimum connections of each pool, and its share when there are 40. The job queue listens on its own connection. */
const least: Record<Share, number> = { public: 1, pages: 1, members: 1, service: 2, identity: 1, jobs: 2 };
const more: Record<Share, number> = { public: 7, pages: 3, members: 7, service: 6, identity: 3, jobs: 2 };
const sum = (counts: Record<Share, number>) => Object.values(counts).reduce((total, each) => total + each, 0);

/** The minimum connections of a process, and the default maximum. */
export const fewestConnections = apart + sum(least);
export const usualConnections = fewestConnections + sum(more);

/** The connections of each pool out of `most` (12 or more), never more in total. */
export function connectionShares(most: number): Record<Share, number> {
  const part = (most - fewestConnections) / sum(more);
  const shares = Object.entries(least).map(([name, count]) => [name, count + Math.floor(more[name as Share] * part)]);
  return Object.fromEntries(shares) as Record<Share, number>;
}
