/** For so long, in ms, a failed call counts as why a screen shows an error. */
const RECENT = 15_000;

let last = '';
let at = 0;

/** Notes the trace of a call that the server failed to serve. */
export function noteTrace(id = ''): void {
  last = id;
  at = Date.now();
}

/** The beginning of the trace of the call that failed last, enough to find it in a log; empty when none did lately. Browser only. */
export function recentTrace(): string {
  return Date.now() - at < RECENT ? last.slice(0, 12) : '';
}
