import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serversOf } from '#db/embedded/own-processes.ts';
import { freePort } from '#db/free-port.ts';
import { beginShop, endShop, type Program, says, saysOpen, startShop, until, untilOpen } from './hands/shop-process.ts';

let folder: string;
let url: string;
let shop: ChildProcess | undefined;
let start: (program?: Program) => Promise<ChildProcess>;

/** The first start meets an empty folder, the others what the one before has left. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seam-start-'));
  // So that the database stays in it when the tests run as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const secrets = { SECRET: 'start-journey-start-journey-start', CLIENT_SECRET: 'start-journey-start' };
  const settings = { PORT: String(port), HOST: 'localhost', PUBLIC_URL: url, SEAM_MODE: 'live', DATA_DIR: folder, ...secrets };
  start = async (program) => {
    shop = await startShop(settings, program);
    return shop;
  };
});

afterEach(async () => {
  if (shop?.exitCode === null && shop.signalCode === null) await endShop(shop, 'SIGINT');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Ctrl-C ends shop and database within five seconds during requests; after a kill the next start works normally', async () => {
  const first = await start();
  const database = databaseProcess();
  const request = await halfSentRequest();
  const before = performance.now();
  expect(await endShop(first, 'SIGINT')).toBe(0);
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(isRunning(database)).toBe(false);
  request.destroy();

  const second = await start();
  const leftBehind = databaseProcess();
  expect(await endShop(second, 'SIGKILL')).toBeNull();
  expect(isRunning(leftBehind)).toBe(true);

  const third = await start();
  expect(isRunning(leftBehind)).toBe(false);
  const home = await fetch(`${url}/main`);
  // A live shop opens empty: it names no company, no stand-in answers, nobody of the demonstration can sign in.
  expect([home.status, /000-00-00000|한이음|연무장길/.test(await home.text())]).toEqual([200, false]);
  expect((await fetch(`${url}/portone-stand-in/payments/any`)).status).toBe(404);
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'storefront',
    username: 'shopper@seam.example',
    password: 'seam1234!',
  });
  expect((await fetch(`${url}/auth/token`, { method: 'POST', body })).status).toBe(400);

  const hung = databaseHangs();
  const asked = performance.now();
  await endShop(third, 'SIGINT');
  expect(performance.now() - asked).toBeLessThan(5_000);
  await until(() => !hung.some(isRunning));
});

test('a killed shop restarts, a killed database is restarted under it, and no process outlives the supervisor', async () => {
  const watcher = await start('server/supervise.ts');
  const first = shopProcess();
  const openAgain = saysOpen(watcher);
  // A database that hangs at the same moment does not count as another crash.
  const hung = databaseHangs();
  process.kill(first, 'SIGKILL');
  await openAgain;
  expect(hung.some(isRunning)).toBe(false);

  const second = shopProcess();
  expect(second).not.toBe(first);
  const database = databaseProcess();
  process.kill(database, 'SIGKILL');
  await until(async () => (await fetch(`${url}/readyz`)).status === 503 || databaseProcess() !== database);
  const gone = await fetch(`${url}/readyz`);
  if (gone.status === 503) expect(gone.headers.get('retry-after')).toBe('1');
  await untilOpen(url, watcher);
  expect((await fetch(`${url}/main`)).status).toBe(200);
  expect(shopProcess()).toBe(second);
  const third = databaseProcess();
  expect(third).not.toBe(database);

  expect(await endShop(watcher, 'SIGKILL')).toBeNull();
  await until(() => !isRunning(second) && !isRunning(third));
  expect(existsSync(join(folder, 'seam.pid'))).toBe(false);

  const asked = await start('server/supervise.ts');
  const last = databaseProcess();
  expect(await endShop(asked, 'SIGINT')).toBe(0);
  expect(isRunning(last)).toBe(false);
});

test('SIGTERM to npm start ends shop and database, and so does a kill of npm alone', async () => {
  for (const [signal, code] of [
    ['SIGTERM', 0],
    ['SIGKILL', null],
  ] as const) {
    const npm = await start('npm start');
    const [own, database] = [shopProcess(), databaseProcess()];
    expect(await endShop(npm, signal)).toBe(code);
    await until(() => !isRunning(own) && !isRunning(database));
  }
});

test('one Ctrl-C that reaches npm and the shop together closes everything, and while the shop is being filled it ends the start', async () => {
  const press = async (terminal: ChildProcess) => {
    let output = '';
    terminal.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const ended = new Promise<number | null>((done) => terminal.once('exit', done));
    terminal.stdin?.write('\x03');
    return [await ended, output.match(/Seam .*/)?.[0].trim()];
  };
  expect(await press(await start('terminal'))).toEqual([0, 'Seam has stopped (SIGINT).']);

  const demo = mkdtempSync(join(folder, 'demo-'));
  chmodSync(demo, 0o755);
  shop = beginShop({ PORT: new URL(url).port, DATA_DIR: demo }, 'terminal');
  await says(shop, /Filling/);
  expect(await press(shop)).toEqual([0, 'Seam has stopped (SIGINT).']);
});

/** The process number the shop writes into its data folder. */
function shopProcess(): number {
  return Number(readFileSync(join(folder, 'seam.pid'), 'utf8').split('\n')[0]);
}

/** The process number PostgreSQL writes into its own folder. */
function databaseProcess(): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Stops every process of the database where it is: none answers, none hears a request to end. */
function databaseHangs(): number[] {
  const all = serversOf(databaseProcess(), join(folder, 'postgres'));
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return all;
}

/** Whether a process lives. One that has ended but was not yet collected by its new parent still has its number, and does not run. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

/** A request the shop waits for: its body never comes whole. */
function halfSentRequest(): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => {
      const head = ['POST /api/cart/lines HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json', 'Content-Length: 500'];
      socket.write(`${head.join('\r\n')}\r\n\r\n{"lines"`, () => done(socket));
    });
    // Cut off by the shop that ends; before that nothing may go wrong.
    socket.on('error', fail);
  });
}
