import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { databaseFault } from './faults.ts';
import type { DB } from './schema.generated.ts';

/** How often, in ms, the replica's position is checked: normally, and while a change is awaited. */
const pace = { rest: 500, soon: 25 };
/** Maximum readers whose own changes are remembered; with more, all reads wait for the replica. */
const mostReaders = 10_000;

/** The server that visitors' reads run on. */
export interface Source {
  pool(name: 'public' | 'pages'): pg.Pool;
  service: Kysely<DB>;
}

/** A streaming replica of the primary, which answers the reads that it may by its place in the write-ahead log (LSN). */
export interface Replica {
  /** True when it has replayed what everybody must see and what this reader has written. */
  isCurrent(reader?: string): boolean;
  /** From now on everybody, or this reader, must see what is committed by now. */
  changed(reader?: string): void;
  /** Runs reads on the replica when it is current; else, or when it fails, on the primary. */
  read<T>(primary: Source, reads: (from: Source) => Promise<T>, reader?: string): Promise<T>;
  close(): void;
}

/** Runs the reads of a visitor (known by an address) or of pages on the replica if there is a current one, otherwise on the primary. */
export function readFrom<T>(
  database: Source & { replica: Replica | null },
  reads: (from: Source) => Promise<T>,
  reader?: string,
): Promise<T> {
  return database.replica === null ? reads(database) : database.replica.read(database, reads, reader);
}

/**
 * Checks both servers' positions twice a second, and at once after a change. A replica must have replayed what the primary had written
 * at the last change and at the previous check, so it is never more than about a second old. A replica that is away, lags or was
 * promoted is not current, and none is while the primary does not answer.
 */
export function watchReplica(primary: pg.Pool, replica: pg.Pool, source: Source): Replica {
  const own = new LRUCache<string, number>({ max: mostReaders });
  const closing = new AbortController();
  let hurry = new AbortController();
  /** The position that everybody must see: infinite until the primary has reported its last change. */
  let needed = Number.POSITIVE_INFINITY;
  let awaited = 0;
  let replayed = -1;
  let written = 0;
  let changes = 0;
  let readers = new Set<string>();

  /** Checks both; false when one of them did not answer. */
  const look = async (): Promise<boolean> => {
    const [before, changedBy] = [changes, readers];
    readers = new Set();
    replayed = await primary
      .query<{ at: string }>(writtenSql)
      .then(({ rows: [row] }) => {
        const at = Number(row?.at);
        for (const reader of changedBy) if (!readers.has(reader)) own.set(reader, at);
        // What is changed while the primary answers may stand behind what it says.
        if (before === changes) needed = Number.isFinite(needed) ? Math.max(needed, written) : at;
        if (changedBy.size > 0 || needed === at) awaited = at;
        written = at;
        changedBy.clear();
        return replica.query<{ at: string }>(replayedSql);
      })
      .then(({ rows: [row] }) => Number(row?.at ?? -1))
      .catch(() => {
        for (const reader of changedBy) readers.add(reader);
        return -1;
      });
    return replayed >= 0;
  };
  const watch = async () => {
    while (!closing.signal.aborted) {
      hurry = new AbortController();
      const hasAnswered = await look();
      const isAwaited = hasAnswered && (!Number.isFinite(needed) || readers.size > 0 || replayed < awaited);
      const hurried = hasAnswered && !isAwaited ? [hurry.signal] : [];
      const signal = AbortSignal.any([closing.signal, ...hurried]);
      await wait(isAwaited ? pace.soon : pace.rest, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  void watch();
  const isCurrent = (reader?: string) => replayed >= needed && (reader === undefined || replayed >= (own.get(reader) ?? 0));
  return {
    isCurrent,
    async read(onPrimary, reads, reader) {
      if (!isCurrent(reader)) return reads(onPrimary);
      try {
        return await reads(source);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        replayed = -1;
        return reads(onPrimary);
      }
    },
    changed(reader) {
      if (reader === undefined || readers.size >= mostReaders) {
        changes += 1;
        needed = Number.POSITIVE_INFINITY;
      }
      if (reader !== undefined && readers.size < mostReaders) {
        own.set(reader, Number.POSITIVE_INFINITY);
        readers.add(reader);
      }
      hurry.abort();
    },
    close: () => closing.abort(),
  };
}

/** Of what is written the end that a commit has reached, which a notification may precede on its way to the disk. */
const writtenSql = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as at";
const replayedSql = "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as at where pg_is_in_recovery()";

/** True when a read that failed on a replica may succeed on the primary; one that took too long would take as long there. */
function isOfReplica(error: unknown): boolean {
  const isTooLong = error instanceof Error && 'code' in error && error.code === '57014';
  return !isTooLong && databaseFault(error) !== null;
}
