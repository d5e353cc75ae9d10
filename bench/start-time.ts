import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#db/free-port.ts';
import { median } from './load.ts';
import type { Row } from './row.ts';

const root = join(import.meta.dirname, '..');
/** How long a shop must be idle before its memory is measured, in ms. */
const idleMs = 30_000;

/** Seconds from `npm start` on a filled data folder to the first 200 (median of three), and the memory of the idle process. */
export async function startAndIdle(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-start-'));
  try {
    await (await startOnce(folder)).stop();
    const seconds: number[] = [];
    let megabytes = 0;
    for (let round = 0; round < 3; round++) {
      const shop = await startOnce(folder);
      seconds.push(shop.seconds);
      if (round === 2) megabytes = await idleMegabytes(shop.url);
      await shop.stop();
    }
    return [
      timeRow('npm start once built, until the first 200', 3, median(seconds)),
      {
        what: 'idle memory of the process, nothing collected for the figure',
        budget: '<= 250 MB',
        measured: `${megabytes.toFixed(0)} MB`,
        isWithin: megabytes <= 250,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds from a fresh clone with installed packages to the first 200, including the build and the demonstration with all its pictures. */
export async function cloneToOpen(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-clone-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    // Hard links: packages as after an install, without the download.
    execFileSync('cp', ['--archive', '--link', join(root, 'node_modules'), clone]);
    const shop = await startOnce(join(folder, 'data'), { cwd: clone });
    await shop.stop();
    return timeRow('bare clone to open shop, without the package download', 60, shop.seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timeRow(what: string, atMost: number, seconds: number): Row {
  return { what, budget: `<= ${atMost} s`, measured: `${seconds.toFixed(1)} s`, isWithin: seconds <= atMost };
}

async function idleMegabytes(url: string): Promise<number> {
  await pause(idleMs);
  const figures = await fetch(`${url}/metrics`).then((reply) => reply.text());
  return Number(/process_resident_memory_bytes (\d+)/.exec(figures)?.[1]) / 1e6;
}

/** Runs `npm start` in a folder on a data folder, with these settings in addition to the environment, and waits for the first page. */
export async function startOnce(
  dataDir: string,
  { cwd = root, settings = {} }: { cwd?: string; settings?: Record<string, string> } = {},
): Promise<{ url: string; seconds: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm only forwards a signal to the shop when sent to the group.
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (;;) {
    const isOpen = await fetch(`${url}/main`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isOpen) break;
    if (child.exitCode !== null) throw new Error('the shop ended before it opened');
    await pause(25);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    url,
    seconds,
    stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      return ended;
    },
  };
}
