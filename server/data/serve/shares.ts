import type { Role } from '#rules/member/rights/role.ts';
import { type QueueOfKey, queuesByKey } from '#server/limits/queues-by-key.ts';
import { queueIsFull } from '#server/limits/work-queue.ts';
import { shareOfAddress, shares } from './limits.ts';

/** More requests of one asker than may run and wait; to be tried again after a second. */
export class TooBusy extends Error {}

/** Who asks: a visitor is an address alone. */
export interface Share {
  role: Role;
  userId: string | null;
  address: string;
}

/**
 * The share each asker has of the data service: a few requests at a time and a line of those that wait, first come first served. Whoever asks as a
 * visitor, signed in or not, shares with their address; members have a share of their own, and all of one address together leave room for others:
 * accounts cost nothing.
 */
export class Shares {
  readonly #lines = new Map<Role, QueueOfKey>();
  readonly #members = queuesByKey(shareOfAddress);

  /** Waits for a turn, does the work in it and hands the turn on. Errors: TooBusy at once when a line is full. */
  async inTurn<T>({ role, userId, address }: Share, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(role) ?? queuesByKey(shares[role]);
    this.#lines.set(role, line);
    const key = role === 'public' ? address : (userId ?? address);
    const done = await line(key, () => (role === 'user' ? this.#members(address, work) : work()));
    if (done === queueIsFull) throw new TooBusy('too many requests at a time');
    return done;
  }
}
