import { createStore, type Watched } from '../stores/store.ts';

/** What watching the connection asks of the browser. */
type ConnectionParts = {
  /** Resolves when the shop answers anything at all; rejects when nothing comes. */
  probe: () => Promise<unknown>;
  /** Resolves when asking again is worth it: after a while, or when the browser says that it is back. */
  pause: () => Promise<void>;
};

export type Connection = {
  isReachable: Watched<boolean>;
  /** A request failed to arrive: from now on the shop is polled until it answers. */
  lost: () => void;
  /** Resolves once the shop can be reached; rejects with the signal's reason when nobody waits any more. */
  untilReachable: (signal?: AbortSignal | null) => Promise<void>;
};

/** Watches whether the shop can be reached: a browser that is online may still have lost it (a tunnel, a restart). */
export function watchConnection({ probe, pause }: ConnectionParts): Connection {
  const isReachable = createStore(true);
  const askUntilAnswered = async () => {
    while (!isReachable.read()) {
      await pause();
      await probe().then(
        () => isReachable.write(true),
        () => undefined,
      );
    }
  };
  return {
    isReachable,
    lost() {
      if (!isReachable.read()) return;
      isReachable.write(false);
      void askUntilAnswered();
    },
    untilReachable: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (isReachable.read()) return resolve();
        const stop = isReachable.subscribe(() => {
          if (!isReachable.read()) return;
          stop();
          resolve();
        });
        signal?.addEventListener('abort', () => {
          stop();
          reject(signal.reason);
        });
      }),
  };
}

/** Follows what the browser says of its network. Returns the way to stop. */
export function watchNetwork(): () => void {
  if (!navigator.onLine) connection.lost();
  window.addEventListener('offline', connection.lost);
  return () => window.removeEventListener('offline', connection.lost);
}

/** Milliseconds between two questions to a shop that does not answer. */
const askAgainMs = 3_000;

/** The connection of this browser. */
export const connection = watchConnection({
  probe: async () => {
    if (!navigator.onLine) throw new Error('the browser is offline');
    await fetch('/healthz', { cache: 'no-store' });
  },
  pause: () =>
    new Promise((resolve) => {
      const timer = setTimeout(done, askAgainMs);
      window.addEventListener('online', done, { once: true });
      function done() {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        resolve();
      }
    }),
});
