import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { stepBack } from './embedded/step-back.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connectionWaitMs, openClient, openPool, startWaitMs } from './pool.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.generated.ts';

/** The roles of the data service (specification 6), as they are spelled in token claims and headers. */
export type DataRole = 'admin' | 'user' | 'artist' | 'brand' | 'public';

/** The only door to the database. Each pool runs under one PostgreSQL role and can do only what that role may. */
export interface Database {
  /** Address with the owner's rights: for migrations, seeds and jobs only. */
  url: string;
  /** Connections that already run as shop_<role>, in UTC, with a statement time-out; `pages` have a visitor's rights and are used by rendering only. */
  pool(role: DataRole | 'pages'): pg.Pool;
  /** Commands of the shop (role shop_service). Each command checks for itself who may call it. */
  service: Kysely<DB>;
  /** The identity server (role shop_identity). */
  identity: Kysely<DB>;
  identityPool: pg.Pool;
  servicePool: pg.Pool;
  /** Startup is over: from now on callers are requests, which are told to come back after two seconds instead of being left waiting. */
  startIsOver(): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Any PostgreSQL >= 18; without it the embedded one is started below dataDir. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Connections per pool. */
  poolSizes?: Partial<Record<DataRole | 'pages' | 'service' | 'identity', number>> | undefined;
}

const defaultSizes = { public: 8, pages: 6, user: 8, artist: 2, brand: 2, admin: 4, service: 12, identity: 6 } as const;
/** How long one statement may run, in ms: short for visitors, longer for staff. Pages are few and cached. */
const statementTimeouts = {
  public: 1_500,
  pages: 5_000,
  user: 3_000,
  artist: 5_000,
  brand: 5_000,
  admin: 10_000,
  service: 15_000,
  identity: 15_000,
} as const;
/** How far connections give way to the thread that serves pages: strangers' queries to everything, the rest a good deal. */
const nicenessOf = (role: keyof typeof defaultSizes) => (role === 'public' ? 15 : 10);
/** The shop's database on the embedded server. */
export const embeddedName = 'seam';

// Ids and sums of won stay far below 2^53, so bigint and numeric are plain numbers here; dates stay text.
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * Opens the database, starting and migrating it when needed. A busy machine may take seconds over a first connection, so each is waited for
 * patiently until `startIsOver`. Errors: throws when it is unreachable or older than 18.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) {
    const { databaseUrl } = options;
    await prepare(databaseUrl);
    return connect(databaseUrl, { poolSizes: options.poolSizes, isStarting: true });
  }
  const server = await startEmbedded({ dataDir: options.dataDir });
  try {
    const url = await ensureDatabase(server.url, embeddedName);
    await prepare(url);
    return connect(url, { poolSizes: options.poolSizes, isStarting: true, isEmbedded: true, afterClose: () => server.stop() });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export interface ConnectOptions extends Pick<OpenOptions, 'poolSizes'> {
  /** How many times longer than a shop's own limits a statement may run and a connection be waited for: on a machine that is busy with others. */
  patience?: number;
  /** Connections are waited for longer until `startIsOver` is called. */
  isStarting?: boolean;
  /** The server is ours and on this machine: its connections yield to the process that serves pages. */
  isEmbedded?: boolean;
  afterClose?: () => Promise<void>;
}

/** Connects to a database that is already migrated. */
export function connect(
  url: string,
  { poolSizes, patience = 1, isStarting = false, isEmbedded = false, afterClose = async () => {} }: ConnectOptions = {},
): Database {
  const pools = new Map<string, pg.Pool>();
  let waitMs = (isStarting ? startWaitMs : connectionWaitMs) * patience;
  const poolOf = (role: keyof typeof defaultSizes): pg.Pool => {
    const existing = pools.get(role);
    if (existing) return existing;
    const databaseRole = role === 'pages' ? 'public' : role;
    const pool = openPool({
      connectionString: url,
      types: typeParsers,
      max: poolSizes?.[role] ?? defaultSizes[role],
      waitMs,
      // Past both time-outs below the server has spoken, or is gone.
      silenceMs: 20_000 * patience,
      options: `-c role=shop_${databaseRole} -c statement_timeout=${statementTimeouts[role] * patience} -c idle_in_transaction_session_timeout=${15_000 * patience} -c timezone=UTC -c jit=off`,
    });
    if (isEmbedded)
      pool.on('connect', (client: pg.PoolClient & { processID?: number | null }) => stepBack(client.processID, nicenessOf(role)));
    pools.set(role, pool);
    return pool;
  };
  const kysely = (role: 'service' | 'identity') => new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(poolOf(role)) }) });
  return {
    url,
    pool: poolOf,
    service: kysely('service'),
    identity: kysely('identity'),
    servicePool: poolOf('service'),
    identityPool: poolOf('identity'),
    startIsOver() {
      waitMs = connectionWaitMs * patience;
      for (const pool of pools.values()) pool.options.connectionTimeoutMillis = waitMs;
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      await afterClose();
    },
  };
}

async function prepare(url: string): Promise<void> {
  const client = openClient(url, { connectionTimeoutMillis: startWaitMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < 180_000) throw new Error('Seam needs PostgreSQL 18 or newer (virtual generated columns, uuidv7).');
    await migrate(client);
  } finally {
    await client.end();
  }
}

/** Makes the named database on a server when it is missing, and gives its address. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = openClient(serverUrl, { connectionTimeoutMillis: startWaitMs });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
