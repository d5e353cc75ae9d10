import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#db/free-port.ts';
import { openClient } from '#db/pool.ts';

/** PgBouncer, from 1.21 on, which follows prepared statements: the program named by PGBOUNCER, or the one on the PATH; null without. */
export function findPooler(): string | null {
  const program = process.env.PGBOUNCER ?? 'pgbouncer';
  try {
    const [, major, minor] =
      /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()) ?? [];
    return Number(major) > 1 || Number(minor) >= 21 ? program : null;
  } catch {
    return null;
  }
}

/** Whether there is one; says so to whoever runs its tests without. */
export function poolerIsThere(): boolean {
  const isThere = findPooler() !== null;
  if (!isThere && process.env.VITEST)
    console.log('No PgBouncer >= 1.21 is on the PATH or named by PGBOUNCER: nothing is tested through a pooler.');
  return isThere;
}

/**
 * PgBouncer in transaction mode before the server of this address, for every database and for the logins of its owner.
 * Errors: throws with its last words when it does not open.
 */
export async function startPooler(
  program: string,
  server: string,
  at?: number,
): Promise<{ url: string; stop: (signal?: NodeJS.Signals) => Promise<void> }> {
  const { hostname, port, username, password } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'seam-pooler-'));
  const ownPort = at ?? (await freePort());
  const logins = ['public', 'members', 'service', 'identity'].map((login) => `"${username}_${login}" "${password}"\n`);
  writeFileSync(join(folder, 'users'), logins.join(''));
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = transaction
max_prepared_statements = 500
max_client_conn = 1000
default_pool_size = 4
server_idle_timeout = 5
autodb_idle_timeout = 30
`,
  );
  chmodSync(folder, 0o755);
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn(program, [...asUser, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-2_000);
  });
  const url = new URL(server);
  url.port = String(ownPort);
  const login = new URL(url);
  login.username = `${username}_service`;
  while (!(await answers(login.href))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${words}`);
    await wait(20);
  }
  return {
    url: url.href,
    async stop(signal = 'SIGINT') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = openClient(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
