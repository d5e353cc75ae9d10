import { createHmac } from 'node:crypto';
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { MADE_SPAN } from '#server/trace.ts';

/** Traces whose spans wait for their end; beyond that only chosen ones are recorded. */
const MOST_TRACES = 2_000;
/** Spans of one trace: a page that reads in a loop must not fill memory. */
const MOST_SPANS = 500;

/** Attributes with addresses, statements and errors: parameters, tokens and what people typed are in them. The route says enough. */
const personal = ['url.full', 'url.path', 'url.query', 'http.url', 'http.target', 'db.statement', 'db.query.text', 'user_agent.original'];

/**
 * Passes on whole traces: a share of them, the same in every process and not to be chosen by who sends an id, and each in which something
 * failed here. That is known when its requests have been answered, so its spans wait until then; what ends later is dropped.
 */
export class ChosenTraces implements SpanProcessor {
  readonly #next: SpanProcessor;
  readonly #share: number;
  readonly #key: Buffer;
  /** The spans of each trace, and the number of its running requests and jobs. */
  readonly #waiting = new Map<string, { open: number; spans: ReadableSpan[] }>();

  constructor(next: SpanProcessor, share: number, key: Buffer) {
    this.#next = next;
    this.#share = share;
    this.#key = key;
  }

  onStart(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    if (!isRoot(span) || this.#isChosen(traceId)) return;
    const trace = this.#waiting.get(traceId);
    if (trace !== undefined) trace.open += 1;
    else if (this.#waiting.size < MOST_TRACES) this.#waiting.set(traceId, { open: 1, spans: [] });
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    strip(span);
    if (this.#isChosen(traceId)) {
      this.#next.onEnd(span);
      return;
    }
    const { open, spans } = this.#waiting.get(traceId) ?? { open: 1, spans: [] };
    if (spans.length < MOST_SPANS || isRoot(span)) spans.push(span);
    if (!isRoot(span)) return;
    if (open > 1) {
      this.#waiting.set(traceId, { open: open - 1, spans });
      return;
    }
    this.#waiting.delete(traceId);
    if (spans.some(({ status }) => status.code === SpanStatusCode.ERROR)) for (const each of spans) this.#next.onEnd(each);
  }

  #isChosen(traceId: string): boolean {
    return choiceOf(traceId, this.#key) < this.#share;
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}

/** The sampling value of a trace, from 0 to below 1, which only holders of the key can compute. */
export function choiceOf(traceId: string, key: Buffer): number {
  return createHmac('sha256', key).update(traceId).digest().readUInt32BE() / 2 ** 32;
}

/** True for a request or a job: what it belongs to is elsewhere, or nothing. */
function isRoot({ parentSpanContext }: ReadableSpan): boolean {
  return parentSpanContext === undefined || parentSpanContext.isRemote === true;
}

/** Removes what is personal, and the parent that only stands for "none" (server/trace.ts). */
function strip(span: ReadableSpan): void {
  for (const name of personal) delete span.attributes[name];
  // Messages of PostgreSQL quote rows.
  for (const { attributes } of span.events) for (const name of ['exception.message', 'exception.stacktrace']) delete attributes?.[name];
  Object.assign(span.status, { message: undefined });
  if (span.parentSpanContext?.spanId === MADE_SPAN) Object.assign(span, { parentSpanContext: undefined });
}
