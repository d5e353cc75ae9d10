import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { chooseHome, type Home, passwordFileOf } from './embedded-home.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedServer {
  /** Address of the maintenance database `postgres` on this server. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster in `postgres/`; made when missing. */
  dataDir: string;
  /** Faster and unsafe on power loss: for tests only. */
  throwaway?: boolean;
}

/**
 * Starts PostgreSQL from npm on a free loopback port and waits until it answers.
 * A server left behind by a killed process is stopped first, so that nothing stands in the way of the next start.
 * Errors: throws with the server's own last words when it does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = chooseHome(resolve(options.dataDir));
  const password = readPassword(home);
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) await initialise(home, password);
  await stopLeftover(home);
  const port = await freePort();
  const flags = ['-D', home.cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  flags.push('-c', 'max_connections=120', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC');
  if (options.throwaway) flags.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  // Its own process group: Ctrl-C reaches us first, and we end it after our last query.
  const child = spawn(home.binaries.postgres, flags, {
    ...home.owner,
    cwd: home.cluster,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // However this process ends, as long as it can still act: nothing runs on behind it.
  const stopAtExit = () => void child.kill('SIGINT');
  process.once('exit', stopAtExit);
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await Promise.race([
    answers(url),
    ended.then(() => {
      throw new Error(`PostgreSQL did not start:\n${words}`);
    }),
  ]);
  child.unref();
  return {
    url,
    async stop() {
      child.ref();
      child.kill('SIGINT');
      await ended;
      process.off('exit', stopAtExit);
    },
  };
}

function readPassword(home: Home): string {
  const file = passwordFileOf(home);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Makes the cluster beside its place and moves it there, so that a start killed in the middle leaves none that looks whole. */
async function initialise(home: Home, password: string): Promise<void> {
  const half = `${home.cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const passwordFile = `${home.cluster}.pw`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.owner.uid !== undefined) {
    chownSync(half, home.owner.uid, home.owner.gid ?? home.owner.uid);
    chownSync(passwordFile, home.owner.uid, home.owner.gid ?? home.owner.uid);
  }
  const flags = [`--pgdata=${half}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  // The builtin provider sorts alike on every machine, whatever locales it has.
  flags.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync');
  try {
    await run(home.binaries.initdb, flags, home);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, home.cluster);
}

function run(command: string, flags: string[], home: Home): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, flags, { ...home.owner, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`initdb failed (${code}):\n${words}`))));
  });
}

async function stopLeftover(home: Home): Promise<void> {
  const file = join(home.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 10_000;
  // The file goes a moment before the process does.
  while ((existsSync(file) || isPostgres(pid)) && Date.now() < deadline) await new Promise((next) => setTimeout(next, 50));
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres'));
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, 40));
    }
  }
}
