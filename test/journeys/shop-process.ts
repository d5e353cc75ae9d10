import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the shop as a newcomer would, `node main.ts`, with these settings over the environment, and waits until it is open. */
export async function startShop(settings: Record<string, string> & { PORT: string }): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilOpen(`http://localhost:${settings.PORT}`, child);
  return child;
}

/** Ends it with a signal; its exit code, null when it was killed. */
export function endShop(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}

async function untilOpen(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode} before it opened`);
    const isOpen = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isOpen) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('the shop did not open within five minutes');
}
