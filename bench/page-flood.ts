import autocannon from 'autocannon';
import { compare, median } from './load.ts';
import { type Row, ratioRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const headers = { 'accept-language': 'ko', 'accept-encoding': 'br' };

/** Made-up addresses per second: more than a process can render, far fewer than it can send. */
const floodPerSecond = 100;

/** An attacker's made-up addresses, one per number. */
const floods: readonly { what: string; addressOf: (made: number) => string }[] = [
  { what: 'made-up query strings', addressOf: (made) => `/main?x=${made}` },
  { what: 'data requests with made-up query strings', addressOf: (made) => `/main.data?x=${made}` },
  { what: 'made-up artists', addressOf: (made) => `/artist/made-up-${made}` },
  { what: 'made-up searches', addressOf: (made) => `/search?q=word${made}` },
];

/**
 * The cached /main while made-up addresses are requested: its 95th percentile compared with a quiet one; and how fast made-up variants of
 * it are.
 */
export async function pageFlood(shop: ShopUnderTest): Promise<Row[]> {
  let made = 0;
  const path = () => `/main?x=${made++}`;
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }];
  const madeUp = await compare(
    { shop, target: { url: shop.url, headers, requests } },
    { shop, target: { url: `${shop.url}/main`, headers } },
  );
  const rows = [ratioRow('/main with made-up query strings, against the cached page', 0.1, madeUp)];
  for (const { what, addressOf } of floods) {
    const slowdown = await slowdownUnder(shop, () => addressOf(made++));
    rows.push({
      what: `95th percentile of the kept /main under ${what} (${floodPerSecond}/s)`,
      budget: '<= 2x',
      measured: `${slowdown.toFixed(1)}x`,
      isWithin: slowdown <= 2,
    });
  }
  return rows;
}

/** Alternates quiet seconds and seconds under the flood, so that other load affects both; compares the medians. */
async function slowdownUnder(shop: ShopUnderTest, address: () => string): Promise<number> {
  const [quiet, flooded]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    quiet.push(await percentile95(shop));
    const flood = autocannon({
      url: shop.url,
      headers,
      // Few, because they all send at the same moment.
      connections: 8,
      overallRate: floodPerSecond,
      duration: 2,
      requests: [{ setupRequest: (request) => ({ ...request, path: address() }) }],
    });
    flooded.push(await percentile95(shop));
    const { statusCodeStats = {} } = await flood;
    const wrong = Object.keys(statusCodeStats).filter((status) => !['200', '404', '503'].includes(status));
    if (wrong.length > 0) throw new Error(`made-up addresses were answered with ${wrong.join(', ')}`);
  }
  return median(flooded) / median(quiet);
}

/** The 95th percentile in ms for 4 readers who continuously request the cached page, over one second. */
async function percentile95({ url }: ShopUnderTest): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 1_000;
  await Promise.all(Array.from({ length: 4 }, () => readUntil(end, `${url}/main`, times)));
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

async function readUntil(end: number, url: string, times: number[]): Promise<void> {
  while (performance.now() < end) {
    const begun = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - begun);
  }
}
