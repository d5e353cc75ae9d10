import autocannon from 'autocannon';
import type { Comparison, Figures } from './row.ts';
import type { ShopUnderTest, Used } from './shop-under-test.ts';

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

/** Measures two targets in alternating rounds, after a warm-up. Errors: throws when any request fails. */
export async function compare(ours: Asked, baseline: Asked, rounds = 5, seconds = 3): Promise<Comparison> {
  await load(ours, 2);
  await load(baseline, 2);
  const figures = await inRounds(
    rounds,
    () => load(ours, seconds),
    () => load(baseline, seconds),
  );
  const [{ perSecond, cpu }, other] = figures;
  return { ratio: perSecond / other.perSecond, cpuRatio: cpu / other.cpu, figures };
}

type Round = () => Promise<Figures>;

/** The median figures of two kinds of work, in alternating rounds so that both run under the same conditions. */
export async function inRounds(rounds: number, ours: Round, baseline: Round): Promise<readonly [Figures, Figures]> {
  const [ourRounds, baselineRounds]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ourRounds.push(await ours());
    baselineRounds.push(await baseline());
  }
  return [middleOf(ourRounds), middleOf(baselineRounds)];
}

function middleOf(rounds: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => median(rounds.map((each) => each[figure]));
  return { perSecond: middle('perSecond'), cpu: middle('cpu'), postgres: middle('postgres'), blocks: middle('blocks') };
}

async function load({ shop, target: { isGraphql, ...target } }: Asked, duration: number): Promise<Figures> {
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
  return { perSecond: requests.average, ...perRequest(before, after, requests.total) };
}

/** What one of so many requests used. */
export function perRequest(before: Used, after: Used, requests: number): Used {
  const each = (figure: keyof Used) => (after[figure] - before[figure]) / requests;
  return { cpu: each('cpu'), postgres: each('postgres'), blocks: each('blocks') };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
