import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standInPath } from '#contract/stand-in-paths.ts';
import { chooseHome } from '#db/embedded/home.ts';
import { readPostmaster } from '#db/embedded/postmaster-file.ts';
import type { EmbeddedServer } from '#db/embedded.ts';
import { freePort } from '#db/free-port.ts';
import { ensureDatabase } from '#db/open.ts';
import { folderStore } from '#stand-ins/payment/payment-store.ts';
import { heldAmount } from '#stand-ins/payment/stand-in-payment.ts';
import { findPooler, startPooler } from '#test/pooler/pgbouncer.ts';
import { primaryAndReplica } from '#test/replica/primary-and-replica.ts';
import { hasGroonga, openGroonga } from '#test/search/start-groonga.ts';
import { openS3Server } from '#test/storage/s3-server.ts';
import type { Provider } from '../faults/provider.ts';
import { pause, type ShopHandle, shopHandle } from '../faults/shop-handle.ts';

/** What each process does: two serve everything, one draws pictures alone, one runs the jobs. */
const split = {
  'shop-1': 'identity,data,rest,images,web,admin',
  'shop-2': 'identity,data,rest,images,web,admin',
  'pictures-1': 'images',
  // A demonstration's stand-ins, which the jobs call, come with rest.
  jobs: 'rest,jobs',
};
export type Member = keyof typeof split;
const members = Object.keys(split) as Member[];

export interface Cluster {
  /** The address shoppers use: haproxy's, or without it that of the first process. */
  url: string;
  settings: Record<string, string>;
  databaseUrl: string;
  /** Has the secret where the journeys look for it, and the payments of the stand-in. */
  dataDir: string;
  processes: Record<Member, ShopHandle>;
  s3: Awaited<ReturnType<typeof openS3Server>>;
  provider: Pick<Provider, 'press' | 'held'>;
  /** Kills PostgreSQL, which is started again by itself on its port. */
  killDatabase(which: 'primary' | 'replica'): void;
  groonga: { kill(): Promise<void>; restart(): Promise<unknown> } | null;
  pooler: { restart(): Promise<void> } | null;
  /** Programs that are not installed. */
  leftOut: string[];
  close(): Promise<void>;
}

export const hasHaproxy = spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** Starts everything on loopback, in this folder, with the demonstration in it. */
export async function openCluster(folder: string): Promise<Cluster> {
  const ports = Object.fromEntries(await Promise.all(members.map(async (name) => [name, await freePort()]))) as Record<Member, number>;
  const proxyPort = hasHaproxy ? await freePort() : ports['shop-1'];
  const url = `http://localhost:${proxyPort}`;
  const program = findPooler();
  const leftOut = [hasHaproxy ? [] : 'haproxy', hasGroonga ? [] : 'groonga', program === null ? 'PgBouncer >= 1.21' : []].flat();
  const s3 = await openS3Server();
  const dataDir = join(folder, 'provider');
  const settings: Record<string, string> = {
    SEAM_MODE: 'demo',
    HOST: 'localhost',
    PUBLIC_URL: url,
    SECRET: 'cluster-cluster-cluster-cluster-cluster',
    CLIENT_SECRET: 'cluster-cluster-cluster',
    LOG_LEVEL: 'fatal',
    STORAGE_URL: s3.url,
    DATABASE_CONNECTIONS: '16',
  };
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  writeFileSync(join(dataDir, 'keys', 'secret'), settings.SECRET ?? '');
  const machine = machinesOf(folder, dataDir);
  const folders = [join(folder, 'primary'), join(folder, 'replica')] as const;
  // Killed, a throwaway server forgets its last commits.
  const both = await primaryAndReplica(
    folders,
    (server) => fill(server, { ...settings, PORT: `${ports['shop-1']}`, DATA_DIR: machine('first') }),
    false,
  );
  const replica = await both.startReplica();
  const databaseUrl = await ensureDatabase(both.primary.url, 'seam');
  let pooler = program === null ? null : await startPooler(program, both.primary.url);
  const poolerUrl = pooler && `${pooler.url.replace(/postgres$/, '')}seam`;
  let groonga = hasGroonga ? await openGroonga(machine('search')) : null;
  const shared = {
    ...settings,
    MIGRATE: 'false',
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: replica.url.replace(/postgres$/, 'seam'),
    ...(poolerUrl === null ? {} : { DATABASE_POOL_URL: poolerUrl }),
    ...(groonga === null ? {} : { SEARCH_URL: groonga.url }),
  };
  const processes = Object.fromEntries(
    members.map((name) => [name, shopHandle({ ...shared, PORT: `${ports[name]}`, SERVICES: split[name], DATA_DIR: machine(name) })]),
  ) as Record<Member, ShopHandle>;
  const proxy = hasHaproxy
    ? startHaproxy(join(folder, 'haproxy.cfg'), proxyPort, [ports['shop-1'], ports['shop-2']], ports['pictures-1'])
    : null;
  for (const name of members) await processes[name].start();
  return {
    url,
    settings: shared,
    databaseUrl,
    dataDir,
    processes,
    s3,
    leftOut,
    provider: pressedOver(url, dataDir),
    killDatabase(which) {
      const server = readPostmaster(chooseHome(folders[which === 'primary' ? 0 : 1]).cluster);
      try {
        if (server !== null) process.kill(server.pid, 'SIGKILL');
      } catch {
        // It is dead already, and has not been started again.
      }
    },
    groonga: groonga && {
      kill: async () => groonga?.end('SIGKILL'),
      async restart() {
        groonga = await openGroonga(join(folder, 'search'), groonga?.port);
      },
    },
    pooler: pooler && {
      async restart() {
        const { port } = new URL(pooler?.url ?? '');
        await pooler?.stop('SIGKILL');
        await pause(1_000);
        if (program !== null) pooler = await startPooler(program, both.primary.url, Number(port));
      },
    },
    async close() {
      await Promise.all(members.map((name) => processes[name].end('SIGTERM')));
      proxy?.kill();
      await Promise.all([groonga?.end(), pooler?.stop('SIGKILL'), s3.close()]);
      for (const server of [replica, both.primary]) await server.stop();
    },
  };
}

