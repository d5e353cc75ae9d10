import type pg from 'pg';
import { openClient } from '#db/pool.ts';
import { doublingWait } from '#rules/shop/retry.ts';

interface AnnouncementOptions {
  /** The database URL. */
  url: string;
  channel: string;
  /** Called after a notification, or when one may have been missed. At most once a second. */
  onAnnouncement: () => void;
  /** Called once each time the connection is lost. */
  report: (error: unknown) => void;
}

export interface Announcements {
  /** Resolves after the first connection attempt, whether or not it succeeded. */
  opened: Promise<void>;
  close(): Promise<void>;
}

/** At least a second between two calls: constant row changes must not stop every page from being cached. */
const restMs = 1_000;
/** Delay before each reconnect: short after a restart, longer during an outage. */
const waits = { firstMs: 100, longestMs: 5_000 };
/** Ping interval; detects a connection whose other end vanished silently. */
const pulseMs = 10_000;
const pulseTimeoutMs = 5_000;

/**
 * Listens to a PostgreSQL channel (LISTEN) on a separate connection and reconnects until closed. Notifications may be missed while
 * disconnected, so every new connection counts as one. Never throws: listeners can work without it.
 */
export function listenToAnnouncements({ url, channel, onAnnouncement, report }: AnnouncementOptions): Announcements {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let losses = 0;
  let isClosed = false;
  const announcement = calmed(onAnnouncement);

  const connect = async (): Promise<void> => {
    const own = openClient(url, {
      options: '-c role=shop_public',
      query_timeout: pulseTimeoutMs,
      connectionTimeoutMillis: pulseTimeoutMs,
    });
    client = own;
    let isLost = false;
    const lose = (error: unknown) => {
      if (isLost || isClosed) return;
      isLost = true;
      clearInterval(pulse);
      report(error);
      own.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), doublingWait(losses, waits)).unref();
      losses += 1;
    };
    own.on('error', lose);
    own.on('end', () => lose(new Error('the connection for announcements ended')));
    own.on('notification', announcement.call);
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      losses = 0;
      pulse = setInterval(() => own.query('select 1').catch(lose), pulseMs).unref();
      announcement.call();
    } catch (error) {
      lose(error);
    }
  };

  return {
    opened: connect(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      announcement.end();
      await client?.end().catch(() => undefined);
    },
  };
}

/** Throttles calls: runs at once, then once more at the end of the interval if called meanwhile. */
function calmed(onAnnouncement: () => void): { call: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isCalledAgain = false;
  const call = () => {
    if (timer) {
      isCalledAgain = true;
      return;
    }
    onAnnouncement();
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalledAgain) call();
    }, restMs).unref();
    isCalledAgain = false;
  };
  return { call, end: () => clearTimeout(timer) };
}
