import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often the process looks at itself, ms. */
const lookMs = 5_000;
/** Share of the time spent working below which the process counts as idle. */
const idleShare = 0.05;
/** Bytes of heap grown since the last collection that are worth a pause of a tenth of a second; a smaller heap pauses for less. */
const mainWorthBytes = 32e6;

/**
 * Gives memory back when there is nothing to do. V8 collects when it needs room, never because it is quiet, so what reading and compiling
 * two thousand modules leaves behind (about 150 MB) would stay for good. It keeps no process alive.
 */
export function collectWhenIdle(worthBytes = mainWorthBytes): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;
  let seen = performance.eventLoopUtilization();
  let collectedTo = 0;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen);
    seen = performance.eventLoopUtilization();
    const heap = process.memoryUsage().heapTotal;
    if (!isWorthCollecting(utilization, heap - collectedTo, worthBytes)) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    collectedTo = process.memoryUsage().heapTotal;
  }, lookMs).unref();
}

/** Whether to collect: nothing else is happening (share of time spent working) and enough has piled up (bytes). */
export function isWorthCollecting(utilization: number, grownBytes: number, worthBytes = mainWorthBytes): boolean {
  return utilization < idleShare && grownBytes > worthBytes;
}
