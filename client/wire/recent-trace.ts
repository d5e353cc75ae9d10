/** For so long, in ms, a failed call counts as why a screen shows an error. */
const RECENT = 15_000;
/** Digits that are shown: enough to find one request in a log. */
const SHOWN = 12;

let last: { id: string; at: number } | null = null;

/** Notes the trace of a call that the server failed to serve. */
export function noteTrace(id: string | undefined): void {
  if (id !== undefined) last = { id, at: Date.now() };
}

/** The beginning of the trace of the call that failed last; null when none did lately. Browser only. */
export function recentTrace(): string | null {
  return last !== null && Date.now() - last.at < RECENT ? last.id.slice(0, SHOWN) : null;
}
