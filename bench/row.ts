/** One line of docs/benchmarks.md. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
  /** CPU of the process for one request, ours against the baseline's; absent where nothing is compared. */
  cpu?: string;
  isWithin: boolean;
}

/** Two targets measured in turns. */
export interface Comparison {
  /** Requests per second, ours to the baseline's. */
  ratio: number;
  /** CPU per request, ours to the baseline's. */
  cpuRatio: number;
}

/** A ratio of requests per second that must not fall below its budget. */
export function ratioRow(what: string, atLeast: number, { ratio, cpuRatio }: Comparison): Row {
  return { what, budget: `>= ${atLeast}`, measured: ratio.toFixed(2), cpu: `${cpuRatio.toFixed(1)}x`, isWithin: ratio >= atLeast };
}

/** How many times slower something may be. */
export function slowdownRow(what: string, atMost: number, slowdown: number, cpuRatio?: number): Row {
  const cpu = cpuRatio === undefined ? {} : { cpu: `${cpuRatio.toFixed(1)}x` };
  return { what, budget: `<= ${atMost}x`, measured: `${slowdown.toFixed(2)}x`, ...cpu, isWithin: slowdown <= atMost };
}
