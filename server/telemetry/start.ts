import FastifyOtelInstrumentation from '@fastify/otel';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import pg from 'pg';
import { derivedKey } from '#server/keys/derived-key.ts';
import type { TelemetrySettings } from '#server/settings/telemetry.ts';
import { inTrace, traceBy } from '#server/trace.ts';
import { ChosenTraces } from './chosen-traces.ts';

/**
 * Records what requests and jobs do (OpenTelemetry): a span for each request, job, statement and call. Call it before the app is built; only
 * a shop with OTEL_EXPORTER_OTLP_ENDPOINT loads this file. `secret`: the shop's, by which traces are chosen. Returns what sends the rest and ends it.
 */
export function startTelemetry({ endpoint, service, share }: NonNullable<TelemetrySettings>, secret: string): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new ChosenTraces(new BatchSpanProcessor({ exporter }), share, derivedKey(secret, 'traces'))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);

  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: (span, { method, routeOptions }) => span.updateName(`${method} ${routeOptions.url ?? 'none'}`),
  });
  const calls = new UndiciInstrumentation({ requireParentforSpans: true });
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  for (const each of [requests, calls, statements]) each.setTracerProvider(provider);
  requests.enable();
  const unpatch = patchLoaded(statements);

  const tracer = trace.getTracer('seam');
  const restore = traceBy((name, run) =>
    tracer.startActiveSpan(name, { root: true }, (span) =>
      inTrace(span.spanContext().traceId, run)
        .catch((error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end()),
    ),
  );
  return {
    async stop() {
      restore();
      unpatch();
      for (const each of [requests, calls]) each.disable();
      await provider.shutdown();
      for (const api of [trace, propagation, context]) api.disable();
    },
  };
}

/** The instrumentation changes a module as it is loaded; here pg is loaded already. */
function patchLoaded(statements: PgInstrumentation): () => void {
  type Definition = { name: string; patch(module: unknown): unknown; unpatch(module: unknown): unknown };
  const definitions = (statements as unknown as { init(): Definition[] }).init().filter(({ name }) => name === 'pg');
  for (const each of definitions) each.patch(pg);
  return () => {
    for (const each of definitions) each.unpatch(pg);
  };
}
