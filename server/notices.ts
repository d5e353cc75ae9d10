import type pg from 'pg';
import { openClient } from '#db/pool.ts';
import { doublingWait } from '#rules/shop/retry.ts';

interface NoticeOptions {
  /** Address of the database. */
  url: string;
  channel: string;
  /** Something was announced, or may have been while nobody listened. At most once a second. */
  onNotice: () => void;
  /** Hears of a lost connection, once for each loss. */
  report: (error: unknown) => void;
}

export interface Notices {
  /** Settles after the first attempt, whether it listens by then or not. */
  opened: Promise<void>;
  close(): Promise<void>;
}

/** A second between two calls: who changes rows all the time must not keep every page from being kept. */
const restMs = 1_000;
/** Waiting before each attempt to connect again: soon after a restart, rarely during a long outage. */
const waits = { firstMs: 100, longestMs: 5_000 };
/** A connection whose other end is gone without a word is noticed by asking. */
const pulseMs = 10_000;
const pulseTimeoutMs = 5_000;

/**
 * Listens to a channel of PostgreSQL (LISTEN) on a connection of its own, and connects again for as long as it is open. Whoever was
 * deaf for a while may have missed anything, so every new connection counts as a notice. Never throws: who listens can live without.
 */
export function listenToNotices({ url, channel, onNotice, report }: NoticeOptions): Notices {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let losses = 0;
  let isClosed = false;
  const notice = calmed(onNotice);

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
    own.on('end', () => lose(new Error('the connection for notices ended')));
    own.on('notification', notice.call);
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      losses = 0;
      pulse = setInterval(() => own.query('select 1').catch(lose), pulseMs).unref();
      notice.call();
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
      notice.end();
      await client?.end().catch(() => undefined);
    },
  };
}

/** Calls at once, and for calls within the rest after it once more at its end. */
function calmed(onNotice: () => void): { call: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isCalledAgain = false;
  const call = () => {
    if (timer) {
      isCalledAgain = true;
      return;
    }
    onNotice();
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalledAgain) call();
    }, restMs).unref();
    isCalledAgain = false;
  };
  return { call, end: () => clearTimeout(timer) };
}
