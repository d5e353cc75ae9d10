/** One row of docs/benchmarks.md. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
  /** CPU per request of the process, relative to the baseline; absent where nothing is compared. */
  cpu?: string;
  isWithin: boolean;
}

/** One round: requests (or flows) per second, and for each the CPU of the whole process and of PostgreSQL in ms, and blocks it read. */
export interface Figures {
  perSecond: number;
  cpu: number;
  postgres: number;
  blocks: number;
}

/** Two targets measured in alternation. */
export interface Comparison {
  /** Requests per second relative to the baseline. */
  ratio: number;
  /** CPU per request relative to the baseline. */
  cpuRatio: number;
  /** What either was measured with. */
  figures: readonly [Figures, Figures];
}

/** A ratio of requests per second that must not fall below its budget. */
export function ratioRow(what: string, atLeast: number, { ratio, cpuRatio }: Pick<Comparison, 'ratio' | 'cpuRatio'>): Row {
  return { what, budget: `>= ${atLeast}`, measured: ratio.toFixed(2), cpu: `${cpuRatio.toFixed(1)}x`, isWithin: ratio >= atLeast };
}

/** How many times slower something may be. */
export function slowdownRow(what: string, atMost: number, slowdown: number, cpuRatio?: number): Row {
  const cpu = cpuRatio === undefined ? {} : { cpu: `${cpuRatio.toFixed(1)}x` };
  return { what, budget: `<= ${atMost}x`, measured: `${slowdown.toFixed(2)}x`, ...cpu, isWithin: slowdown <= atMost };
}
