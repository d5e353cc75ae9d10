import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type TableRole, tableRoles } from '#rules/member/rights/staff-role.ts';
import type { Sent } from './batch.ts';
import { connectionShares, type PoolName, poolNames, usualConnections } from './connections.ts';
import { boundCost, type CostBounds } from './embedded/bound-cost.ts';
import { stepBack } from './embedded/step-back.ts';
import { startEmbedded } from './embedded.ts';
import { asLogin } from './logins.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { connectionWaitMs, openClient, openPool, startWaitMs } from './pool.ts';
import { preparing } from './prepared.ts';
import { type Replica, type Source, watchReplica } from './replica.ts';
import type { DB } from './schema.generated.ts';
import { watchServer } from './server-watch.ts';
import { aborted } from './wait-quietly.ts';

/** The roles of the data service (specification 6.1), as spelled in token claims and headers, and those of staff with a part of its tables. */
export type DataRole = 'admin' | 'user' | 'artist' | 'brand' | 'public' | TableRole;

/** The only access to the database. A statement runs as one PostgreSQL role, with only that role's rights. */
export interface Database extends Source {
  /** URL with the owner's rights, past any pooler: for migrations, seeds, jobs, notifications and backups only. */
  url: string;
  /**
   * A visitor's connections, or those that members and staff share. The latter have no rights until `actAs` is run, in UTC like all of them.
   */
  pool(name: 'public' | 'pages' | 'members'): pg.Pool;
  /**
   * What a transaction sends first, in one message with its other statements: it takes this role on, with its time limit, until it ends.
   * Row-level security goes by `userId`; the audit log names a member of staff with a role of their own.
   */
  actAs(role: DataRole, userId?: string | null, isStaff?: boolean): Sent;
  /** The shop's commands (role shop_service). Each command checks who may call it. */
  service: Kysely<DB>;
  /** The identity server (role shop_identity). */
  identity: Kysely<DB>;
  identityPool: pg.Pool;
  servicePool: pg.Pool;
  /** How many connections the queue of jobs may open. */
  jobConnections: number;
  /** Ends startup: from now on requests wait for a connection for at most two seconds and then get a retry time. */
  startIsOver(): void;
  /** What may answer visitors' reads (db/replica.ts); null without one. */
  replica: Replica | null;
  /** True while the server does not answer, or has ended; `say` is called at the beginning and the end. */
  isAway(): boolean;
  /** Waits for statements in progress, unless the server is silent or `hurry` aborts. */
  close(hurry?: AbortSignal): Promise<void>;
}

export interface OpenOptions extends Pick<ConnectOptions, 'connections' | 'poolUrl' | 'readUrl' | 'say'> {
  /** Any PostgreSQL >= 18; without it, the embedded one is started below dataDir. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /**
   * Asked before a database that was migrated before is migrated, while nobody else migrates it: what it throws refuses the start and leaves
   * the database as it is. Tables of later migrations may not exist yet.
   */
  beforeMigrating?: ((database: Database) => Promise<void>) | undefined;
  /** Leaves migrating to `npm run migrate`, and waits for it. */
  waitsForMigrations?: boolean | undefined;
}

