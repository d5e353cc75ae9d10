import autocannon from 'autocannon';
import type { Comparison } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** A fresh list of requests, instead of one address for all. */
  requests?: autocannon.Request[];
  /** The data service responds 200 for errors too, so every body is checked. */
  isGraphql?: boolean;
}

/** A target and the process that serves it. */
export interface Asked {
  shop: ShopUnderTest;
  target: Target;
}

/** Requests per second, CPU per request (ms, whole process) and blocks that PostgreSQL read per request, in one round. */
interface Round {
  perSecond: number;
  cpu: number;
  blocks: number;
}

/**
 * Measures two targets in alternating rounds and returns the median of `rounds` each, after a warm-up. Errors: throws when any request
 * fails.
 */
export async function compare(ours: Asked, baseline: Asked, rounds = 5, seconds = 3): Promise<Comparison> {
  await load(ours, 2);
  await load(baseline, 2);
  const ourRounds: Round[] = [];
  const baselineRounds: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    ourRounds.push(await load(ours, seconds));
    baselineRounds.push(await load(baseline, seconds));
  }
  const middle = (all: readonly Round[], figure: keyof Round) => median(all.map((each) => each[figure]));
  return {
    ratio: middle(ourRounds, 'perSecond') / middle(baselineRounds, 'perSecond'),
    cpuRatio: middle(ourRounds, 'cpu') / middle(baselineRounds, 'cpu'),
    blocks: [middle(ourRounds, 'blocks'), middle(baselineRounds, 'blocks')],
    perSecond: [middle(ourRounds, 'perSecond'), middle(baselineRounds, 'perSecond')],
  };
}

async function load({ shop, target: { isGraphql, ...target } }: Asked, duration: number): Promise<Round> {
  const before = await shop.used();
  const result = await autocannon({
    ...target,
    duration,
    connections: 16,
    ...(isGraphql ? { verifyBody: (body) => String(body).startsWith('{"data":{') } : {}),
  });
  const after = await shop.used();
  const { non2xx, errors, mismatches, requests } = result;
  if (non2xx + errors + mismatches > 0) {
    throw new Error(`${target.url}: ${non2xx} refused, ${errors} failed, ${mismatches} answered with errors`);
  }
  return {
    perSecond: requests.average,
    cpu: (after.cpu - before.cpu) / requests.total,
    blocks: (after.blocks - before.blocks) / requests.total,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
