import type { Role } from '#rules/member/role.ts';
import { shares } from './limits.ts';

/** More requests of one asker than may run and wait; to be tried again after a second. */
export class TooBusy extends Error {}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
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
    const line = this.#lines.get(name) ?? { running: 0, waiting: [] };
    this.#lines.set(name, line);
    if (line.running < shares[role].running) line.running += 1;
    else {
      if (line.waiting.length >= shares[role].waiting) throw new TooBusy('too many requests at a time');
      // Whoever ends hands its turn to the first in line, so `running` stays as it is.
      await new Promise<void>((turn) => line.waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) this.#lines.delete(name);
    }
  }
}
