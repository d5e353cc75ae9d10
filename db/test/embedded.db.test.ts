import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { boundCost } from '../embedded/bound-cost.ts';
import { isServerOf, serversOf } from '../embedded/own-processes.ts';
import { ownGroupNiceness, stepBack } from '../embedded/step-back.ts';
import { type EmbeddedServer, startEmbedded } from '../embedded.ts';
import { openPool } from '../pool.ts';
import { isAlive } from '../process-mark.ts';
import { watchServer } from '../server-watch.ts';

const root = mkdtempSync(join(tmpdir(), 'seam-embedded-'));
// Keeps the database in this folder even when the tests run as root.
chmodSync(root, 0o755);
const servers: EmbeddedServer[] = [];
const said: string[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(root, { recursive: true, force: true });
});

async function start(dataDir: string, patience?: number): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, throwaway: true, say: (line) => said.push(line), patience });
  servers.push(server);
  return server;
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres');
const postmasterOf = (dataDir: string) => Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a statement that uses up its processor time is cancelled; a statement that only waits is not', async () => {
  const server = await start(join(root, 'costs'));
  const pool = openPool({ connectionString: server.url, max: 1 });
  boundCost(pool, { cheapMs: 50, mostMs: 150 });
  const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const first = await backend();
  await expect(pool.query('select count(*) from generate_series(1, 1000000000)')).rejects.toMatchObject({ code: '57014' });
  // It had stepped back, so the next one has a connection of its own.
  const second = await backend();
  expect(second).not.toBe(first);
  await pool.query('select pg_sleep(0.4)');
  expect(await backend()).toBe(second);
  await pool.end();
});

