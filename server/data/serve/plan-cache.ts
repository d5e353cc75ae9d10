import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Compiled } from '../compile/literals.ts';
import { limits } from './limits.ts';

/** Registered operations and free text have separate caches, so neither can evict the other. */
export type Share = 'registered' | 'freeText';

/** A compiled query; `values` may hold slots. */
export interface Plan extends Compiled {
  readonly share: Share;
  /** What PostgreSQL knows the statement by. */
  readonly name: string;
  uses: number;
}

/** The compiled queries of one document, one for each shape of its variables, the least recently used making room. */
export class PlanCache {
  readonly #share: Share;
  readonly #known: LRUCache<string, Plan>;

  constructor(share: Share) {
    this.#share = share;
    this.#known = new LRUCache({ max: limits.plans[share] });
  }

  get(shape: string): Plan | undefined {
    return this.#known.get(shape);
  }

  add(shape: string, compiled: Compiled): Plan {
    const name = createHash('sha256').update(compiled.text).digest('hex').slice(0, 32);
    const plan: Plan = { ...compiled, share: this.#share, name, uses: 0 };
    // A few long ones would fill the memory of this process and of every connection.
    if (this.#share === 'freeText' && compiled.text.length > limits.keptStatement) return plan;
    // A long shape holds a filter of the client's own making; it will hardly come again.
    if (shape.length <= 2000) this.#known.set(shape, plan);
    return plan;
  }
}

/** Whether a statement comes again and again, so that PostgreSQL should parse and plan it once per connection. */
export function isWorthAName(plan: Plan): boolean {
  plan.uses += 1;
  return plan.share === 'registered' || plan.uses > limits.usesForName;
}
