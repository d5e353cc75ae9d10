import { setPriority } from 'node:os';
import { nicenessBehind } from '#db/embedded/step-back.ts';

/**
 * Lowers the calling thread's priority relative to the process by `niceness` (1 to 19). It is relative because the shop may be started with
 * `nice`: a fixed priority could then mean raising it, which only root may do and which would crash the thread. Only Linux has priorities
 * per thread; elsewhere this does nothing.
 */
export function lowerPriority(niceness: number): void {
  if (process.platform === 'linux') setPriority(nicenessBehind(niceness));
}
