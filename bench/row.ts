/** One line of docs/benchmarks.md. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
  isWithin: boolean;
}

/** A ratio of requests per second that must not fall below its budget. */
export function ratioRow(what: string, atLeast: number, ratio: number): Row {
  return { what, budget: `>= ${atLeast}`, measured: ratio.toFixed(2), isWithin: ratio >= atLeast };
}
