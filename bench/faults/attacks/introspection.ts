import { readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { type Attack, inParallel } from '../attack.ts';
import { pause } from '../shop-handle.ts';

const repeats = 12;
/** How long the thread is watched before, in ms, to know what others take of it. */
const calmMs = 2_000;
/** Two loops of one caller. */
const width = 2;
/** How long one request may hold the thread that serves everybody, in ms. */
const longestHoldMs = 50;

/**
 * Requests that one caller can repeat as fast as they are answered, two at a time: none holds the serving thread long enough for others to
 * notice. Each kind is tried alone; the figure is the thread's processor time for one, without what it takes for others.
 */
export const introspection: Attack = {
  name: 'introspection and other answers that take long to write',
  async run(world) {
    const token = world.shoppers[0]?.token ?? '';
    const asked = (query: (index: number) => string) => (index: number) =>
      fetch(`${world.shop.url}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-hasura-role': 'user' },
        body: JSON.stringify({ query: query(index) }),
      });
    const read = (path: string) => () => fetch(world.shop.url + path, { headers: { 'accept-encoding': 'identity' } });
    const kinds: Record<string, (index: number) => Promise<Response>> = {
      'the schema': asked(() => getIntrospectionQuery()),
      'another part of it each time': asked((index) => getIntrospectionQuery().replace('IntrospectionQuery', `part${index}`)),
      'a long document each time': asked(longDocument),
      '/api/openapi.json': read('/api/openapi.json'),
      '/sitemap.xml': read('/sitemap.xml'),
    };
    const broken: string[] = [];
    const figures: string[] = [];
    const calm = servingMs(world.shop.pid());
    await pause(calmMs);
    const ofOthers = (servingMs(world.shop.pid()) - calm) / calmMs;
    for (const [name, ask] of Object.entries(kinds)) {
      // The first one may read a schema or a file that is kept from then on.
      await (await ask(repeats)).arrayBuffer();
      const before = servingMs(world.shop.pid());
      const started = performance.now();
      const statuses = new Map<number, number>();
      await inParallel(Array.from({ length: repeats }), width, async (_, index) => {
        const reply = await ask(index);
        await reply.arrayBuffer();
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      });
      const ms = Math.max(0, servingMs(world.shop.pid()) - before - ofOthers * (performance.now() - started)) / repeats;
      if (ms > longestHoldMs) broken.push(`${name} holds the serving thread for ${ms.toFixed(0)} ms`);
      figures.push(`${name} ${ms.toFixed(0)} ms (${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')})`);
    }
    return { broken, figures: figures.join('; ') };
  },
};

/** Near the limits of fields and bytes, of another shape each time. */
function longDocument(index: number): string {
  const fields = Array.from({ length: 800 }, (_, n) => `a${index}_${n}: id`).join(' ');
  return `{ product_graphics(limit: 1, where: { id: { _eq: ${index} } }) { ${fields} } }`;
}

/** Processor time of the thread that serves, in ms since it began: what others do on the machine does not count. */
function servingMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
