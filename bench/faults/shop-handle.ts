import { join } from 'node:path';
import { type Launched, launch } from './launcher.ts';

/** A shop in a separate process, restarted whenever an attack ends it. */
export interface ShopHandle {
  url: string;
  /** Process id; changes after a restart. */
  pid(): number;
  isRunning(): boolean;
  /** Sends a signal and waits for the exit; returns the exit code, null when it was killed. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Restarts it and waits until it serves; returns the seconds that took. */
  start(): Promise<number>;
}

const here = join(import.meta.dirname, '..', '..');
const longestStartMs = 300_000;

/** Prepares a shop with these settings, of this version or of the one in `root`; `start()` runs it. Its output goes to standard error. */
export function shopHandle(settings: Record<string, string>, root: string = here): ShopHandle {
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
      shop = await launch({ file: join(root, 'main.ts'), env: { NODE_ENV: 'production', ...settings } });
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

/** Whether the shop at this address is ready. */
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
