import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A shop in a process of its own, started again as often as an attack ends it. */
export interface ShopHandle {
  url: string;
  /** Process number; another one after a restart. */
  pid(): number;
  isRunning(): boolean;
  /** Sends a signal and waits for the end; the exit code, null when it was killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Starts it again and waits until it serves; gives the seconds that took. */
  start(): Promise<number>;
}

const root = join(import.meta.dirname, '..', '..');
const longestStartMs = 120_000;

/** Prepares a shop with these settings; it does not run before `start()`. What it says goes to standard error. */
export function shopHandle(settings: Record<string, string>): ShopHandle {
  let child: ChildProcess | null = null;
  const url = `http://localhost:${settings.PORT}`;
  return {
    url,
    pid: () => child?.pid ?? 0,
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    end(signal) {
      const running = child;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return Promise.resolve(running?.exitCode ?? null);
      const ended = new Promise<number | null>((done) => running.once('exit', (code) => done(code)));
      running.kill(signal);
      return ended;
    },
    async start() {
      const started = performance.now();
      child = spawn(process.execPath, ['main.ts'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(url, child, started + longestStartMs);
      return (performance.now() - started) / 1000;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the shop ended before it opened');
    if (await isReady(url)) return;
    await pause(25);
  }
  throw new Error('the shop did not open in time');
}

/** Whether the shop at this address can serve. */
export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}

/** Waits, in ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((next) => setTimeout(next, ms));
}
