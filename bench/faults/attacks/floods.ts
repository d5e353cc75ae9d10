import autocannon from 'autocannon';
import { type Attack, inParallel } from '../attack.ts';
import { pause } from '../shop-handle.ts';

const seconds = 8;

/** /main with made-up parameters, 200 at once: all are served from the already cached page. */
export const madeUpParameters: Attack = {
  name: '/main with made-up parameters, 200 wide',
  async run(world) {
    let count = 0;
    const result = await autocannon({
      url: `${world.shop.url}/main`,
      connections: 200,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, path: `/main?x=${count++}` }) }],
    });
    return { broken: brokenOf(result), figures: figuresOf(result) };
  },
};

/**
 * Uncached pages, made-up addresses and searches, 100 at once: rendering queues and rejects with 503, while the cached page keeps being
 * served.
 */
export const madeUpAddresses: Attack = {
  name: 'made-up addresses and searches, 100 wide',
  async run(world) {
    let count = 0;
    const paths = [
      (n: number) => `/artist/nobody${n}`,
      (n: number) => `/product/${900_000 + n}`,
      (n: number) => `/search?q=${n}`,
      (n: number) => `/nothing/${n}`,
    ];
    const result = await autocannon({
      url: world.shop.url,
      connections: 100,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, path: paths[count % paths.length]?.(count++) ?? '/' }) }],
    });
    return { broken: brokenOf(result), figures: figuresOf(result) };
  },
};

/**
 * A visitor's most expensive queries at the data service, 200 at once from 40 addresses: statements that run until they have used up their
 * processor time. They queue or are rejected; pages are not affected.
 */
export const costlyQueries: Attack = {
  name: "200 of a visitor's costliest queries at once",
  async run(world) {
    let count = 0;
    const costly = [endlessJoin, countForEach].map((query) => JSON.stringify({ query }));
    const result = await autocannon({
      url: `${world.shop.url}/v1/graphql`,
      method: 'POST',
      connections: 200,
      duration: seconds,
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            body: costly[count % costly.length] ?? '',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${count++ % 40}` },
          }),
        },
      ],
    });
    return { broken: brokenOf(result), figures: figuresOf(result) };
  },
};

const pattern = (number: number) => `{ description: { _cast: { String: { _ilike: "%${'%e'.repeat(10)}${number}%" } } } }`;
const through = (where: string) => `{ artist: { graphics: ${where} } }`;
/** Graphics by artists of graphics by artists of graphics: never completes in time. */
const endlessJoin = `{ product_graphics(where: ${through(through(through(pattern(1))))}) { id } }`;
/** Sixty patterns over all graphics of its artist, for every graphic. */
const countForEach = `{ product_graphics { id artist { graphics_aggregate(where: { _or: [${Array.from({ length: 60 }, (_, number) => pattern(number)).join(',')}] }) { aggregate { count } } } } }`;

/**
 * 1,000 wrong passwords from many addresses, fifty a second (180,000 an hour): each is rejected or told to wait, and pages are not
 * affected.
 */
export const wrongPasswords: Attack = { ...guesses('1,000 wrong passwords, 50 a second', 20), mostSlowdown: 1.5 };
/** The same, as fast as 50 connections allow. */
export const burstOfPasswords = guesses('1,000 wrong passwords, 50 at once', 0);

/** An attempt starts `paceMs` after the previous one, or when one of fifty connections is free, whichever is later. */
function guesses(name: string, paceMs: number): Attack {
  return {
    name,
    async run(world) {
      const statuses = new Map<number, number>();
      const begun = performance.now();
      await inParallel(Array.from({ length: 1_000 }), 50, async (_, index) => {
        await pause(Math.max(0, begun + index * paceMs - performance.now()));
        const status = await signIn(world.shop.url, `fault${index % 100}@seam.example`, `10.9.${index % 10}.${index % 200}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      const broken = [...statuses]
        .filter(([status]) => ![400, 401, 403, 429, 503].includes(status))
        .map(([status, count]) => `${count} x ${status}`);
      return { broken, figures: [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ') };
    },
  };
}

async function signIn(url: string, username: string, address: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'storefront', username, password: 'wrong1234' });
  const reply = await fetch(`${url}/auth/token`, {
    method: 'POST',
    body,
    headers: { origin: url, 'x-forwarded-for': address },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}

function brokenOf(result: autocannon.Result): string[] {
  const broken: string[] = [];
  for (const [status, { count }] of Object.entries(result.statusCodeStats ?? {})) {
    if (Number(status) >= 500 && Number(status) !== 503) broken.push(`${count} x ${status}`);
  }
  if (result.errors > result.timeouts) broken.push(`${result.errors - result.timeouts} connections broke`);
  return broken;
}

function figuresOf(result: autocannon.Result): string {
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => `${count} x ${status}`);
  return `${statuses.join(', ')} in ${seconds} s`;
}
