import type { BrowserContext, Page } from 'playwright-core';
import { lane } from './lane.ts';

/** A context that one visitor after the other may use. */
interface KeptContext {
  /** Visitors who ask for the same kind may have it; null for one visitor alone. */
  kind: string | null;
  context: BrowserContext;
  /** A page of no visitor. While it is open, the process stays that draws the others, and what it has compiled of the shop. */
  anchor: Page | null;
  /** Whether something is in it that emptying leaves there. */
  isSpent: boolean;
  /** Closes it for good. */
  end: () => Promise<void>;
}

/** Each holds a process of a hundred megabytes. */
const mostFree = 5;
const free: KeptContext[] = [];
const taken = new Set<KeptContext>();

/**
 * A context as good as new: one of this kind that another visitor has left, else one that is opened. To begin a process and compile the shop's scripts
 * in it is a third of what a short visit takes. When the visitor closes it, it is emptied and kept. Pictures and scripts stay in its cache, and the data
 * of pages that are the same for everybody for a minute, as with anybody who comes again without cookies.
 */
export async function takeContext(kind: string | null, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const at = free.findLastIndex((each) => each.kind === kind);
  const [left] = at < 0 ? [] : free.splice(at, 1);
  const kept = left ?? (await openKept(kind, open));
  taken.add(kept);
  return kept.context;
}

async function openKept(kind: string | null, open: () => Promise<BrowserContext>): Promise<KeptContext> {
  const context = await open();
  const kept: KeptContext = { kind, context, anchor: null, isSpent: kind === null, end: context.close.bind(context) };
  context.close = () => leave(kept);
  watchForTraces(kept);
  if (kind === null) return kept;
  kept.anchor = await context.newPage();
  await kept.anchor.goto('/robots.txt');
  return kept;
}

/** Where the visitor has left nothing that stays, the next one may have it. */
async function leave(kept: KeptContext): Promise<void> {
  if (!taken.delete(kept)) return;
  if (kept.isSpent) return kept.end();
  try {
    await empty(kept);
  } catch (error) {
    await kept.end();
    throw error;
  }
  free.push(kept);
  if (free.length > mostFree) await free.shift()?.end();
}

/** What is done to a context as a whole and not taken back when it is emptied. A clock runs before every page, as a script does. */
const traces = {
  context: ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'runFor', 'fastForward'],
} as const satisfies { context: (keyof BrowserContext)[]; clock: (keyof BrowserContext['clock'])[] };

function watchForTraces(kept: KeptContext): void {
  const watch = (target: object, names: readonly string[]) => {
    const methods = target as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]?.bind(target);
      methods[name] = (...args) => {
        kept.isSpent = true;
        return method?.(...args);
      };
    }
  };
  watch(kept.context, traces.context);
  watch(kept.context.clock, traces.clock);
}

/** Leaves nothing of a visitor but what is cached: no page, no cookie, nothing that the shop's pages have stored. */
async function empty({ context, anchor }: KeptContext): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())));
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), context.unrouteAll()]);
  if (anchor === null) return;
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: lane().shopUrl, storageTypes: 'all' });
  await devtools.detach();
}

/** The pages that visitors have open. */
export function openPages(): Page[] {
  return [...taken].flatMap(({ context, anchor }) => context.pages().filter((page) => page !== anchor));
}

/** Nobody uses again what is open now: a journey has failed in it. */
export function spendOpenContexts(): void {
  for (const kept of taken) kept.isSpent = true;
}

/** Closes what journeys have left open. */
export async function leaveAll(): Promise<void> {
  for (const kept of taken) await leave(kept);
}
