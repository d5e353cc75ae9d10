import type { SQL } from 'pg-sql2';
import type { Compilation } from '../compile/context.ts';

export interface WrittenRows {
  /** How many rows the statement inserted, changed or deleted. */
  readonly count: number;
  readonly rows: readonly Record<string, unknown>[];
}

/** A mutation in progress: the compiler's shared state, and the open transaction's statements. */
export interface Writing {
  readonly compilation: Compilation;
  readonly run: (statement: SQL) => Promise<WrittenRows>;
}
