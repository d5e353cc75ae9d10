// A shopper who repeatedly loads a page while the shop is attacked: in a separate process, so that the load does not delay its clock.
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher.ts';
import { pause } from './shop-handle.ts';

/** The shopper's measurements: milliseconds until the whole page was loaded (95th percentile and longest), and how many attempts got no page. */
export interface Sight {
  p95: number;
  longest: number;
  pages: number;
  refused: number;
}

const pauseMs = 25;
/** A new process is slow itself, so its first half second is ignored. */
const warmMs = 500;
const file = fileURLToPath(import.meta.url);

/** Repeatedly loads a page until `stop()` is called. */
export async function watchPage(url: string): Promise<{ stop: () => Promise<Sight> }> {
  const shopper = await launch({ file, args: [url] });
  await pause(2 * warmMs);
  return {
    stop: () => {
      shopper.send('stop');
      return shopper.said as Promise<Sight>;
    },
  };
}

/** Loads a page repeatedly for this many milliseconds. */
export async function sightOf(url: string, ms: number): Promise<Sight> {
  const watch = await watchPage(url);
  await pause(ms);
  return watch.stop();
}

if (process.argv[1] === file) void look(process.argv[2] ?? '');

async function look(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const started = performance.now();
    const isPage = (await status(url, agent)) === 200;
    if (started < warmMs) continue;
    if (isPage) times.push(performance.now() - started);
    else refused += 1;
    await pause(pauseMs);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  process.send?.({
    p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY,
    longest: times.at(-1) ?? Number.POSITIVE_INFINITY,
    pages: times.length,
    refused,
  } satisfies Sight);
  process.disconnect();
}

function status(url: string, agent: Agent): Promise<number> {
  return new Promise((done) => {
    const request = get(url, { agent, timeout: 20_000, headers: { 'accept-language': 'ko', 'accept-encoding': 'br' } }, (reply) => {
      reply.resume();
      reply.once('end', () => done(reply.statusCode ?? 0));
      reply.once('error', () => done(0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => done(0));
  });
}
