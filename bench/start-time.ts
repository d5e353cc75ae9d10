import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';
import type { Row } from './row.ts';

const root = join(import.meta.dirname, '..');

/** Seconds from `node main.ts` on a filled data folder to the first 200, and the memory of the idle process. */
export async function startAndIdle(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-start-'));
  try {
    await (await startOnce(folder)).stop();
    const second = await startOnce(folder);
    await new Promise((next) => setTimeout(next, 15_000));
    const idle = await fetch(`${second.url}/metrics`).then((reply) => reply.text());
    await second.stop();
    const megabytes = Number(/process_resident_memory_bytes (\d+)/.exec(idle)?.[1]) / 1e6;
    return [
      {
        what: 'start after install and build, until the first 200',
        budget: '<= 5 s',
        measured: `${second.seconds.toFixed(1)} s`,
        isWithin: second.seconds <= 5,
      },
      { what: 'idle memory of the process', budget: '<= 250 MB', measured: `${megabytes.toFixed(0)} MB`, isWithin: megabytes <= 250 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the shop on a data folder, with these settings over the environment, and waits for its first page. */
export async function startOnce(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; seconds: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (;;) {
    const isOpen = await fetch(`${url}/main`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isOpen) break;
    if (child.exitCode !== null) throw new Error('the shop ended before it opened');
    await new Promise((next) => setTimeout(next, 25));
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    url,
    seconds,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
