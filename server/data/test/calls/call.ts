import type * as calls from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import type { DataEngine } from '../../engine.ts';
import { type AskerName, askers } from '../data-shop.ts';

export const everybody = ['visitor', 'member', 'admin'] as const;

export interface Call {
  readonly name: string;
  readonly run: (engine: DataEngine, asker: AskerName) => Promise<unknown>;
  /** The whole reply, of which `run` picks what a test names. */
  readonly reply: (engine: DataEngine, asker: AskerName) => Promise<unknown>;
  readonly expected: Readonly<Record<(typeof everybody)[number], unknown>>;
}

/** A call with the same response for all three roles. */
export function same<Data, Variables>(
  name: keyof typeof calls,
  about: string,
  operation: Operation<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => unknown,
  expected: unknown,
): Call {
  return differing(name, about, operation, variables, pick, { visitor: expected, member: expected, admin: expected });
}

export function differing<Data, Variables>(
  name: keyof typeof calls,
  about: string,
  operation: Operation<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => unknown,
  expected: Call['expected'],
): Call {
  const run = async (engine: DataEngine, asker: AskerName) => {
    const result = await engine.execute(operation, variables, askers[asker]);
    return 'data' in result ? pick(result.data) : result.errors;
  };
  const reply = (engine: DataEngine, asker: AskerName) => engine.execute(operation, variables, askers[asker]);
  return { name: `${name}: ${about}`, run, reply, expected };
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (to > from ? from + i : from - i));
export const ids = (rows: readonly { id: number }[]): number[] => rows.map((row) => row.id);
