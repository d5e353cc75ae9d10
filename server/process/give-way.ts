import { setPriority } from 'node:os';
import { nicenessBehind } from '#db/embedded/step-back.ts';

/**
 * Lets the thread that calls give way to the rest of its process by `niceness` (1 to 19), wherever that stands itself: a shop may be started with
 * `nice`, and a fixed priority could then mean to raise it, which is root's to do and ends the thread of anybody else. A thread has a priority of
 * its own on Linux only; elsewhere nothing happens.
 */
export function giveWay(niceness: number): void {
  if (process.platform === 'linux') setPriority(nicenessBehind(niceness));
}
