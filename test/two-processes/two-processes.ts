import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';
import type { Database } from '#db/open.ts';
import { testDatabase } from '../database.ts';
import { fillDemoRows } from '../demo-rows.ts';
import { type RoundRobin, roundRobin } from './round-robin.ts';

/** Two processes of the shop on one database, and the proxy that shoppers reach them through. */
export interface TwoProcesses {
  /** The address of the proxy, which is the shop's PUBLIC_URL: one request to the one process, the next to the other. */
  url: string;
  /** The processes' own addresses. */
  each: readonly [string, string];
  database: Database;
  /** Kills one as a power cut would; the proxy goes on with the other. */
  kill(index: 0 | 1): Promise<void>;
  /** Ends both and the proxy. */
  end(): Promise<void>;
}

const main = join(import.meta.dirname, '../../main.ts');

/**
 * Starts main.ts twice on a database of demonstration rows (no pictures), with one data folder and one secret. Settings go over the
 * environment of both. In a test: `beforeAll(async () => { shop = await twoProcesses(); return shop.end; })`.
 */
export async function twoProcesses(settings: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await testDatabase();
  await fillDemoRows(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-two-'));
  const ports = [await freePort(), await freePort()] as const;
  const each = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  const proxy = await roundRobin(each);
  const children = ports.map((port) =>
    start({ ...settings, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url, PUBLIC_URL: proxy.url }),
  );
  const end = async () => {
    await proxy.close();
    await Promise.all(children.map((child) => ended(child, 'SIGTERM')));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(children.map(isOpen));
  } catch (error) {
    await end();
    throw error;
  }
  return { url: proxy.url, each, database, kill: (index) => killed(children[index], proxy, index), end };
}

function start(settings: Record<string, string>): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    SECRET: 'a secret that both processes know',
    CLIENT_SECRET: 'a secret of the client',
    NODE_ENV: 'production',
    ...settings,
  };
  return fork(main, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: [] });
}

function isOpen(child: ChildProcess): Promise<void> {
  return new Promise((open, fail) => {
    child.once('exit', (code) => fail(new Error(`a process of the shop ended with ${code}`)));
    child.stdout?.on('data', (line) => {
      if (String(line).includes('is open')) open();
    });
  });
}

async function killed(child: ChildProcess | undefined, proxy: RoundRobin, index: 0 | 1): Promise<void> {
  proxy.leaveOut(index);
  if (child) await ended(child, 'SIGKILL');
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
