import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';
import { compiled } from './compiled.ts';
import { type RoundRobin, roundRobin } from './round-robin.ts';

/** Two processes of the shop, and the proxy in front of them. */
export interface StartedTwo {
  /** The proxy's address, which is the shop's PUBLIC_URL; requests alternate between the processes. */
  url: string;
  /** The processes' own addresses. */
  each: readonly [string, string];
  /** Kills one like a power cut; the proxy continues with the other. */
  kill(index: 0 | 1): Promise<void>;
  /** Stops both and the proxy. */
  end(): Promise<void>;
}

/** SECRET of both. */
export const sharedSecret = 'a secret that both processes know';

const main = join(import.meta.dirname, '../../main.ts');

/** Starts main.ts twice with these settings and one secret, and waits until both are open. Errors: throws when one exits first. */
export async function startTwo(settings: Record<string, string> & { DATABASE_URL: string; DATA_DIR: string }): Promise<StartedTwo> {
  const ports = [await freePort(), await freePort()] as const;
  const each = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  const proxy = await roundRobin(each);
  const children = ports.map((port) => start({ PORT: String(port), PUBLIC_URL: proxy.url, ...settings }));
  const end = async () => {
    await proxy.close();
    await Promise.all(children.map((child) => ended(child, 'SIGTERM')));
  };
  try {
    await Promise.all(children.map(isOpen));
  } catch (error) {
    await end();
    throw error;
  }
  return { url: proxy.url, each, kill: (index) => killed(children[index], proxy, index), end };
}

function start(settings: Record<string, string>): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    SECRET: sharedSecret,
    CLIENT_SECRET: 'a secret of the client',
    NODE_ENV: 'production',
    ...compiled,
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
