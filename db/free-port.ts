import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A loopback port that nobody listens on right now. It lies below the ports that systems give to outgoing connections (from 32,768 on),
 * any of which could take it between this answer and its use.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
