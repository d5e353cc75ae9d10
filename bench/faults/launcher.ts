// Real attackers run on other machines, so this process, which simulates all of them (and the provider), takes the lowest priority. Its
// children would inherit that, so shops, the minimal server and page probes are started by a second process at normal priority.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A process started by the launcher. */
export interface Launched {
  pid: number;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  send(message: string): void;
  /** Its first message. Errors: rejects when it exited first. */
  said: Promise<unknown>;
  /** Its exit code, null when it was killed. */
  ended: Promise<number | null>;
}

interface Program {
  file: string;
  args?: string[];
  env?: Record<string, string>;
}

type Order = { id: number } & ({ launch: Program } | { signal: NodeJS.Signals } | { send: string });
type Report = { id: number } & ({ pid: number } | { said: unknown } | { code: number | null });

/** Linux's lowest priority is 19; each step is about a tenth of a core's share. */
const niceness = 19;
const file = fileURLToPath(import.meta.url);
const listeners = new Map<number, (report: Report) => void>();
let launcher: ChildProcess | null = null;
let count = 0;

/** Starts a Node program at normal priority; its standard output is discarded. */
export async function launch(program: Program): Promise<Launched> {
  launcher ??= startLauncher();
  const id = count++;
  const order = (rest: { launch: Program } | { signal: NodeJS.Signals } | { send: string }) =>
    void launcher?.send({ id, ...rest } as Order);
  let isRunning = true;
  const pid = Promise.withResolvers<number>();
  const said = Promise.withResolvers<unknown>();
  const ended = Promise.withResolvers<number | null>();
  said.promise.catch(() => {});
  listeners.set(id, (report) => {
    if ('pid' in report) return pid.resolve(report.pid);
    if ('said' in report) return said.resolve(report.said);
    isRunning = false;
    listeners.delete(id);
    said.reject(new Error(`${program.file} ended before it said anything`));
    ended.resolve(report.code);
  });
  order({ launch: program });
  return {
    pid: await pid.promise,
    isRunning: () => isRunning,
    kill: (signal) => order({ signal }),
    send: (message) => order({ send: message }),
    said: said.promise,
    ended: ended.promise,
  };
}

function startLauncher(): ChildProcess {
  const started = fork(file);
  started.on('message', (report: Report) => listeners.get(report.id)?.(report));
  // It exits when the channel closes, and keeps nothing alive.
  started.unref();
  started.channel?.unref();
  stepBack();
  return started;
}

/** Priority belongs to a thread on Linux, and to a process elsewhere. With `chrt`, any other process preempts an attacker at once. */
function stepBack(): void {
  if (process.platform !== 'linux') {
    setPriority(niceness);
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness);
  spawnSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
}

if (process.argv[1] === file) serve();

function serve(): void {
  const running = new Map<number, ChildProcess>();
  const report = (about: Report) => void process.send?.(about);
  process.on('message', (order: Order) => {
    const { id } = order;
    if ('signal' in order) return void running.get(id)?.kill(order.signal);
    if ('send' in order) return void running.get(id)?.send(order.send);
    const { file: program, args = [], env = {} } = order.launch;
    const child = fork(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.set(id, child);
    report({ id, pid: child.pid ?? 0 });
    child.on('message', (said) => report({ id, said }));
    child.once('exit', (code) => {
      running.delete(id);
      report({ id, code });
    });
  });
  process.once('disconnect', () => {
    for (const child of running.values()) child.kill('SIGTERM');
    process.exit();
  });
}
