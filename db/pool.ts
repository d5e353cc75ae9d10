import pg from 'pg';

/** How long a caller waits for a connection from the pool, in ms. After that it is told to retry. */
export const connectionWaitMs = 2_000;
/** The same for a connection outside a pool, which no request waits for, in ms. */
const clientWaitMs = 10_000;
/** The same during startup, in ms: loading modules can block the process for seconds. */
export const startWaitMs = 30_000;
/**
 * How long an idle connection of a pool is kept, in ms. A new one has to load the catalogue and plan its statements again, which took a
 * quarter of the time of a page rendered after a quiet period.
 */
const idleMs = 60_000;
/** How long a connection may be idle before the system sends keepalives, in ms. */
const keepAliveMs = 10_000;

export interface PoolOptions {
  connectionString: string;
  /** Maximum connections. */
  max: number;
  /** Settings of each connection, as `-c name=value`. */
  options?: string;
  types?: pg.CustomTypesConfig;
  /**
   * A statement without a response for this long, in ms, has silently lost its server (a suspended machine, an unplugged cable). Must
   * exceed the statement timeout. If absent, silence is no loss, as for a connection that listens for notifications.
   */
  silenceMs?: number;
  /** How long to wait for a connection, in ms, if not as long as a request waits. */
  waitMs?: number;
  /** Called for every idle connection that is lost. */
  onLost?: (error: Error) => void;
}

/**
 * A pool that tolerates losing any connection, checked out or not: the statement in progress fails, and the broken connection never returns
 * to the pool, so that later statements work as soon as the database is back.
 */
export function openPool({ silenceMs, waitMs = connectionWaitMs, onLost = () => {}, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  // Without error listeners a lost connection would end the process. The pool reports for idle clients; a checked out client reports for
  // itself.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const { connection } = client as pg.Client;
    breakAtOnce(connection);
    if (silenceMs !== undefined) breakWhenSilent(connection, silenceMs);
  });
  return pool;
}

/**
 * A connection outside a pool, not connected yet, that fails the statement in progress when lost. To detect a loss at other times, add a
 * listener. `settings` override the defaults.
 */
export function openClient(connectionString: string, settings: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: clientWaitMs, keepAlive: true, ...settings });
  client.on('error', () => {});
  return client;
}

/**
 * A server that ends a connection first fails the statement in progress and then hangs up. In between, the client still looks usable and
 * the pool would hand it out again.
 */
function breakAtOnce(connection: pg.Connection): void {
  connection.on('errorMessage', (error: pg.DatabaseError) => {
    if (lastWords.test(error.code ?? '')) connection.stream.destroy(error);
  });
}

/**
 * Error codes after which PostgreSQL hangs up: administrator shutdown, crash, dropped database, idle session, idle or long transaction,
 * protocol error.
 */
const lastWords = /^(57P0[1-5]|25P0[34]|08)/;

function breakWhenSilent(connection: pg.Connection, silenceMs: number): void {
  const { stream } = connection as { stream: pg.Connection['stream'] & { setTimeout?: (ms: number, onQuiet: () => void) => void } };
  stream.setTimeout?.(silenceMs, () => stream.destroy(new Error('Connection terminated: the database has been silent for too long')));
}
