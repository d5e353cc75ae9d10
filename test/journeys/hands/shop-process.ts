import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiled } from '../../two-processes/compiled.ts';

/** The shop's own process, one that watches it, and what a person types, on a shop that is built already. */
const programs = {
  'main.ts': [process.execPath, 'main.ts'],
  'server/supervise.ts': [process.execPath, 'server/supervise.ts'],
  'npm start': ['npm', 'start', '--ignore-scripts', '--silent'],
} as const;
export type Program = keyof typeof programs;

/** Starts the shop with these settings over the environment, and waits until it is open. */
export async function startShop(settings: Record<string, string> & { PORT: string }, program: Program = 'main.ts'): Promise<ChildProcess> {
  const [command, ...words] = programs[program];
  const child = spawn(command, words, {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, NODE_ENV: 'production', ...compiled, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilOpen(`http://localhost:${settings.PORT}`, child);
  return child;
}

/** Ends it with a signal; its exit code, null when it was killed. */
export function endShop(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}

/** Waits until the shop is ready; throws when its process ends before, or after five minutes. */
export function untilOpen(url: string, child: ChildProcess): Promise<void> {
  return until(() => {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode} before it opened`);
    return fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  });
}

/** Asks until the answer is yes; throws after five minutes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not happen within five minutes');
    await new Promise((next) => setTimeout(next, 100));
  }
}
