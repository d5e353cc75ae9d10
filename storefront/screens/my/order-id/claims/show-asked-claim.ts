import { useEffect, useRef } from 'react';
import type { Claim } from '#contract/rest/claims.ts';

/** The id of a claim's heading in the order's history. */
export function claimHeadingId(id: number): string {
  return `claim-${id}`;
}

/**
 * Scrolls a newly filed claim into view once the order has been reloaded, since it is far below the button. `claims` newest first. Returns
 * the function to call after filing.
 */
export function useShowAskedClaim(claims: readonly Claim[]): () => void {
  const newest = claims[0]?.id ?? null;
  const before = useRef<{ newest: number | null } | null>(null);
  useEffect(() => {
    if (before.current === null || before.current.newest === newest || newest === null) return;
    before.current = null;
    const heading = document.getElementById(claimHeadingId(newest));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [newest]);
  return () => {
    before.current = { newest };
  };
}
