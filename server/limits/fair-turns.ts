import { performance } from 'node:perf_hooks';

/** A waiting request: `begin` is called on its turn, `refuse` when too many wait. */
export interface Waiter {
  begin: () => void;
  refuse: () => void;
}

export interface TurnLimits {
  /** Maximum requests started per tick of the event loop. */
  perTick: number;
  /**
   * When other work in a tick (database responses, requests started earlier) takes longer than this (ms), fewer requests start in the next
   * one.
   */
  longMs: number;
  /** Milliseconds of a tick that starting requests may take; a start in progress is completed. */
  budgetMs: number;
  /** Maximum waiting requests per key, and in total. */
  waitingOfOne: number;
  waitingOfAll: number;
}

/** Runs a function in the next tick of the event loop. */
export type NextTick = (run: () => void) => void;

/**
 * Limits how many requests start in one tick of the event loop, so that other ready work (a cached page, a database response) waits a few
 * milliseconds rather than for a whole crowd. Started requests continue in later ticks, so a long tick halves the starts in the next one,
 * down to one; short ticks raise it again. The rest wait in a queue per key, served round-robin. When nobody waits, it costs one counter.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  readonly #nextTick: NextTick;
  readonly #now: () => number;
  /** The first queue is served next. */
  readonly #lines = new Map<string, Set<Waiter>>();
  readonly #turnedAway = new Set<Waiter>();
  #waiting = 0;
  #refused = 0;
  #most: number;
  #begun = 0;
  #tickBegan = 0;
  #isTickOpen = false;

  constructor(limits: TurnLimits, nextTick: NextTick = setImmediate, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#most = limits.perTick;
    this.#nextTick = nextTick;
    this.#now = now;
  }

  /** True when a request may start now, which counts it; otherwise call `wait`. */
  isFree(): boolean {
    if (this.#waiting > 0 || this.#turnedAway.size > 0) return false;
    if (!this.#isTickOpen) this.#openTick();
    return this.#isRoom() && this.#count();
  }

  /**
   * Waits in the queue of a key, or is rejected within a tick or two when that is full. Returns a function to call when the client
   * disconnects early.
   */
  wait(key: string, waiter: Waiter): () => void {
    if (!this.#isTickOpen) this.#openTick();
    const line = this.#lines.get(key) ?? new Set();
    if (this.#waiting >= this.#limits.waitingOfAll || line.size >= this.#limits.waitingOfOne) {
      this.#refused += 1;
      this.#turnedAway.add(waiter);
      return () => void this.#turnedAway.delete(waiter);
    }
    line.add(waiter);
    this.#lines.set(key, line);
    this.#waiting += 1;
    return () => {
      if (line.delete(waiter)) this.#waiting -= 1;
    };
  }

  /** Waiting now, and rejected so far. */
  get figures(): { waiting: number; refused: number } {
    return { waiting: this.#waiting, refused: this.#refused };
  }

  #openTick(): void {
    this.#isTickOpen = true;
    this.#begun = 0;
    this.#tickBegan = this.#now();
    this.#nextTick(() => this.#serve());
  }

  #isRoom(): boolean {
    return this.#begun < this.#most && this.#now() - this.#tickBegan < this.#limits.budgetMs;
  }

  #count(): true {
    this.#begun += 1;
    return true;
  }

  #serve(): void {
    const now = this.#now();
    const { longMs, perTick } = this.#limits;
    this.#most = now - this.#tickBegan > longMs ? Math.max(1, this.#most >> 1) : Math.min(perTick, this.#most + 1);
    this.#begun = 0;
    this.#tickBegan = now;
    this.#step();
  }

  #step(): void {
    // A rejection is cheap, but a crowd that retries at once must not fill a tick with them.
    const away = first(this.#turnedAway);
    if (away) {
      this.#turnedAway.delete(away);
      away.refuse();
    }
    this.#next()?.begin();
    this.#count();
    if (this.#waiting === 0 && this.#turnedAway.size === 0) this.#isTickOpen = false;
    // After all synchronous follow-up work of this start, so that its time is included.
    else queueMicrotask(() => process.nextTick(() => (this.#isRoom() ? this.#step() : this.#openTick())));
  }

  #next(): Waiter | undefined {
    for (const [key, line] of this.#lines) {
      this.#lines.delete(key);
      const waiter = first(line);
      if (!waiter) continue;
      line.delete(waiter);
      this.#waiting -= 1;
      // Move to the end: the other queues come first.
      if (line.size > 0) this.#lines.set(key, line);
      return waiter;
    }
    return undefined;
  }
}

function first<T>(values: Set<T>): T | undefined {
  return values.values().next().value;
}
