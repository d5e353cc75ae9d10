import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { addDraining, type Clock } from './draining.ts';

/** An app whose requests end on request of the test. */
async function heldApp({ answerMs, clock }: { answerMs?: number; clock?: Clock } = {}) {
  const app = fastify();
  addDraining(app, clock);
  if (answerMs !== undefined) app.answerMs = answerMs;
  const gate = Promise.withResolvers<void>();
  const arrived = { count: 0 };
  const gates: (() => void)[] = [];
  app.get('/', async () => {
    arrived.count += 1;
    await gate.promise;
    return 'finished';
  });
  app.get('/each', () => new Promise((done) => gates.push(() => done('finished'))));
  app.post('/unsent', async () => 'finished');
  const closed: string[] = [];
  app.addHook('onClose', async () => void closed.push('services'));
  await app.listen({ port: 0, host: 'localhost' });
  return { app, gate, gates, arrived, closed, port: (app.server.address() as AddressInfo).port };
}

function request(port: number, host: string, agent: Agent, path = '/'): Promise<{ reply: IncomingMessage; body: string }> {
  return new Promise((done, fail) => {
    const request = get({ port, host, agent, path }, (reply) => {
      let body = '';
      reply.on('data', (chunk) => {
        body += chunk;
      });
      reply.on('end', () => done({ reply, body }));
    });
    request.on('error', fail);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const hostsOf = (app: FastifyInstance) => app.addresses().map((address) => (typeof address === 'string' ? address : address.address));

test('64 running requests are finished and their connections closed before the rest of the shop closes', async () => {
  const { app, gate, arrived, closed, port } = await heldApp();
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  // `localhost` may resolve to two addresses, each with its own listener.
  const hosts = hostsOf(app);
  const requests = Array.from({ length: 64 }, (_, index) => request(port, hosts[index % hosts.length] ?? '', agent));
  await until(() => arrived.count === 64);
  const closing = app.close();
  await until(() => app.stopping.aborted);
  // No new connections are accepted.
  await expect(request(port, hosts[0] ?? '', new Agent())).rejects.toThrow();
  expect(closed).toEqual([]);
  gate.resolve();
  const answers = await Promise.all(requests);
  expect(answers.filter(({ body }) => body === 'finished')).toHaveLength(64);
  expect(new Set(answers.map(({ reply }) => reply.headers.connection))).toEqual(new Set(['close']));
  await closing;
  expect(closed).toEqual(['services']);
});

test('an idle connection does not delay a stop, and a request that takes too long is aborted', async () => {
  const { app, arrived, port } = await heldApp({ answerMs: 20 });
  const host = hostsOf(app)[0] ?? '';
  const cut = expect(request(port, host, new Agent({ keepAlive: true }))).rejects.toThrow();
  await until(() => arrived.count === 1);
  // Like a browser's preconnect, it sends nothing.
  const silent = connect(port, host);
  await new Promise((done) => silent.once('connect', done));
  await app.close();
  await cut;
  expect(app.server.listening).toBe(false);
});

test.each([
  ['as long as answers keep coming, up to its limit', [2_900, 2_900, 1_200], 3],
  ['no longer than three seconds for the first answer', [3_000], 1],
])('a stop waits for running requests: %s', async (_, steps, cut) => {
  let now = 0;
  const waits: { at: number; done: () => void }[] = [];
  const clock: Clock = { now: () => now, wait: (ms) => new Promise((done) => waits.push({ at: now + ms, done })) };
  const { app, gates, closed, port } = await heldApp({ answerMs: 7_000, clock });
  const host = hostsOf(app)[0] ?? '';
  const requests = Array.from({ length: cut === 3 ? 5 : 1 }, () => request(port, host, new Agent(), '/each').catch(() => 'cut' as const));
  await until(() => gates.length === requests.length);
  const closing = app.close();
  await until(() => waits.length > 0);
  for (const [index, ms] of steps.entries()) {
    expect(closed).toEqual([]);
    now += ms;
    for (const { at, done } of waits) if (at <= now) done();
    if (index === steps.length - 1) break;
    gates[index]?.();
    await requests[index];
  }
  await closing;
  expect((await Promise.all(requests)).filter((end) => end === 'cut')).toHaveLength(cut);
});

test('a running injected request delays a stop no longer than others', async () => {
  const { app, arrived, closed } = await heldApp({ answerMs: 20 });
  const whole = settled(app.inject('/'));
  await until(() => arrived.count === 1);
  const headers = { 'content-type': 'application/json' };
  const unsent = settled(app.inject({ method: 'POST', url: '/unsent', headers, payload: new PassThrough() }));
  await new Promise(setImmediate);
  await app.close();
  await until(() => whole.end !== undefined && unsent.end !== undefined);
  expect([whole.end, unsent.end]).toEqual(['cut', 'cut']);
  expect(closed).toEqual(['services']);
});

/** The outcome of a request, once it has one. */
function settled(request: Promise<{ body: string }>): { end?: string } {
  const its: { end?: string } = {};
  request.then(
    ({ body }) => {
      its.end = body;
    },
    () => {
      its.end = 'cut';
    },
  );
  return its;
}
