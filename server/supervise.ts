// What `npm start` runs: the shop as a process of its own, started again when it ends by itself (server/supervision.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { supervise } from './supervision.ts';

/**
 * Reading and compiling two thousand modules leaves a heap grown far beyond what the shop needs, and V8 gives nothing back because it is quiet.
 * With the first flag the heap grows by small steps instead, the second keeps room for young objects as large as ever (docs/decisions/030-idle-memory.md). Whatever else starts main.ts gives the same flags.
 */
const memoryFlags = ['--optimize-for-size', '--max-semi-space-size=16'];

const main = join(import.meta.dirname, '..', 'main.ts');
const { pass, ended } = supervise({
  // Its own process group, where the system has them: Ctrl-C reaches this process alone, which hands it on once. When this process is killed, the
  // channel closes, and the shop ends itself (closing.ts).
  start: () =>
    spawn(process.execPath, [...memoryFlags, ...process.execArgv, main, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  say: console.error,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
process.exit(await ended);
