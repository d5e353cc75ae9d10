import pg from 'pg';

/** How long a caller waits for a connection, free or new, in ms. After that it is better to ask it to come back. */
export const connectionWaitMs = 2_000;
/** The same for a connection outside a pool, which no request waits for, in ms. */
const clientWaitMs = 10_000;
/** The same while the shop starts, in ms: reading its modules may hold the process up for seconds. */
export const startWaitMs = 30_000;
/**
 * How long a connection of a pool that nobody uses stays, in ms. A new one has to read the catalogue and plan its statements anew, which a quarter of a
 * page that is made after a quiet moment went into.
 */
const idleMs = 60_000;
/** How long a connection may be quiet before the system asks the other side whether it is still there, in ms. */
const keepAliveMs = 10_000;

export interface PoolOptions {
  connectionString: string;
  /** Connections at most. */
  max: number;
  /** Settings of each connection, as `-c name=value`. */
  options?: string;
  types?: pg.CustomTypesConfig;
  /**
   * A statement that hears nothing for so long, in ms, has lost its server without a word (a machine suspended, a cable pulled). Must be longer than
   * the statement time-out. Absent: silence is never a loss, as for a connection that listens for notices.
   */
  silenceMs?: number;
  /** How long to wait for a connection, in ms, where that is not as long as a request waits. */
  waitMs?: number;
  /** Told of every connection that was lost while nobody used it. */
  onLost?: (error: Error) => void;
}

/**
 * A pool whose connections may break at any moment, checked out or not, without ending the process: the statement under way is refused, and the
 * broken connection never goes back into the pool, so that the next statement gets a working one as soon as the database is there.
 */
export function openPool({ silenceMs, waitMs = connectionWaitMs, onLost = () => {}, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  // Without listeners the loss of a connection would end the process: the pool speaks for idle ones, a client for itself while it is checked out.
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
 * One connection outside a pool, not yet connected, that reports its loss to the statement under way; to learn of it at other times, add a listener.
 * `settings` override the defaults.
 */
export function openClient(connectionString: string, settings: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: clientWaitMs, keepAlive: true, ...settings });
  client.on('error', () => {});
  return client;
}

/**
 * A server that ends a connection says so in answer to the statement under way, a moment before it hangs up. In that moment the client still looks
 * whole, and the pool would hand it to the next in the queue.
 */
function breakAtOnce(connection: pg.Connection): void {
  connection.on('errorMessage', (error: pg.DatabaseError) => {
    if (lastWords.test(error.code ?? '')) connection.stream.destroy(error);
  });
}

/** Codes after which PostgreSQL hangs up: administrator, crash, dropped database, idle session, idle or long transaction, broken protocol. */
const lastWords = /^(57P0[1-5]|25P0[34]|08)/;

function breakWhenSilent(connection: pg.Connection, silenceMs: number): void {
  const { stream } = connection as { stream: pg.Connection['stream'] & { setTimeout?: (ms: number, onQuiet: () => void) => void } };
  stream.setTimeout?.(silenceMs, () => stream.destroy(new Error('Connection terminated: the database has been silent for too long')));
}
