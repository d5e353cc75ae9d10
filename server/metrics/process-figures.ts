import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | null = null;

/** Memory, processor, event loop and collector of this process, under the names every Node dashboard knows. One for the process, whatever is built in it. */
export function processFigures(): Registry {
  if (registry === null) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