/** Makes the disk of a machine in this folder; what a provider elsewhere remembers, in its own folder, is one for all machines. */
export function machinesOf(folder: string, provider: string): (name: string) => string {
  mkdirSync(join(provider, 'portone-stand-in'), { recursive: true });
  return (name) => {
    mkdirSync(join(folder, name), { recursive: true });
    symlinkSync(join(provider, 'portone-stand-in'), join(folder, name, 'portone-stand-in'));
    return join(folder, name);
  };
}

/** The first start of a shop, alone. */
export async function fill(server: EmbeddedServer, settings: Record<string, string>): Promise<void> {
  const shop = shopHandle({ ...settings, PORT: settings.PORT ?? '', DATABASE_URL: await ensureDatabase(server.url, 'seam') });
  await shop.start();
  await shop.end('SIGTERM');
}

/** Runs deploy/haproxy.cfg in front of processes at these ports: only user, addresses, certificate and number of shops differ. */
export function startHaproxy(file: string, port: number, [first, second, ...more]: readonly number[], pictures: number): ChildProcess {
  const places = { 11: first, 12: second, 13: pictures };
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'haproxy.cfg'), 'utf8')
    .replace(/^ +(bind :443|http-request redirect scheme|user |group ).*\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replace(/10\.0\.0\.(11|12|13):3000/g, (_, host: '11' | '12' | '13') => `localhost:${places[host]}`)
    .replace(/^ +server shop-2 .*$/m, (line) => [line, ...more.map((each) => `  server shop-${each} localhost:${each}`)].join('\n'));
  writeFileSync(file, text);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  void once(child, 'exit').then(([code]) => code && console.log(`haproxy ended with ${code}`));
  return child;
}

/** The stand-in's window, opened and pressed as a browser does. */
function pressedOver(url: string, dataDir: string): Pick<Provider, 'press' | 'held'> {
  const post = async (path: string, body: object) => {
    for (let left = 200; left > 0; left -= 1) {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${url}${standInPath}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
      // A refusal: it was decided by a press whose answer was lost.
      if (reply !== null && reply.status < 500) return;
      await pause(100);
    }
    throw new Error(`${path}: the payment window does not answer`);
  };
  return {
    async press(paymentId, request, action) {
      await post('/windows', request);
      await post(`/windows/${paymentId}/actions`, { action });
    },
    async held() {
      const all = await folderStore(join(dataDir, 'portone-stand-in')).all();
      // Those of the demonstration's history were never paid here.
      return new Map(all.filter(({ paymentId }) => !paymentId.endsWith('paymentSeam')).map((each) => [each.paymentId, heldAmount(each)]));
    },
  };
}
