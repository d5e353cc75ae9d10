import { waitQuietly } from '#db/wait-quietly.ts';
import { logLine } from '#server/log-line.ts';
import type { KeyName } from './key-name.ts';

/** Milliseconds between attempts. */
const retryMs = 1_000;

/**
 * Keys that wait for the database, with what each waits for. One loop attempts them all every second and ends when none is left.
 * `attempt` deletes from the map what is done.
 */
export class Backlog<Value> {
  readonly #waiting = new Map<KeyName, Value>();
  readonly #attempt: (waiting: Map<KeyName, Value>) => Promise<void>;
  readonly #about: { most: number; beyond: string; wait: typeof waitQuietly };
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;
  #isFull = false;

  /** `most` limits the keys that wait; `beyond` tells the log what becomes of those beyond. */
  constructor(
    attempt: (waiting: Map<KeyName, Value>) => Promise<void>,
    about: { most: number; beyond: string; wait?: typeof waitQuietly },
  ) {
    this.#attempt = attempt;
    this.#about = { wait: waitQuietly, ...about };
  }

  add(name: KeyName, value: Value): void {
    if (this.#waiting.size >= this.#about.most) {
      if (!this.#isFull) logLine('error', this.#about.beyond, { most: this.#about.most });
      this.#isFull = true;
      return;
    }
    this.#waiting.set(name, value);
    this.#running ??= this.#run();
  }

  /** Attempts what is left once more, and resolves after that. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    // What was added while the last attempt was under way.
    if (this.#waiting.size > 0) await this.#attempt(this.#waiting);
  }

  async #run(): Promise<void> {
    do {
      await this.#about.wait(retryMs, this.#closing.signal);
      await this.#attempt(this.#waiting);
    } while (this.#waiting.size > 0 && !this.#closing.signal.aborted);
    this.#isFull = false;
    this.#running = null;
  }
}
