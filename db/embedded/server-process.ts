import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient, startWaitMs } from '../pool.ts';
import { didNotStart } from './did-not-start.ts';
import { type Home, passwordFileOf } from './home.ts';
import { patienceMs, stopLeftover } from './leftover.ts';
import { serversOf, signalAll } from './own-processes.ts';
import { readPostmaster } from './postmaster-file.ts';
import { stepBack } from './step-back.ts';

/** Background processes of the server yield to page rendering, as connections do. */
const niceness = 5;
/** A server that does not record within this time, in ms, that it was asked to end, hangs. */
const hearsMs = 500;

/** How long, in ms, its output is read after it has exited. */
const wordsMs = 200;
/** How much of the server's output is kept, in characters, for its last lines. */
const mostWords = 4_000;

/** SQLSTATE invalid_password. */
const wrongPassword = '28P01';

/** A running server; `ended` resolves with the reason once it has exited. */
export interface ServerProcess {
  ended: Promise<string>;
}

export interface Launch {
  home: Home;
  /** URL of a database on the server, to check that it answers. */
  url: string;
  port: number;
  throwaway: boolean;
  say: (line: string) => void;
  /** How long the process may take to end, in ms, before it is killed. */
  patience?: number | undefined;
}

/**
 * Starts PostgreSQL once and waits until it answers. Aborting `stopping` stops it, even during startup: it is asked to end, and
 * killed with its children when it does not, because a stopped process or one that waits for its disk hears no request.
 * Errors: throws with the server's last output when it does not start.
 */
export async function launchServer(launch: Launch, stopping: AbortSignal): Promise<ServerProcess> {
  const { home, url, port, throwaway, say, patience = patienceMs } = launch;
  await stopLeftover(home.cluster, say, patience);
  stopping.throwIfAborted();
  const flags = ['-D', home.cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  // Test files share one throwaway server, each with one or two shops of its own.
  flags.push('-c', `max_connections=${throwaway ? 400 : 120}`, '-c', 'timezone=UTC', '-c', 'log_timezone=UTC');
  if (throwaway) flags.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  // In its own process group, because Ctrl-C must reach us first: we stop it after our last query.
  const child = spawn(home.programs.postgres, flags, {
    ...home.owner,
    cwd: home.cluster,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!throwaway) stepBack(child.pid, niceness);
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
    if (words.length > mostWords) words = words.slice(words.indexOf('\n', words.length - mostWords) + 1);
  });
  const kill = () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    say('The database does not end. It is killed, and recovers at its next start.');
    signalAll(serversOf(child.pid ?? 0, home.cluster), 'SIGKILL');
  };
  let asked: { at: number; killing: NodeJS.Timeout } | undefined;
  const stop = () => {
    child.ref();
    child.kill('SIGINT');
    asked ??= { at: performance.now(), killing: setTimeout(kill, patience) };
  };
  // Stops the server on any exit of this process that can still run code. One that ends only needs time; if that does not help, the next
  // start ends it. One that hangs hears nothing.
  const stopAtExit = () => {
    if (asked === undefined) return void child.kill('SIGINT');
    if (performance.now() - asked.at >= hearsMs && readPostmaster(home.cluster)?.isStopping === false) kill();
  };
  process.once('exit', stopAtExit);
  stopping.addEventListener('abort', stop);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', async (code, signal) => {
      // Its last words may still be in the pipe, which its own children may keep open.
      await Promise.race([once(child, 'close'), wait(wordsMs)]);
      done([signal ?? `code ${code}`, ...lastLines(words)].join('\n  '));
    });
  });
  const hasEnded = ended.then((why) => {
    clearTimeout(asked?.killing);
    process.off('exit', stopAtExit);
    stopping.removeEventListener('abort', stop);
    throw didNotStart(why, home.cluster);
  });
  const asking = new AbortController();
  try {
    await Promise.race([answers(url, home, asking.signal), hasEnded]);
  } catch (error) {
    stop();
    await ended;
    throw error;
  } finally {
    asking.abort();
  }
  hasEnded.catch(() => {});
  child.unref();
  return { ended };
}

/** The last eight lines of the output. The same message from several processes counts once. */
export function lastLines(words: string): string[] {
  const lines = words.trim().split('\n');
  return [...new Map(lines.map((line) => [line.replace(/^\S+ \S+ \S+ \[\d+\] +/, ''), line])).values()].slice(-8);
}

async function answers(url: string, home: Home, asking: AbortSignal): Promise<void> {
  const deadline = Date.now() + startWaitMs;
  while (!asking.aborted) {
    const client = openClient(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if ((error as { code?: string }).code === wrongPassword)
        throw new Error(
          `The password in ${passwordFileOf(home)} is not that of the database. Remove the file: the next start sets a new one.`,
        );
      if (Date.now() > deadline) throw error;
      await wait(40);
    } finally {
      // Also after a failure: one on our side leaves the connection open, and the server has few.
      await client.end().catch(() => {});
    }
  }
}
