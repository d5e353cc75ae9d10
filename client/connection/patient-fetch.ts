import { isNavigating, isPageOutdated, leaveForNewBuild, noteBuild } from './build-of-page.ts';
import type { Connection } from './connection.ts';

/** Times a shop that is busy is asked again before the page says so. */
const busyRepeats = 3;

/** Seconds in which the router has read the routes it asked for. */
const readWithin = 5;

type Parts = {
  send: typeof fetch;
  connection: Pick<Connection, 'lost' | 'untilReachable'>;
  /** Resolves after so many seconds. */
  rest: (seconds: number) => Promise<void>;
  leave: () => Promise<never>;
};

/**
 * The `fetch` that React Router gets for the data of a navigation (`/main.data`, `/__manifest`): while nothing arrives the navigation
 * waits and goes on by itself, a busy shop (503) is asked again when it says so, and a reply of another build loads the page whole.
 * The router asks for the routes of a page's links a second time while it waits for them: both get one reply.
 * Everything else passes untouched: a REST call that fails is told to the one who made it.
 */
export function patientFetch({ send, connection, rest, leave }: Parts): typeof fetch {
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    for (let repeats = 0; ; ) {
      try {
        const response = await send(input, init);
        if (response.status !== 503 || repeats === busyRepeats) return noteBuild(response) && isNavigating() ? leave() : response;
        repeats += 1;
        await rest(Number(response.headers.get('retry-after')) || 2);
      } catch (error) {
        if (signal?.aborted) throw error;
        connection.lost();
        await connection.untilReachable(signal);
      }
    }
  };
  const underWay = new Map<string, Promise<Response>>();
  const answerOnce = async (address: string): Promise<Response> => {
    const asked = underWay.get(address) ?? answer(address);
    if (!underWay.has(address)) {
      underWay.set(address, asked);
      // Read by the first asker some time after it came: a page that wakes up is busy.
      asked.then(() => rest(readWithin)).finally(() => underWay.delete(address));
    }
    return (await asked).clone();
  };
  return (input, init) => {
    if (!isOfNavigation(input, init)) return send(input, init);
    // What can be given up by one of two has to be asked by each.
    const isShared = !(input instanceof Request) && !init?.signal && addressOf(input).pathname === '/__manifest';
    return isShared ? answerOnce(addressOf(input).href) : answer(input, init);
  };
}

/** Imports the script of a screen; while it does not come the navigation waits, and where it is gone for good the page is loaded whole. */
export async function patientImport<Module>(parts: {
  load: () => Promise<Module>;
  connection: Pick<Connection, 'lost' | 'untilReachable'>;
  askForBuild: () => Promise<void>;
  leave: () => Promise<never>;
}): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await parts.load();
    } catch {
      await parts.askForBuild().catch(parts.connection.lost);
      await parts.connection.untilReachable();
      // The shop answers, and still the script does not come: only another document can bring it.
      if (isPageOutdated() || failures === 3) return parts.leave();
    }
  }
}

/** Gives React Router its patience; before the page comes alive. */
export function bePatient(connection: Connection, askForBuild: () => Promise<void>): void {
  window.fetch = patientFetch({
    send: window.fetch.bind(window),
    connection,
    rest: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
    leave: leaveForNewBuild,
  });
  // vite.config.ts makes the router import screens by it: its own way out is to load the page shown again, which offline is the end.
  window.importScreen = (url) =>
    patientImport({ load: () => import(/* @vite-ignore */ url), connection, askForBuild, leave: leaveForNewBuild });
}

declare global {
  interface Window {
    importScreen?: (url: string) => Promise<unknown>;
  }
}

function isOfNavigation(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const { pathname, origin } = addressOf(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  return method === 'GET' && origin === window.location.origin && (pathname.endsWith('.data') || pathname === '/__manifest');
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, window.location.origin);
}
