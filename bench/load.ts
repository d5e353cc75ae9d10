import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Made anew for each request, instead of one address for all. */
  requests?: autocannon.Request[];
}

/** Requests per second of two targets, measured in turns in one run; the median of `rounds` each, after a warm-up. */
export async function compare(
  ours: Target,
  baseline: Target,
  rounds = 5,
  seconds = 3,
): Promise<{ ratio: number; oursPerSecond: number; baselinePerSecond: number }> {
  await load(ours, 2);
  await load(baseline, 2);
  const ourRounds: number[] = [];
  const baselineRounds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ourRounds.push(await load(ours, seconds));
    baselineRounds.push(await load(baseline, seconds));
  }
  const oursPerSecond = median(ourRounds);
  const baselinePerSecond = median(baselineRounds);
  return { ratio: oursPerSecond / baselinePerSecond, oursPerSecond, baselinePerSecond };
}

async function load(target: Target, duration: number): Promise<number> {
  const result = await autocannon({ ...target, duration, connections: 16 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
