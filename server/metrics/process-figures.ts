import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | null = null;

/**
 * Memory, CPU, event loop and garbage collection of this process, under the usual names of Node dashboards. One registry per process,
 * however many apps it builds.
 */
export function processFigures(): Registry {
  if (registry === null) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
