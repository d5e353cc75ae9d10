import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { withCauses } from './faults.ts';

/** How long a caller waits for a connection from the pool, in ms. After that it is told to retry. */
export const connectionWaitMs = 2_000;
/** How long a connection outside a pool may take, in ms; no request waits for it. */
const clientWaitMs = 10_000;
/** How long a connection may take during startup, in ms: on a busy machine PostgreSQL and loading modules take many times as long. */
export const startWaitMs = 120_000;
/**
 * How long an idle connection of a pool is kept, in ms. A new one has to load the catalogue and plan its statements again, which took a
 * quarter of the time of a page rendered after a quiet period.
 */
const idleMs = 60_000;
/** How often, in ms, a statement without a response makes us ask whether the server still answers. */
const askAfterMs = 1_000;
/** How long a connection is idle before the system sends keepalives, in ms. */
const keepAliveMs = 10_000;

/** Whether a server answers at all, asked only when a statement gets no response or a connection cannot be had. */
export interface ServerWatch {
  /**
   * Checks over a separate connection and idle ones of the pools: true when the server is only slow, false when it is hung or
   * unreachable and no connection heard anything. A refusal counts as an answer.
   */
  answers(): Promise<boolean>;
  /** True from an unanswered check until anything is received; meanwhile the check is repeated without pause. */
  isSilent(): boolean;
  /** True while it is silent, or known to have ended; either is said when it begins, and when it is over. */
  isAway(): boolean;
  /** Call it whenever a connection receives anything, which counts as an answer. */
  hear(): void;
  /** Adds a function that each check also calls, to ask over an existing connection. */
  askOver(asker: () => void): void;
}

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
  /**
   * Tells a hung server from a slow one (server-watch.ts): with a hung one, statements without a response fail within seconds and new ones at
   * once; with a slow one they may take up to `silenceMs`.
   */
  watch?: ServerWatch | undefined;
  /** How long to wait for a connection, in ms, if not as long as a request waits. */
  waitMs?: number;
  /** Called for every idle connection that is lost. */
  onLost?: (error: Error) => void;
}

/**
 * A pool that tolerates losing any connection, checked out or not: the statement in progress fails, and the broken connection never returns
 * to the pool, so that later statements work as soon as the database is back.
 */
export function openPool({ silenceMs, watch, waitMs = connectionWaitMs, onLost = () => {}, ...options }: PoolOptions): pg.Pool {
  const pool = new WatchedPool(watch, {
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
    if (watch !== undefined) {
      watch.hear();
      connection.stream.on('data', watch.hear);
    }
    if (silenceMs !== undefined) breakWhenSilent(client as unknown as WorkingClient, silenceMs, watch);
  });
  return pool;
}

/** A pool that refuses at once while its server is silent, instead of handing out connections on which nothing comes back. */
class WatchedPool extends pg.Pool {
  readonly #watch: PoolOptions['watch'];

  constructor(watch: PoolOptions['watch'], config: pg.PoolConfig) {
    super(config);
    this.#watch = watch;
    watch?.askOver(() => void this.#ask().catch(() => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    if (this.#watch?.isSilent() === true) {
      const error = this.#refused(silence());
      if (callback === undefined) return Promise.reject(error);
      return process.nextTick(callback, error, undefined, () => {});
    }
    if (callback === undefined) return super.connect().catch((error: Error) => Promise.reject(this.#refused(error)));
    return super.connect((error, client, done) => callback(error && this.#refused(error), client, done));
  }

  /** Without a free connection a hung server is noticed here, before any statement. */
  #refused(error: Error): Error {
    if (this.#watch?.isAway() === true) whileAway.add(error);
    void this.#watch?.answers();
    return error;
  }

  /** Old connections may work where new ones do not: a resolver is away, a login slow. If this one does not, it breaks like any other. */
  async #ask(): Promise<void> {
    if (this.idleCount === 0) return;
    const client = await super.connect();
    await client.query('select 1').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

const whileAway = new WeakSet<object>();

/** True when a pool had no connection because its server was known to be away, which is logged once for all. */
export function isRefusedWhileAway(error: unknown): boolean {
  return withCauses(error).some((each) => whileAway.has(each));
}

const silence = () => new Error('Connection terminated: the database has been silent for too long');

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

/** node-postgres knows whether a statement is in progress, but its types do not. */
type WorkingClient = pg.Client & { readyForQuery: boolean };

function breakWhenSilent(client: WorkingClient, silenceMs: number, watch: PoolOptions['watch']): void {
  const { stream } = client.connection as { stream: pg.Connection['stream'] & Partial<Pick<Socket, 'setTimeout' | 'bytesRead'>> };
  const stepMs = Math.min(askAfterMs, silenceMs);
  let heard = stream.bytesRead;
  let silentMs = 0;
  const onQuiet = async () => {
    // An idle connection waits for nothing; its next statement starts the clock again.
    if (client.readyForQuery) return;
    silentMs = stream.bytesRead === heard ? silentMs + stepMs : stepMs;
    heard = stream.bytesRead;
    const isLost = silentMs >= silenceMs || (await watch?.answers()) === false;
    // A process that was blocked reads only now what arrived meanwhile.
    await nextTurn();
    if (isLost && stream.bytesRead === heard) stream.destroy(silence());
    else stream.setTimeout?.(stepMs);
  };
  stream.on('timeout', () => void onQuiet());
  stream.setTimeout?.(stepMs);
}
