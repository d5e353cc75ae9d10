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
 * Passes on whole traces: a share of them, chosen by their ids and so the same in every process, and each in which something failed here.
 * That is known when the request has been answered, so its spans wait until then.
 */
export class ChosenTraces implements SpanProcessor {
  readonly #next: SpanProcessor;
  readonly #share: number;
  readonly #waiting = new Map<string, ReadableSpan[]>();

  constructor(next: SpanProcessor, share: number) {
    this.#next = next;
    this.#share = share;
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    strip(span);
    if (this.#isChosen(traceId)) {
      this.#next.onEnd(span);
      return;
    }
    const spans = this.#waiting.get(traceId) ?? [];
    if (spans.length < MOST_SPANS) spans.push(span);
    const isRoot = span.parentSpanContext === undefined || span.parentSpanContext.isRemote === true;
    if (!isRoot) {
      if (this.#waiting.has(traceId) || this.#waiting.size < MOST_TRACES) this.#waiting.set(traceId, spans);
      return;
    }
    this.#waiting.delete(traceId);
    if (spans.some(({ status }) => status.code === SpanStatusCode.ERROR)) for (const each of spans) this.#next.onEnd(each);
  }

  /** By the last 32 bits of the id, as those of a random id are random. */
  #isChosen(traceId: string): boolean {
    return Number.parseInt(traceId.slice(-8), 16) < this.#share * 2 ** 32;
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}

/** Removes what is personal, and the parent that only stands for "none" (server/trace.ts). */
function strip(span: ReadableSpan): void {
  for (const name of personal) delete span.attributes[name];
  // Messages of PostgreSQL quote rows.
  for (const { attributes } of span.events) for (const name of ['exception.message', 'exception.stacktrace']) delete attributes?.[name];
  Object.assign(span.status, { message: undefined });
  if (span.parentSpanContext?.spanId === MADE_SPAN) Object.assign(span, { parentSpanContext: undefined });
}
