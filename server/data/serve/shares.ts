import type { Role } from '#rules/member/rights/role.ts';
import { type QueueOfKey, queuesByKey } from '#server/limits/queues-by-key.ts';
import { queueIsFull, type WorkQueue, workQueue } from '#server/limits/work-queue.ts';
import { shareOfAddress, shares, waitingMembers } from './limits.ts';

/** A caller has more requests than may run and wait; it should retry after a second. */
export class TooBusy extends Error {}

/** The caller; visitors are identified only by address. */
export interface Share {
  role: Role;
  userId: string | null;
  address: string;
}

/**
 * Each caller's share of the data service: a few concurrent requests and a FIFO queue. Requests with the visitor role, signed in or not,
 * share by address. Members have their own share, and all members at one address together leave room for others, because accounts are free.
 * All members leave one of the connections that they share with staff (`places`).
 */
export class Shares {
  readonly #lines = new Map<Role, QueueOfKey>();
  readonly #membersOfAddress = queuesByKey(shareOfAddress);
  readonly #members: WorkQueue;

  constructor(places: number) {
    this.#members = workQueue({ lanes: Math.max(1, places - 1), waiting: waitingMembers });
  }

  /** Waits for a turn, runs the work and passes the turn on. Errors: TooBusy immediately when a queue is full. */
  async inTurn<T>({ role, userId, address }: Share, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(role) ?? queuesByKey(shares[role]);
    this.#lines.set(role, line);
    const key = role === 'public' ? address : (userId ?? address);
    const done = await line(key, () => (role === 'user' ? this.#membersOfAddress(address, () => this.#members(work)) : work()));
    if (done === queueIsFull) throw new TooBusy('too many requests at a time');
    return done;
  }
}
