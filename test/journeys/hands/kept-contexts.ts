import type { BrowserContext, Page } from 'playwright-core';
import { lane } from './lane.ts';

/** A browser context reused by one visitor after another. */
interface KeptContext {
  /** Visitors who ask for the same kind may reuse it; null for single use. */
  kind: string | null;
  context: BrowserContext;
  /** A page without a visitor. While it is open, the renderer process stays alive with its compiled scripts. */
  anchor: Page | null;
  /** Whether it has state that emptying does not remove. */
  isSpent: boolean;
  /** Closes it for good. */
  end: () => Promise<void>;
}

/** Each holds a process of a hundred megabytes. */
const mostFree = 5;
const free: KeptContext[] = [];
const taken = new Set<KeptContext>();

/**
 * A context as good as new: a free one of this kind, or a new one. Starting a process and compiling the shop's scripts in it takes a third
 * of a short visit. When the visitor closes it, it is emptied and kept. Its HTTP cache remains: pictures, scripts, and for a minute the
 * data of public pages, as for a returning visitor without cookies.
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

/** If no lasting state is left, the next visitor may reuse it. */
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

/** Changes to a whole context that emptying does not undo. Clock mocks run before every page, like init scripts. */
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

/** Removes everything of a visitor except the HTTP cache: pages, cookies, and what the shop's pages stored. */
async function empty({ context, anchor }: KeptContext): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())));
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), context.unrouteAll()]);
  if (anchor === null) return;
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: lane().shopUrl, storageTypes: 'all' });
  await devtools.detach();
}

/** The pages visitors have open. */
export function openPages(): Page[] {
  return [...taken].flatMap(({ context, anchor }) => context.pages().filter((page) => page !== anchor));
}

/** Prevents reuse of open contexts after a journey failed in them. */
export function spendOpenContexts(): void {
  for (const kept of taken) kept.isSpent = true;
}

/** Closes everything journeys left open. */
export async function leaveAll(): Promise<void> {
  for (const kept of taken) await leave(kept);
}
