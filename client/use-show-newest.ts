import { useEffect, useRef } from 'react';

/**
 * Scrolls a row that was just added into view, and focuses its heading, once the list has been reloaded: it may be far from the button.
 * `rows` newest first. Returns the function to call before the reload.
 */
export function useShowNewest(rows: readonly { id: number }[], headingId: (id: number) => string): () => void {
  const newest = rows[0]?.id ?? null;
  const before = useRef<{ newest: number | null } | null>(null);
  useEffect(() => {
    if (before.current === null || before.current.newest === newest || newest === null) return;
    before.current = null;
    const heading = document.getElementById(headingId(newest));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [newest, headingId]);
  return () => {
    before.current = { newest };
  };
}
