import type { Role } from '#rules/member/rights/role.ts';
import { queueIsFull, type WorkQueue, workQueue } from '#server/limits/work-queue.ts';
import { shares } from './limits.ts';

/** More requests of one asker than may run and wait; to be tried again after a second. */
export class TooBusy extends Error {}

interface Line {
  readonly run: WorkQueue;
  /** Requests that run or wait. */
  inside: number;
}

/**
 * The share each asker has of the data service: a few requests at a time and a line of those that wait, first come first served. One
 * address or member can fill no more of the pool than that, however many requests come.
 */
export class Shares {
  readonly #lines = new Map<string, Line>();

  /** Waits for a turn, does the work in it and hands the turn on. Errors: TooBusy at once when the line is full. */
  async inTurn<T>(role: Role, key: string, work: () => Promise<T>): Promise<T> {
    const name = `${role} ${key}`;
    const line = this.#lines.get(name) ?? { run: workQueue(shares[role]), inside: 0 };
    this.#lines.set(name, line);
    line.inside += 1;
    try {
      const done = await line.run(work);
      if (done === queueIsFull) throw new TooBusy('too many requests at a time');
      return done;
    } finally {
      line.inside -= 1;
      if (line.inside === 0) this.#lines.delete(name);
    }
  }
}
