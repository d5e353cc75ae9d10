// A shopper who looks at /main again and again while the shop is attacked: in a thread of its own, so that the load does not delay its clock.
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What the shopper saw: milliseconds until the whole page was there, and how many tries got no page. */
export interface Sight {
  p95: number;
  pages: number;
  refused: number;
}

const pauseMs = 25;

/** Looks at a page until `stop()` is called. */
export function watchPage(url: string): { stop: () => Promise<Sight> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  const ended = new Promise<Sight>((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
  });
  return {
    stop: () => {
      worker.postMessage('stop');
      return ended;
    },
  };
}

/** Looks for this many milliseconds. */
export async function sightOf(url: string, ms: number): Promise<Sight> {
  const watch = watchPage(url);
  await new Promise((next) => setTimeout(next, ms));
  return watch.stop();
}

if (!isMainThread) void look((workerData as { url: string }).url);

async function look(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const started = performance.now();
    if ((await status(url, agent)) === 200) times.push(performance.now() - started);
    else refused += 1;
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  parentPort?.postMessage({
    p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY,
    pages: times.length,
    refused,
  } satisfies Sight);
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
