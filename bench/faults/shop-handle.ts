import { join } from 'node:path';
import { type Launched, launch } from './launcher.ts';

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

const main = join(import.meta.dirname, '..', '..', 'main.ts');
const longestStartMs = 300_000;

/** Prepares a shop with these settings; it does not run before `start()`. What it says goes to standard error. */
export function shopHandle(settings: Record<string, string>): ShopHandle {
  let shop: Launched | null = null;
  const url = `http://localhost:${settings.PORT}`;
  return {
    url,
    pid: () => shop?.pid ?? 0,
    isRunning: () => shop?.isRunning() ?? false,
    async end(signal) {
      if (shop?.isRunning()) shop.kill(signal);
      return shop?.ended ?? null;
    },
    async start() {
      const started = performance.now();
      shop = await launch({ file: main, env: { NODE_ENV: 'production', ...settings } });
      await untilReady(url, shop, started + longestStartMs);
      return (performance.now() - started) / 1000;
    },
  };
}

async function untilReady(url: string, shop: Launched, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (!shop.isRunning()) throw new Error('the shop ended before it opened');
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
