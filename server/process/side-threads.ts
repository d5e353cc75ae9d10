import type { ResourceLimits } from 'node:worker_threads';
import { Tinypool } from 'tinypool';

/**
 * Threads beside the serving one, for work that holds a core: `atOnce` at most, whatever the load. They start with the first piece of work
 * and stop ten seconds after the last, so an idle shop keeps none. A piece that needs more memory than `memory` (MB) ends its thread.
 */
export function sideThreads(worker: URL, { atOnce = 1, memory }: { atOnce?: number; memory?: ResourceLimits } = {}): Tinypool {
  const limits = memory === undefined ? {} : { resourceLimits: memory };
  return new Tinypool({ filename: worker.href, minThreads: 0, maxThreads: atOnce, idleTimeout: 10_000, ...limits });
}
