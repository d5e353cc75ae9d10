import { createStore, type Watched } from '#ui/store.ts';

/** The parts of the browser that watching the connection needs. */
type ConnectionParts = {
  /** Resolves on any response from the server; rejects if there is none. */
  probe: () => Promise<unknown>;
  /** Resolves when the next probe is due: after a delay, or when the browser reports being online. */
  pause: () => Promise<void>;
};

export type Connection = {
  isReachable: Watched<boolean>;
  /** Reports a failed request: polls the server until it responds. */
  lost: () => void;
  /** Resolves once the server is reachable; rejects with the signal's reason if aborted. */
  untilReachable: (signal?: AbortSignal | null) => Promise<void>;
};

/** Tracks whether the server is reachable: even an online browser may have lost it (a tunnel, a restart). */
export function watchConnection({ probe, pause }: ConnectionParts): Connection {
  const isReachable = createStore(true);
  const pollUntilAnswered = async () => {
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
      void pollUntilAnswered();
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

/** Listens to the browser's online and offline events. Returns a function to stop. */
export function watchNetwork(): () => void {
  if (!navigator.onLine) connection.lost();
  window.addEventListener('offline', connection.lost);
  return () => window.removeEventListener('offline', connection.lost);
}

/** Interval between probes of an unreachable server, in ms. */
const askAgainMs = 3_000;

/** The state of this browser's connection to the shop. */
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
