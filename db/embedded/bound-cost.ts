import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { signalAll } from './own-processes.ts';
import { stepBack } from './step-back.ts';

/** The interval, in ms, at which running statements are checked. */
const lookMs = 100;
/** Linux counts the time of a process in hundredths of a second. */
const tickMs = 10;

export interface CostBounds {
  /** Processor time of a checkout, in ms, from which its connection yields to the thread that serves pages. */
  cheapMs: number;
  /** Processor time, in ms, after which its statement is cancelled (57014, like the statement timeout). */
  mostMs: number;
}

type Working = { pid: number | null | undefined; before: number | null; isBehind: boolean };

/**
 * Limits what a statement of this pool costs, not how long it takes: on a machine that is busy with something else a cheap statement takes
 * long, too. A connection that had to step back is closed afterwards, because only root could bring it forward again. Where the system does
 * not tell the processor time of a process, nothing happens.
 */
export function boundCost(pool: pg.Pool, { cheapMs, mostMs }: CostBounds): void {
  const working = new Map<pg.PoolClient, Working>();
  let looking: NodeJS.Timeout | null = null;
  const look = () => {
    if (working.size === 0 && looking !== null) {
      clearInterval(looking);
      looking = null;
    }
    for (const each of working.values()) {
      const now = each.pid ? processorTime(each.pid) : null;
      each.before ??= now;
      const used = (now ?? 0) - (each.before ?? 0);
      if (used >= mostMs) signalAll([each.pid ?? 0], 'SIGINT');
      else if (used >= cheapMs && !each.isBehind) {
        each.isBehind = true;
        stepBack(each.pid, 15);
      }
    }
  };
  pool.on('acquire', (client: pg.PoolClient & { processID?: number | null }) => {
    working.set(client, { pid: client.processID, before: null, isBehind: false });
    looking ??= setInterval(look, lookMs).unref();
  });
  pool.on('release', (_error, client) => {
    if (working.get(client)?.isBehind) void (client as unknown as pg.Client).end();
    working.delete(client);
  });
}

/** Processor time of a process in ms; null where the system does not tell, or when it has exited. */
function processorTime(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return null;
  }
}
