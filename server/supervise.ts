// The entry point of `npm start`: runs the shop as a child process and restarts it when it exits by itself (server/process/supervision.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { logLine } from './log-line.ts';
import { supervise, whenOrphaned } from './process/supervision.ts';

/** Only package.json passes it: when this file is started directly, the parent process may exit. */
const endsWithParent = '--ends-with-parent';
const words = process.argv.slice(2);

/**
 * Loading and compiling two thousand modules grows the heap far beyond what the shop needs, and V8 releases nothing while the process is
 * idle. The flag makes the heap grow in small steps (docs/decisions/030-idle-memory.md). Anything else that starts main.ts should pass it
 * too.
 */
const memoryFlags = ['--optimize-for-size'];

const main = join(import.meta.dirname, '..', 'main.ts');
const { pass, ended } = supervise({
  // Its own process group, where the system supports them: Ctrl-C reaches only this process, which forwards it once. When this process is
  // killed, the channel closes and the shop ends itself (closing.ts).
  start: () =>
    spawn(process.execPath, [...memoryFlags, ...process.execArgv, main, ...words.filter((word) => word !== endsWithParent)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  say: (line) => logLine('warn', line),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
// npm forwards SIGINT and SIGTERM. A SIGHUP or kill of npm alone is not forwarded, and nothing would stop the shop from its terminal.
if (words.includes(endsWithParent)) whenOrphaned(() => pass('SIGTERM'));
process.exit(await ended);
