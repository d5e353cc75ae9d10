import { useEffect, useRef } from 'react';
import { afterOutage, type Cut } from './outage.ts';

/** Does again by itself what an outage stopped, as long as the screen is open. `cut` is a new object for each failure. */
export function useAfterOutage(cut: Cut | null, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => (cut === null ? undefined : afterOutage(cut, () => latest.current())), [cut]);
}
