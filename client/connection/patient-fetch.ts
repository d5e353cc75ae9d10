import { isNavigating, isPageOutdated, leaveForNewBuild, noteBuild } from './build-of-page.ts';
import type { Connection } from './connection.ts';

/** Retries of a busy server before the page reports it. */
const busyRepeats = 3;

/** Time in seconds for the router to read the response. */
const readWithin = 5;

type Parts = {
  send: typeof fetch;
  connection: Pick<Connection, 'lost' | 'untilReachable'>;
  /** Resolves after this many seconds. */
  rest: (seconds: number) => Promise<void>;
  leave: () => Promise<never>;
};

/**
 * The `fetch` that React Router uses to load a navigation's data (`/main.data`, `/__manifest`). While the network is down the navigation
 * waits and then continues, a busy server (503) is retried as it asks, and a response from another build reloads the page. The router
 * requests the routes of a page's links again while waiting for them; both requests share one response. Any other read of the shop is
 * repeated once when it is busy. Everything else passes through: calls report their own errors.
 */
export function patientFetch({ send, connection, rest, leave }: Parts): typeof fetch {
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    for (let repeats = 0; ; ) {
      try {
        const response = await send(input, init);
        if (response.status !== 503 || repeats === busyRepeats) return noteBuild(response) && isNavigating() ? leave() : response;
        repeats += 1;
        await rest(secondsOf(response));
      } catch (error) {
        if (signal?.aborted) throw error;
        connection.lost();
        await connection.untilReachable(signal);
      }
    }
  };
  const sendTwice: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 503) return response;
    await rest(secondsOf(response));
    return send(input, init);
  };
  const underWay = new Map<string, Promise<Response>>();
  const answerOnce = async (address: string): Promise<Response> => {
    const asked = underWay.get(address) ?? answer(address);
    if (!underWay.has(address)) {
      underWay.set(address, asked);
      // Kept for a while, since a hydrating page reads the response late.
      asked.then(() => rest(readWithin)).finally(() => underWay.delete(address));
    }
    return (await asked).clone();
  };
  return (input, init) => {
    if (!isOfNavigation(input, init)) return isSafeRead(input, init) ? sendTwice(input, init) : send(input, init);
    // A request with an abort signal cannot be shared.
    const isShared = !(input instanceof Request) && !init?.signal && addressOf(input).pathname.endsWith('/__manifest');
    return isShared ? answerOnce(addressOf(input).href) : answer(input, init);
  };
}

/** Imports a screen's script. The navigation waits while it fails; if the script is gone, the page reloads. */
export async function patientImport<Module>(parts: {
  load: () => Promise<Module>;
  connection: Pick<Connection, 'lost' | 'untilReachable'>;
  fetchBuild: () => Promise<void>;
  leave: () => Promise<never>;
}): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await parts.load();
    } catch {
      await parts.fetchBuild().catch(parts.connection.lost);
      await parts.connection.untilReachable();
      // The server responds but the script still fails: only a new document helps.
      if (isPageOutdated() || failures === 3) return parts.leave();
    }
  }
}

/** Installs the patient fetch and import for React Router; call before hydration. */
export function bePatient(connection: Connection, fetchBuild: () => Promise<void>): void {
  window.fetch = patientFetch({
    send: window.fetch.bind(window),
    connection,
    rest: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
    leave: leaveForNewBuild,
  });
  // vite.config.ts makes the router import screens with this. By default it would reload the current page, which fails offline.
  window.importScreen = (url) =>
    patientImport({ load: () => import(/* @vite-ignore */ url), connection, fetchBuild, leave: leaveForNewBuild });
}

declare global {
  interface Window {
    importScreen?: (url: string) => Promise<unknown>;
  }
}

function isOfNavigation(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const { pathname, origin } = addressOf(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  return method === 'GET' && origin === window.location.origin && (pathname.endsWith('.data') || pathname.endsWith('/__manifest'));
}

/** True for a read of the REST API or the data service, which can be repeated safely. */
function isSafeRead(input: RequestInfo | URL, init?: RequestInit): boolean {
  const { pathname, origin } = addressOf(input);
  const { method = 'GET', body } = init ?? {};
  if (origin !== window.location.origin || input instanceof Request) return false;
  return method === 'GET' ? pathname.startsWith('/api/') : pathname === '/v1/graphql' && !/\bmutation\b/.test(String(body));
}

/** The seconds after which a busy server accepts a retry. */
function secondsOf(response: Response): number {
  return Number(response.headers.get('retry-after')) || 2;
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, window.location.origin);
}
