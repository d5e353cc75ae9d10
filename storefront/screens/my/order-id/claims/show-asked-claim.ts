import { useEffect, useRef } from 'react';
import type { Claim } from '#contract/rest/claims.ts';

/** The heading of a claim in the history of its order. */
export function claimHeadingId(id: number): string {
  return `claim-${id}`;
}

/**
 * Brings what the shopper has just asked for into view once the order is read again: it stands further down than the button they came from.
 * `claims` newest first. Gives what is called when a request was made.
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
