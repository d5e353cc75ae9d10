import { z } from 'zod';

/** Where traces go, by the standard variables of OpenTelemetry; null for nowhere. */
export type TelemetrySettings = { endpoint: string; service: string; share: number } | null;

/** The settings of telemetry in the environment; others of OTEL_EXPORTER_OTLP_ are read by the exporter. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('collector that traces are sent to (OTLP over HTTP); else none are made'),
  OTEL_SERVICE_NAME: z.string().default('seam').describe('name of this process in traces'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be from 0 to 1' })
    .refine((share) => share >= 0 && share <= 1, 'must be from 0 to 1')
    .default(0.01)
    .describe('share of the traces that are sent; each with an error is'),
};

export function readTelemetry(values: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TelemetrySettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, service, share };
}
