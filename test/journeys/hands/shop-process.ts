import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compiled } from '../../two-processes/compiled.ts';

/** Ways to start an already built shop: directly, supervised, with npm, or with npm in a terminal, whose keys are what is written to it. */
const programs = {
  'main.ts': [process.execPath, 'main.ts'],
  'server/supervise.ts': [process.execPath, 'server/supervise.ts'],
  'npm start': ['npm', 'start', '--ignore-scripts', '--silent'],
  terminal: ['script', '-qec', 'exec npm start --silent', '/dev/null'],
} as const;
export type Program = keyof typeof programs;

/** Starts the shop with these settings in addition to the environment, and waits until it is open. */
export async function startShop(settings: Record<string, string> & { PORT: string }, program: Program = 'main.ts'): Promise<ChildProcess> {
  const child = beginShop(settings, program);
  await saysOpen(child);
  return child;
}

/** Starts the shop and does not wait. */
export function beginShop(settings: Record<string, string>, program: Program): ChildProcess {
  const [command, ...words] = programs[program];
  const child = spawn(command, words, {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, NODE_ENV: 'production', ...compiled, ...settings },
    stdio: [program === 'terminal' ? 'pipe' : 'ignore', 'pipe', 'inherit'],
  });
  child.stdout?.pipe(process.stdout, { end: false });
  return child;
}

/**
 * Waits for the shop's next message that it is open; a supervised shop prints it after each start. Throws when its process exits first, or
 * after five minutes.
 */
export function saysOpen(child: ChildProcess): Promise<void> {
  return says(child, /Seam \(\w+\) is open/);
}

/** Waits for a line of its output. */
export async function says(child: ChildProcess, words: RegExp): Promise<void> {
  if (child.stdout === null) throw new Error('nobody reads what it says');
  const lines = createInterface({ input: child.stdout });
  const ended = new AbortController();
  const end = (code: number | null) => ended.abort(new Error(`the shop ended with code ${code} before it said ${words}`));
  child.once('exit', end);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(300_000)]);
    for await (const [line] of on(lines, 'line', { signal })) if (words.test(line)) return;
  } finally {
    child.off('exit', end);
    lines.close();
    // Closing readline paused the stream.
    child.stdout.resume();
  }
}

/** Stops it with a signal; returns its exit code, null when it was killed. */
export function endShop(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}

/** Waits until the shop is ready again after an event it does not report; throws when its process exits first, or after five minutes. */
export function untilOpen(url: string, child: ChildProcess): Promise<void> {
  return until(() => {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode} before it opened`);
    return fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  });
}

/** Polls until the condition holds, for a process that is not our child and prints nothing; throws after five minutes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not happen within five minutes');
    await new Promise((next) => setTimeout(next, 100));
  }
}
