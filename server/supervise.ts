// What `npm start` runs: the shop as a process of its own, started again when it ends by itself (server/process/supervision.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { supervise, whenOrphaned } from './process/supervision.ts';

/** Given by package.json alone: whoever starts this file by itself may go away. */
const endsWithParent = '--ends-with-parent';
const words = process.argv.slice(2);

/**
 * Reading and compiling two thousand modules grows the heap far beyond what the shop needs, and V8 gives nothing back while the process is idle.
 * The flag makes the heap grow in small steps (docs/decisions/030-idle-memory.md). Whatever else starts main.ts should give the same.
 */
const memoryFlags = ['--optimize-for-size'];

const main = join(import.meta.dirname, '..', 'main.ts');
const { pass, ended } = supervise({
  // Its own process group, where the system has them: Ctrl-C reaches this process alone, which hands it on once. When this process is killed, the
  // channel closes, and the shop ends itself (closing.ts).
  start: () =>
    spawn(process.execPath, [...memoryFlags, ...process.execArgv, main, ...words.filter((word) => word !== endsWithParent)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  say: console.error,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
// npm hands on SIGINT and SIGTERM. A SIGHUP to npm alone or a kill ends it without a word, and nobody would be left to end the shop by its terminal.
if (words.includes(endsWithParent)) whenOrphaned(() => pass('SIGTERM'));
process.exit(await ended);
