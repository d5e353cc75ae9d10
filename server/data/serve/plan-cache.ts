import { createHash } from 'node:crypto';
import { type Cached, cached } from '#server/cached.ts';
import type { Compiled } from '../compile/literals.ts';
import { limits } from './limits.ts';

/** Registered operations and free text have separate caches, so that neither evicts the other. */
export type Share = 'registered' | 'freeText';

/** A compiled query; `values` may contain slots. */
export interface Plan extends Compiled {
  readonly share: Share;
  /** The statement's name in PostgreSQL. */
  readonly name: string;
  uses: number;
}

/** LRU cache of one document's compiled queries, one per shape of its variables. */
export class PlanCache {
  readonly #share: Share;
  readonly #known: Cached<Plan>;

  constructor(share: Share) {
    this.#share = share;
    this.#known = cached({ most: limits.plans[share] });
  }

  get(shape: string): Plan | undefined {
    return this.#known.known(shape);
  }

  add(shape: string, compiled: Compiled): Plan {
    const name = createHash('sha256').update(compiled.text).digest('hex').slice(0, 32);
    const plan: Plan = { ...compiled, share: this.#share, name, uses: 0 };
    // A few long ones would fill the memory of this process and of every connection.
    if (this.#share === 'freeText' && compiled.text.length > limits.preparedStatement) return plan;
    // A long shape contains a client-made filter and will hardly recur.
    if (shape.length <= 2000) this.#known.keep(shape, plan);
    return plan;
  }
}

/** Whether a statement recurs often enough for PostgreSQL to prepare it on each connection. */
export function isWorthAName(plan: Plan): boolean {
  plan.uses += 1;
  return plan.share === 'registered' || plan.uses > limits.usesForName;
}
