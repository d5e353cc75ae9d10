/** How long, in ms, a failed call counts as the reason of a shown error. */
const RECENT = 15_000;

let last = '';
let at = 0;

/** Stores the trace of a call that the server failed to answer. */
export function noteTrace(id = ''): void {
  last = id;
  at = Date.now();
}

/** The beginning of the last failed call's trace, enough to find it in a log; empty without a recent one. Browser only. */
export function recentTrace(): string {
  return Date.now() - at < RECENT ? last.slice(0, 12) : '';
}