test('a database that dies while idle or busy is restarted on its port, and stop() also works during a restart', async () => {
  const dataDir = join(root, 'dies');
  const server = await start(dataDir);
  const pool = openPool({ connectionString: server.url, max: 4 });
  for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
    const before = postmasterOf(dataDir);
    const atWork = pool.query('select pg_sleep(60)');
    process.kill(before, signal);
    await expect(atWork).rejects.toThrow();
    const { rows } = await eventually(() => pool.query('select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
    expect(postmasterOf(dataDir)).not.toBe(before);
  }
  // A start next to a dead server's remains may need a retry.
  expect(said.filter((line) => line.includes('is started again')).length).toBeGreaterThanOrEqual(3);
  await pool.end();
  const last = postmasterOf(dataDir);
  process.kill(last, 'SIGKILL');
  await server.stop();
  expect(isServerOf(last, clusterOf(dataDir))).toBe(false);
  expect(said.at(-1)).not.toContain('given up');
});

test.runIf(existsSync('/proc/self/task'))(
  'a database that hangs is given up within seconds, and answers as soon as it goes on',
  async () => {
    const dataDir = join(root, 'hangs');
    const server = await start(dataDir);
    const told: string[] = [];
    const watch = watchServer(
      server.url,
      () => 0.1,
      (line) => told.push(line),
    );
    expect([await watch.answers(), watch.isSilent()]).toEqual([true, false]);
    const pool = openPool({ connectionString: server.url, max: 2, silenceMs: 20_000, watch });
    await pool.query('select 1');
    const all = serversOf(postmasterOf(dataDir), clusterOf(dataDir));
    const tell = (signal: NodeJS.Signals) => all.forEach((pid) => void process.kill(pid, signal));
    tell('SIGSTOP');
    try {
      await expect(pool.query('select 1')).rejects.toThrow('silent');
      expect(watch.isSilent()).toBe(true);
      await expect(pool.query('select 1')).rejects.toThrow('silent');
    } finally {
      tell('SIGCONT');
    }
    expect((await eventually(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    expect(told).toEqual([
      'The database does not answer; requests are refused until it does.',
      expect.stringMatching(/^The database answers again, after \d+ s\.$/),
    ]);
    await pool.end();
    watch.close();
  },
);

test.runIf(existsSync('/proc/self/stat'))(
  'a database that hangs is killed at a stop, with its children, and its data are there again',
  async () => {
    const dataDir = join(root, 'hangs-at-stop');
    const server = await start(dataDir, 100);
    // A throwaway server would write what is committed only a moment later.
    const pool = openPool({ connectionString: server.url, max: 1, options: '-c synchronous_commit=on' });
    await pool.query('create table kept (one integer)');
    stopAll(dataDir);
    await server.stop();
    // The children of a killed server end a moment after it.
    await eventually(() => expect(serversOf(0, clusterOf(dataDir))).toEqual([]));
    expect(said.at(-1)).toContain('does not end');
    await pool.end();
    const again = openPool({ connectionString: (await start(dataDir)).url, max: 1 });
    expect((await again.query('select one from kept')).rows).toEqual([]);
    await again.end();
  },
);

test.runIf(existsSync('/proc/self/stat')).each(['with its postmaster', 'without it'])(
  'a database that hangs after its process ended (%s) does not prevent the next start',
  async (which) => {
    const dataDir = join(root, which);
    const kept = spawn(process.execPath, ['-e', keeper(dataDir)], { stdio: 'inherit' });
    const cluster = clusterOf(dataDir);
    await eventually(() => expect(existsSync(join(dataDir, 'answers'))).toBe(true));
    const left = stopAll(dataDir);
    kept.kill('SIGKILL');
    if (which === 'without it') process.kill(postmasterOf(dataDir), 'SIGKILL');
    const { url } = await start(dataDir, 100);
    expect(serversOf(0, cluster).filter((pid) => left.includes(pid))).toEqual([]);
    expect(said).toContainEqual(expect.stringContaining('left behind'));
    const client = openPool({ connectionString: url, max: 1 });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  },
);

test.runIf(existsSync('/proc/self/stat')).each([0, 700])(
  'a process that exits %i ms after it asked its database to stop leaves the database to finish',
  async (afterMs) => {
    const dataDir = join(root, `ends-${afterMs}`);
    const kept = spawn(process.execPath, ['-e', keeper(dataDir, afterMs)], { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    kept.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    await eventually(() => expect(existsSync(join(dataDir, 'answers'))).toBe(true));
    // It cannot end as long as this child is stopped.
    const postmaster = postmasterOf(dataDir);
    const child = serversOf(0, clusterOf(dataDir)).find((pid) => pid !== postmaster) ?? 0;
    process.kill(child, 'SIGSTOP');
    kept.kill('SIGTERM');
    await once(kept, 'close');
    expect(isAlive(postmaster)).toBe(true);
    process.kill(child, 'SIGCONT');
    await eventually(() => expect(serversOf(0, clusterOf(dataDir))).toEqual([]));
    expect(words).not.toContain('killed');
  },
);

/** Stops all processes of the database in a folder where they are, as a debugger does; they hear no request until they go on. */
function stopAll(dataDir: string): number[] {
  const all = serversOf(0, clusterOf(dataDir));
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return all;
}

/** A program that starts the database of a folder and keeps it running; at SIGTERM it asks it to end, and exits this much later. */
function keeper(dataDir: string, exitsAfterMs = 0): string {
  const module = JSON.stringify(new URL('../embedded.ts', import.meta.url).href);
  return `import(${module}).then(async ({ startEmbedded }) => {
    const { stop } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true });
    process.once('SIGTERM', () => {
      void stop();
      setTimeout(() => process.exit(), ${exitsAfterMs});
    });
    require('node:fs').writeFileSync(${JSON.stringify(join(dataDir, 'answers'))}, '');
    setInterval(() => {}, 1_000);
  });`;
}

test('a copied data folder starts beside its original, and an outdated process id gets no signal', async () => {
  const original = join(root, 'original');
  await start(original);
  const copy = join(root, 'copy');
  // Like `cp -r`: the copy belongs to the user who made it, and contains the original server's pid.
  cpSync(original, copy, { recursive: true });
  chmodSync(clusterOf(copy), 0o700);
  expect(postmasterOf(copy)).toBe(postmasterOf(original));
  await start(copy);
  expect(isServerOf(postmasterOf(original), clusterOf(original))).toBe(true);
  expect(isServerOf(postmasterOf(copy), clusterOf(copy))).toBe(true);
});

test.runIf(existsSync('/proc/self/cwd'))('a database in another folder is not ours, even if the paths read the same', async () => {
  const folder = join(root, 'same-path');
  mkdirSync(folder);
  const script = "process.title = 'postgres'; console.log('named'); setInterval(() => {}, 1000)";
  const other = spawn(process.execPath, ['-e', script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(other.stdout, 'data');
    expect(isServerOf(other.pid ?? 0, folder)).toBe(true);
    // The system now writes the other's folder like this one.
    rmSync(folder, { recursive: true });
    const ours = `${folder} (deleted)`;
    mkdirSync(ours);
    expect(isServerOf(other.pid ?? 0, ours)).toBe(false);
  } finally {
    other.kill('SIGKILL');
  }
});

test('a process id that now belongs to another program gets no signal, even if that program’s arguments look like a database', async () => {
  const dataDir = join(root, 'recycled');
  await (await start(dataDir)).stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'], { stdio: 'ignore' });
  const pid = stranger.pid ?? 0;
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${pid}\n${clusterOf(dataDir)}\n`);
  try {
    await start(dataDir);
    expect(isAlive(pid)).toBe(true);
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(true);
  } finally {
    stranger.kill('SIGKILL');
  }
});

test('a database with a missing or empty password file gets a new password; with a wrong password the error names the file', async () => {
  const dataDir = join(root, 'password');
  const file = join(dataDir, 'postgres-password');
  mkdirSync(dataDir);
  // As a fresh folder has it after a full disk.
  writeFileSync(file, '');
  await (await start(dataDir)).stop();
  for (const lose of [() => rmSync(file), () => writeFileSync(file, '\n')]) {
    lose();
    const server = await start(dataDir);
    expect(new URL(server.url).password).toBe(readFileSync(file, 'utf8'));
    expect(said.at(-1)).toBe(`${file} is missing or empty. The database gets a new password.`);
    await server.stop();
  }
  writeFileSync(file, 'wrong');
  await expect(start(dataDir)).rejects.toThrow(`The password in ${file} is not that of the database.`);
});

test('a database of another version or with missing files is refused in one sentence', async () => {
  const dataDir = join(root, 'damaged');
  await (await start(dataDir)).stop();
  const version = join(clusterOf(dataDir), 'PG_VERSION');
  const own = readFileSync(version);
  writeFileSync(version, '17\n');
  await expect(start(dataDir)).rejects.toThrow(/^The database in \S+ was made by PostgreSQL 17, .*take a backup there/);
  writeFileSync(version, '');
  await expect(start(dataDir)).rejects.toThrow(/^The database in \S+ is damaged \(is not a valid data directory\)/);
  writeFileSync(version, own);
  rmSync(join(clusterOf(dataDir), 'global', 'pg_control'));
  await expect(start(dataDir)).rejects.toThrow(/^The database in \S+ is damaged \(could not open file .*restore the last backup/);
  rmSync(version);
  await expect(start(dataDir)).rejects.toThrow(/PG_VERSION is missing.*restore the last backup/);
});

test.runIf(existsSync('/proc/self/autogroup'))('a connection gives way: itself and the group that PostgreSQL makes of it', async () => {
  const server = await start(join(root, 'gives-way'));
  const pool = openPool({ connectionString: server.url, max: 1 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  stepBack(pid, 10);
  const group = Math.min(19, ownGroupNiceness() + 10);
  await eventually(() => expect(readFileSync(`/proc/${pid}/autogroup`, 'utf8')).toMatch(new RegExp(`nice ${group}$`, 'm')));
  expect(getPriority(pid)).toBe(Math.min(19, getPriority() + 10));
  await pool.end();
});
