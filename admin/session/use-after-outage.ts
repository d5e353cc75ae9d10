import { useEffect, useRef } from 'react';
import { afterOutage, type Outage } from './outage.ts';

/** Repeats automatically what an outage stopped, while the screen is open. `outage` is a new object for each failure. */
export function useAfterOutage(outage: Outage | null, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => (outage === null ? undefined : afterOutage(outage, () => latest.current())), [outage]);
}
