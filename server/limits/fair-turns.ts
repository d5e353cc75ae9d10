import { performance } from 'node:perf_hooks';

/** One who waits: `begin` when its turn comes, `refuse` when too many wait. */
export interface Waiter {
  begin: () => void;
  refuse: () => void;
}

export interface TurnLimits {
  /** Requests that begin in one tick of the event loop at most. */
  perTick: number;
  /** Milliseconds of everything else in a tick (answers of the database, what has begun before) beyond which fewer begin in the next one. */
  longMs: number;
  /** Milliseconds that beginnings may take of one tick; the one under way is finished. */
  budgetMs: number;
  /** Waiting of one key, and altogether. */
  waitingOfOne: number;
  waitingOfAll: number;
}

/** Runs a function in the next tick of the event loop. */
export type NextTick = (run: () => void) => void;

/**
 * Lets only so much begin in one tick of the event loop, so that whatever is ready besides (a kept page, an answer of the database) waits for a few
 * milliseconds and not for a whole crowd. What begins goes on in later ticks, so long ticks halve what begins in the next one, down to one request; short
 * ones bring it back. The rest waits in a line of its own for each key; lines take turns. Costs a counter while nobody waits.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  readonly #nextTick: NextTick;
  readonly #now: () => number;
  /** The line whose turn is next comes first. */
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

  /** True when a turn may begin now, and counts it; else `wait`. */
  isFree(): boolean {
    if (this.#waiting > 0 || this.#turnedAway.size > 0) return false;
    if (!this.#isTickOpen) this.#openTick();
    return this.#isRoom() && this.#count();
  }

  /** Waits in the line of a key, or is refused within a tick or two when that is full. Gives a function for whoever goes away before. */
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

  /** Waiting now; refused so far. */
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
    // Refusals cost little, but a crowd that comes again at once must not fill a tick with them.
    const away = first(this.#turnedAway);
    if (away) {
      this.#turnedAway.delete(away);
      away.refuse();
    }
    this.#next()?.begin();
    this.#count();
    if (this.#waiting === 0 && this.#turnedAway.size === 0) this.#isTickOpen = false;
    // After everything that this beginning has set going without waiting, so that its time counts.
    else queueMicrotask(() => process.nextTick(() => (this.#isRoom() ? this.#step() : this.#openTick())));
  }

  #next(): Waiter | undefined {
    for (const [key, line] of this.#lines) {
      this.#lines.delete(key);
      const waiter = first(line);
      if (!waiter) continue;
      line.delete(waiter);
      this.#waiting -= 1;
      // To the end: the other lines come first.
      if (line.size > 0) this.#lines.set(key, line);
      return waiter;
    }
    return undefined;
  }
}

function first<T>(values: Set<T>): T | undefined {
  return values.values().next().value;
}