/** Statement timeouts of those who share connections, in ms, longer for staff; the other logins have theirs (db/roles.sql). */
const memberTimeoutMs = 5_000;
const staffTimeoutMs = 10_000;
/** Time after the longest timeout of a login or idle transaction, in ms, after which the server has answered or is lost. */
const silenceMs = 20_000;
/** Timeout, in ms, for a replica and its primary to report their positions. */
const answerMs = 1_000;
/** The niceness of connections, which lets the thread that serves pages run first. */
const niceness = 10;
/** Cost limits of the pools whose queries anybody may send; these start with that thread's priority instead. */
const costBounds: Partial<Record<PoolName, CostBounds>> = {
  public: { cheapMs: 200, mostMs: 1_500 },
  members: { cheapMs: 200, mostMs: 5_000 },
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
  const { databaseUrl, connections, poolUrl, readUrl, say } = options;
  if (databaseUrl) return openPrepared(databaseUrl, options, { connections, poolUrl, readUrl, isStarting: true, say });
  const server = await startEmbedded({ dataDir: options.dataDir, say });
  try {
    const url = await ensureDatabase(server.url, embeddedName);
    const stop = () => server.stop();
    return await openPrepared(url, options, { connections, isStarting: true, isEmbedded: true, isUp: server.isUp, say, afterClose: stop });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export interface ConnectOptions {
  /** How many connections this process opens at most, from 12. */
  connections?: number | undefined;
  /** The same database through a pooler that may share connections between transactions; else straight. */
  poolUrl?: string | undefined;
  /** A streaming replica for visitors' reads. */
  readUrl?: string | undefined;
  /** Connections of a pool, if not its share. */
  poolSizes?: Partial<Record<PoolName, number>> | undefined;
  /** Reports what happens to the embedded server, and when any server falls silent or answers again. */
  say?: ((line: string) => void) | undefined;
  /** Multiplier of statement timeouts and connection waits, for busy machines. */
  patience?: number;
  /** Waits longer for connections until `startIsOver` is called. */
  isStarting?: boolean;
  /** The server is ours and on this machine: its connections yield to the process that serves pages. */
  isEmbedded?: boolean;
  /** Whether the server is up, by the program that runs it. */
  isUp?: () => boolean;
  afterClose?: () => Promise<void>;
}

const staffRoles: ReadonlySet<DataRole> = new Set<DataRole>(['admin', ...tableRoles]);
/** Sets the role first, because the other settings need its rights. All of it ends with the transaction, also after an error. */
const acting = `select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('app.staff_id', $3, true),
  set_config('statement_timeout', $4, true)`;

/** Connects to a migrated database. */
export function connect(
  url: string,
  {
    connections = usualConnections,
    poolUrl = url,
    readUrl,
    poolSizes,
    patience = 1,
    isStarting: isInStart = false,
    isEmbedded = false,
    isUp,
    say,
    afterClose = async () => {},
  }: ConnectOptions = {},
): Database {
  let isStarting = isInStart;
  let waitMs = (isStarting ? startWaitMs : connectionWaitMs) * patience;
  const watch = watchServer(asLogin(poolUrl, 'members'), () => waitMs / connectionWaitMs, say, isUp);
  const shares = connectionShares(connections);
  const open = (name: PoolName, from = poolUrl, watchOf = watch): pg.Pool => {
    const pool = openPool({
      connectionString: asLogin(from, name),
      types: typeParsers,
      max: poolSizes?.[name] ?? shares[name],
      // What a replica does not take in time goes to the primary, also while the shop starts.
      waitMs: watchOf === watch ? waitMs : connectionWaitMs * patience,
      silenceMs: silenceMs * patience,
      watch: watchOf,
    });
    const bounds = costBounds[name];
    if (isEmbedded && bounds) boundCost(pool, bounds);
    else if (isEmbedded)
      pool.on('connect', (client: pg.PoolClient & { processID?: number | null }) => stepBack(client.processID, niceness));
    return pool;
  };
  const pools = Object.fromEntries(poolNames.map((name) => [name, open(name)])) as Record<PoolName, pg.Pool>;
  const kysely = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const extra: pg.Pool[] = [];
  const openReplica = (from: string): Replica => {
    const watchOfReplica = watchServer(asLogin(from, 'public'), () => patience);
    const [publicPool, pages, service] = [
      open('public', from, watchOfReplica),
      open('pages', from, watchOfReplica),
      open('service', from, watchOfReplica),
    ];
    const asking = [poolUrl, from].map((each) =>
      openPool({ connectionString: asLogin(each, 'public'), max: 1, waitMs: answerMs * patience, silenceMs: answerMs * patience }),
    );
    extra.push(publicPool, pages, service, ...asking);
    const source = { pool: (name: 'public' | 'pages') => (name === 'pages' ? pages : publicPool), service: kysely(service) };
    const watched = watchReplica(asking[0] as pg.Pool, asking[1] as pg.Pool, source);
    return {
      ...watched,
      close() {
        watched.close();
        watchOfReplica.close();
      },
    };
  };
  const replica = readUrl === undefined ? null : openReplica(readUrl);
  return {
    url,
    pool: (name) => pools[name],
    actAs: (role, userId = null, isStaff = false) => ({
      name: 'act_as',
      text: acting,
      values: [
        ...[`shop_${role}`, userId ?? '', isStaff ? (userId ?? '') : ''],
        String((staffRoles.has(role) ? staffTimeoutMs : memberTimeoutMs) * patience),
      ],
    }),
    service: kysely(pools.service),
    identity: kysely(pools.identity),
    servicePool: pools.service,
    identityPool: pools.identity,
    jobConnections: shares.jobs,
    replica,
    startIsOver() {
      isStarting = false;
      waitMs = connectionWaitMs * patience;
      for (const pool of Object.values(pools)) pool.options.connectionTimeoutMillis = waitMs;
    },
    isAway: () => watch.isAway(),
    async close(hurry) {
      replica?.close();
      const ended = Promise.all([...Object.values(pools), ...extra].map((pool) => pool.end()));
      // A start that is ended answers nobody. Those in use come back only when what waits for the hung server has given up.
      if (!isStarting && !watch.isSilent()) await (hurry ? Promise.race([ended, aborted(hurry)]) : ended);
      watch.close();
      await afterClose();
    },
  };
}

async function openPrepared(url: string, options: OpenOptions, settings: ConnectOptions): Promise<Database> {
  const database = connect(url, settings);
  const { beforeMigrating, waitsForMigrations: waits, say } = options;
  try {
    await prepare(url, { url, poolUrl: settings.poolUrl, waits, say, beforeMigrating: async () => beforeMigrating?.(database) });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare(url: string, options: MigrateOptions): Promise<void> {
  const client = openClient(url, { connectionTimeoutMillis: startWaitMs });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < 180_000) throw new Error('Seam needs PostgreSQL 18 or newer (virtual generated columns, uuidv7).');
    await migrate(client, options);
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
