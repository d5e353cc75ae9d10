import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { TableRole } from '#rules/member/rights/staff-role.ts';
import { boundCost, type CostBounds } from './embedded/bound-cost.ts';
import { stepBack } from './embedded/step-back.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connectionWaitMs, openClient, openPool, startWaitMs } from './pool.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.generated.ts';
import { watchServer } from './server-watch.ts';
import { aborted } from './wait-quietly.ts';

/** The roles of the data service (specification 6.1), as spelled in token claims and headers, and those of staff with a part of its tables. */
export type DataRole = 'admin' | 'user' | 'artist' | 'brand' | 'public' | TableRole;

/** The only access to the database. Each pool runs as one PostgreSQL role, with only that role's rights. */
export interface Database {
  /** URL with the owner's rights: for migrations, seeds and jobs only. */
  url: string;
  /**
   * Connections that run as shop_<role>, in UTC, with a statement timeout; `pages` has a visitor's rights and is only used for rendering.
   */
  pool(role: DataRole | 'pages'): pg.Pool;
  /** The shop's commands (role shop_service). Each command checks who may call it. */
  service: Kysely<DB>;
  /** The identity server (role shop_identity). */
  identity: Kysely<DB>;
  identityPool: pg.Pool;
  servicePool: pg.Pool;
  /** Ends startup: from now on callers are requests, which wait for a connection for two seconds at most and are then told to retry. */
  startIsOver(): void;
  /** True while the server does not answer at all, or has ended: `say` hears when that begins, and when it is over. */
  isAway(): boolean;
  /** Waits for statements in progress, unless the server is silent or `hurry` aborts. */
  close(hurry?: AbortSignal): Promise<void>;
}

export interface OpenOptions {
  /** Any PostgreSQL >= 18; without it, the embedded one is started below dataDir. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Reports what happens to the embedded server, and when any server falls silent or answers again. */
  say?: ((line: string) => void) | undefined;
  /**
   * Asked before a database that was migrated before is migrated, while nobody else migrates it: what it throws refuses the start and leaves
   * the database as it is. Tables of later migrations may not exist yet.
   */
  beforeMigrating?: ((database: Database) => Promise<void>) | undefined;
  /** Maximum connections per pool. */
  poolSizes?: Partial<Record<DataRole | 'pages' | 'service' | 'identity', number>> | undefined;
}

const staffPools = <Value>(value: Value) => ({
  ...{ desk: value, production: value, content: value, support: value, accounting: value, reader: value },
});
const defaultSizes = { public: 8, pages: 6, user: 8, artist: 2, brand: 2, admin: 4, ...staffPools(2), service: 12, identity: 6 } as const;
/** Statement timeouts in ms, longer for staff: a cheap statement is done by then on a busy machine, too. */
const statementTimeouts = {
  public: 5_000,
  pages: 5_000,
  user: 5_000,
  artist: 5_000,
  brand: 5_000,
  admin: 10_000,
  ...staffPools(10_000),
  service: 15_000,
  identity: 15_000,
} as const;
/** How far connections yield to the thread that serves pages. */
const niceness = 10;
/** What anybody may ask begins beside that thread and is limited by its cost instead. */
const costBounds: Partial<Record<keyof typeof defaultSizes, CostBounds>> = {
  public: { cheapMs: 200, mostMs: 1_500 },
  user: { cheapMs: 200, mostMs: 3_000 },
};
/** The name of the shop's database on the embedded server. */
export const embeddedName = 'seam';

// Ids and sums of won stay far below 2^53, so bigint and numeric are parsed as numbers; dates stay text.
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * Opens the database, starting and migrating it if needed. On a busy machine the first connections may take seconds, so waits are longer
 * until `startIsOver`.
 * Errors: throws when it is unreachable or older than 18, and what `beforeMigrating` throws.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, poolSizes, say } = options;
  if (databaseUrl) return openPrepared(databaseUrl, options, { poolSizes, isStarting: true, say });
  const server = await startEmbedded({ dataDir: options.dataDir, say });
  try {
    const url = await ensureDatabase(server.url, embeddedName);
    const stop = () => server.stop();
    return await openPrepared(url, options, { poolSizes, isStarting: true, isEmbedded: true, isUp: server.isUp, say, afterClose: stop });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export interface ConnectOptions extends Pick<OpenOptions, 'poolSizes' | 'say'> {
  /** Multiplier of statement timeouts and connection waits, for busy machines. */
  patience?: number;
  /** Waits longer for connections until `startIsOver` is called. */
  isStarting?: boolean;
  /** The server is ours and on this machine: its connections yield to the process that serves pages. */
  isEmbedded?: boolean;
  /** What runs the server tells whether it is up. */
  isUp?: () => boolean;
  afterClose?: () => Promise<void>;
}

/** Connects to a migrated database. */
export function connect(
  url: string,
  {
    poolSizes,
    patience = 1,
    isStarting: isInStart = false,
    isEmbedded = false,
    isUp,
    say,
    afterClose = async () => {},
  }: ConnectOptions = {},
): Database {
  const pools = new Map<string, pg.Pool>();
  let isStarting = isInStart;
  let waitMs = (isStarting ? startWaitMs : connectionWaitMs) * patience;
  const watch = watchServer(url, () => waitMs / connectionWaitMs, say, isUp);
  const poolOf = (role: keyof typeof defaultSizes): pg.Pool => {
    const existing = pools.get(role);
    if (existing) return existing;
    const databaseRole = role === 'pages' ? 'public' : role;
    const pool = openPool({
      connectionString: url,
      types: typeParsers,
      max: poolSizes?.[role] ?? defaultSizes[role],
      waitMs,
      // After both timeouts below, the server has answered or is gone.
      silenceMs: 20_000 * patience,
      watch,
      options: `-c role=shop_${databaseRole} -c statement_timeout=${statementTimeouts[role] * patience} -c idle_in_transaction_session_timeout=${15_000 * patience} -c timezone=UTC -c jit=off`,
    });
    const bounds = costBounds[role];
    if (isEmbedded && bounds) boundCost(pool, bounds);
    else if (isEmbedded)
      pool.on('connect', (client: pg.PoolClient & { processID?: number | null }) => stepBack(client.processID, niceness));
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
      isStarting = false;
      waitMs = connectionWaitMs * patience;
      for (const pool of pools.values()) pool.options.connectionTimeoutMillis = waitMs;
    },
    isAway: () => watch.isAway(),
    async close(hurry) {
      const ended = Promise.all([...pools.values()].map((pool) => pool.end()));
      // A start that is ended answers nobody. Those in use come back only when what waits for the hung server has given up.
      if (!isStarting && !watch.isSilent()) await (hurry ? Promise.race([ended, aborted(hurry)]) : ended);
      watch.close();
      await afterClose();
    },
  };
}

async function openPrepared(url: string, { beforeMigrating }: OpenOptions, settings: ConnectOptions): Promise<Database> {
  const database = connect(url, settings);
  try {
    await prepare(url, () => beforeMigrating?.(database) ?? Promise.resolve());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare(url: string, beforeMigrating: () => Promise<void>): Promise<void> {
  const client = openClient(url, { connectionTimeoutMillis: startWaitMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < 180_000) throw new Error('Seam needs PostgreSQL 18 or newer (virtual generated columns, uuidv7).');
    await migrate(client, { beforeMigrating });
  } finally {
    await client.end();
  }
}

/** Creates the named database on a server if missing, and returns its URL. */
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
