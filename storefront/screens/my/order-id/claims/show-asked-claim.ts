import { useShowNewest } from '#client/use-show-newest.ts';
import type { Claim } from '#contract/rest/claims.ts';

/** The id of a claim's heading in the order's history. */
export function claimHeadingId(id: number): string {
  return `claim-${id}`;
}

/** Shows a newly filed claim once the order has been reloaded. Returns the function to call after filing. */
export function useShowAskedClaim(claims: readonly Claim[]): () => void {
  return useShowNewest(claims, claimHeadingId);
}
