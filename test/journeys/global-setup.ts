import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running demonstration shop. */
    shopUrl: string;
  }
}

/**
 * Starts the whole shop as a newcomer would: `node main.ts` on an empty data folder. SEAM_JOURNEY_URL names a shop that is
 * already running instead (quicker while writing a journey; it must be a fresh demonstration shop for the exact counts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    project.provide('shopUrl', running);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SEAM_MODE: 'demo', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilOpen(url, child);
  project.provide('shopUrl', url);
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
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

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))));
    });
  });
}
