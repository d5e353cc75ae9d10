import { connect as connectTo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { atFileEnd } from '#test/at-file-end.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { connect } from '../open.ts';
import { openClient, openPool } from '../pool.ts';
import { probe, watchServer } from '../server-watch.ts';

/** What PostgreSQL says while it starts. */
const refusal = Buffer.from('E\0\0\0\x1dSFATAL\0C57P03\0Mstarting\0\0', 'latin1');

/** A server that accepts connections and does with them as told; `sockets` are all it accepted. */
async function serverThat(does: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).resume();
    does(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((done) => server.close(() => done()));
  };
  atFileEnd(close);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `postgres://shop@127.0.0.1:${address.port}/shop`, sockets, close };
}

const asked = (url: string, stepMs: number) => probe(url, stepMs, new AbortController());

test('a database that accepts connections but does not answer is silent; one that refuses connections is not', async () => {
  const mute = await serverThat(() => {});
  expect(await asked(mute.url, 5)).toBe(false);
  await eventually(() => expect(mute.sockets.every((socket) => socket.destroyed)).toBe(true));
  const late = await serverThat((socket) => socket.once('data', () => setTimeout(() => socket.end(refusal), 30)));
  expect(await asked(late.url, 1_000)).toBe(true);
  await late.close();
  expect(await asked(late.url, 1_000)).toBe(true);
  await expect(asked('postgres://[', 5)).rejects.toThrow();
  expect(await watchServer('postgres://[').answers()).toBe(true);
});

test('a check whether the database answers does not fail because this process is busy', async () => {
  const mute = await serverThat(() => {});
  let blocks = 0;
  const blocking = setInterval(() => {
    blocks += 1;
    const until = performance.now() + 12;
    while (performance.now() < until);
  }, 1);
  await asked(mute.url, 2);
  clearInterval(blocking);
  // There are one or two in each of its steps, of which twelve would do.
  expect(blocks).toBeGreaterThan(36);
});

test('pools that cannot connect share one check, then refuse at once; a closed watch still answers', async () => {
  const mute = await serverThat(() => {});
  const watch = watchServer(mute.url, () => 0.2);
  const pools = [1, 2].map(() => openPool({ connectionString: mute.url, max: 1, waitMs: 30, watch }));
  const errors = await Promise.all(pools.map((pool) => pool.query('select 1').catch((error: unknown) => error)));
  expect(errors.map(String)).toEqual(pools.map(() => expect.stringContaining('connection timeout')));
  // Before this test asks, too.
  await eventually(() => expect(mute.sockets.length).toBeGreaterThan(pools.length));
  expect([await watch.answers(), watch.isSilent()]).toEqual([false, true]);
  expect(mute.sockets.length).toBe(pools.length + 1);
  for (const pool of pools) {
    await expect(pool.query('select 1')).rejects.toThrow('silent');
    await expect(pool.connect()).rejects.toThrow('silent');
  }
  watch.close();
  expect([await watch.answers(), watch.isSilent()]).toEqual([true, false]);
  await eventually(() => expect(mute.sockets.every((socket) => socket.destroyed)).toBe(true));
  await Promise.all(pools.map((pool) => pool.end()));
});

test('a database that refuses new connections counts as answering while existing ones do', async () => {
  const mute = await serverThat(() => {});
  const { url } = await testDatabase();
  const watch = watchServer(mute.url, () => 0.05);
  const pool = openPool({ connectionString: url, max: 1, silenceMs: 20_000, watch });
  await pool.query('select 1');
  // An idle one is asked.
  await eventually(async () => {
    expect(await watch.answers()).toBe(true);
    expect(mute.sockets.length).toBeGreaterThan(0);
  });
  expect(watch.isSilent()).toBe(false);
  // One at work need only hear anything.
  const holder = openClient(url);
  await holder.connect();
  await holder.query('select pg_advisory_lock(4712)');
  const slow = pool.query('select pg_advisory_lock(4712)');
  await eventually(async () => expect([await watch.answers(), watch.isSilent()]).toEqual([false, true]));
  await holder.end();
  await slow;
  expect(watch.isSilent()).toBe(false);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
  watch.close();
});

test('a database that has ended is away until its supervisor reports otherwise', async () => {
  let isUp = false;
  const shop = connect((await testDatabase()).url, { isUp: () => isUp });
  expect(shop.isAway()).toBe(true);
  // Unlike of a silent server, connections are asked for: it may be back at any moment.
  expect((await shop.servicePool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  isUp = true;
  expect(shop.isAway()).toBe(false);
  await shop.close();
});

test('a shop closes without waiting for busy connections while its database hangs', async () => {
  const through = new URL((await testDatabase()).url);
  const { port, hostname } = through;
  let isHung = false;
  const relay = await serverThat((socket) => {
    const server = connectTo(Number(port), hostname);
    server.on('error', () => {}).on('data', (heard) => isHung || socket.write(heard));
    socket.on('data', (said) => isHung || server.write(said)).on('close', () => server.destroy());
  });
  through.port = new URL(relay.url).port;
  const shop = connect(through.href, { patience: 0.1, isStarting: true });
  const inUse = await shop.servicePool.connect();
  await shop.servicePool.query('select 1');
  shop.startIsOver();
  isHung = true;
  await expect(shop.servicePool.query('select 1')).rejects.toThrow('silent');
  expect(shop.isAway()).toBe(true);
  await shop.close();
  inUse.release(true);
});
