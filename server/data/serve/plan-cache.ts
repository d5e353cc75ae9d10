import { createHash } from 'node:crypto';
import { limits } from './limits.ts';

/** A compiled query; `values` may hold slots. */
export interface Plan {
  readonly text: string;
  readonly values: readonly unknown[];
  uses: number;
}

/** The compiled queries of one role, the least recently used making room. */
export class PlanCache {
  readonly #known = new Map<string, Plan>();

  get(key: string): Plan | undefined {
    const plan = this.#known.get(key);
    if (!plan) return undefined;
    this.#known.delete(key);
    this.#known.set(key, plan);
    return plan;
  }

  add(key: string, plan: Plan | null): Plan | null {
    // A long key holds a filter of the client's own making; it will hardly come again.
    if (!plan || key.length > 2000) return plan;
    this.#known.set(key, plan);
    const [oldest] = this.#known.keys();
    if (this.#known.size > limits.plans && oldest !== undefined) this.#known.delete(oldest);
    return plan;
  }
}

const names = new Map<string, string>();

/**
 * A name for a statement that comes again and again, so that PostgreSQL parses and plans it once per connection: the shop's own at
 * once, others when they have proved it. node-postgres never forgets a name, so later ones go without.
 */
export function statementName(plan: Plan, isRegistered: boolean): string | null {
  plan.uses += 1;
  const known = names.get(plan.text);
  if (known !== undefined) return known;
  if (names.size >= limits.namedStatements || !(isRegistered || plan.uses > limits.usesForName)) return null;
  const name = createHash('sha256').update(plan.text).digest('hex').slice(0, 32);
  names.set(plan.text, name);
  return name;
}
