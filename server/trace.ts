import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The request or run of a job that something belongs to, by the id of its trace (W3C Trace Context): 32 hexadecimal digits. */
const traces = new AsyncLocalStorage<string>();

/** Version 00 and what later ones keep of it; ids of only zeros are none. */
const written = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:$|-)/;

/**
 * The id of a request's trace: the one it came with in `traceparent`, or else a new one, which is put there so that whoever reads the header
 * later has the same. It is the request's only id.
 */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const said = headers.traceparent;
  const known = typeof said === 'string' ? written.exec(said)?.[1] : undefined;
  if (known !== undefined) return known;
  const id = newTrace();
  headers.traceparent = `00-${id}-${MADE_SPAN}-00`;
  return id;
}

/** The caller in a `traceparent` that was made here: nobody. */
export const MADE_SPAN = '0000000000000001';

function newTrace(): string {
  return randomUUID().replaceAll('-', '');
}

/** Runs something as part of a trace: its log lines and calls to others carry the id. */
export function inTrace<T>(id: string, run: () => T): T {
  return traces.run(id, run);
}

type Around = <T>(name: string, run: () => Promise<T>) => Promise<T>;
const aroundItself: Around = (_name, run) => inTrace(newTrace(), run);
let around = aroundItself;

/** Runs work without a request, such as a job, as its own trace. */
export function inOwnTrace<T>(name: string, run: () => Promise<T>): Promise<T> {
  return around(name, run);
}

/** From now on OpenTelemetry makes these traces, and writes `traceparent`; returns what ends it. */
export function traceBy(other: Around): () => void {
  around = other;
  isTracingCalls = true;
  return () => {
    around = aroundItself;
  };
}

/** The trace of what runs now; undefined outside of any. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

/** For each line of a log: the id, unless the logger has it already. */
export function traceMixin(_line: object, _level: number, logger: { bindings(): object }): object {
  const id = currentTrace();
  return id === undefined || 'trace_id' in logger.bindings() ? {} : { trace_id: id };
}

/** From now on every call by `fetch` carries `traceparent`. Where OpenTelemetry is on, it does this itself. */
export function traceCalls(): void {
  if (isTracingCalls) return;
  isTracingCalls = true;
  subscribe('undici:request:create', (message) => {
    const id = currentTrace();
    if (id === undefined) return;
    (message as { request: { addHeader(name: string, value: string): void } }).request.addHeader('traceparent', traceparent(id));
  });
}

let isTracingCalls = false;

/** A call is a span of its own, which nobody records here: not sampled. */
function traceparent(id: string): string {
  return `00-${id}-${randomUUID().replaceAll('-', '').slice(0, 16)}-00`;
}
