// What `npm start` runs: the shop as a process of its own, started again when it ends by itself (server/process/supervision.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { supervise } from './process/supervision.ts';

const main = join(import.meta.dirname, '..', 'main.ts');
const { pass, ended } = supervise({
  // Its own process group, where the system has them: Ctrl-C reaches this process alone, which hands it on once. When this process is killed, the
  // channel closes, and the shop ends itself (closing.ts).
  start: () =>
    spawn(process.execPath, [...process.execArgv, main, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  say: console.error,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
process.exit(await ended);
