import type { BrowserContext, Page } from 'playwright-core';
import { lane } from './lane.ts';

/** A context with what lets it be used again. */
interface Place {
  /** Visitors who ask for the same kind may have it one after the other; null for one visitor alone. */
  kind: string | null;
  context: BrowserContext;
  /** A page of no visitor. While it is open, the process stays that draws the others, and what it has compiled of the shop. */
  anchor: Page;
  /** Closes it for good. */
  end: () => Promise<void>;
}

/** Each holds a process of a hundred megabytes. */
const mostFree = 5;
const free: Place[] = [];
const taken = new Set<Place>();

/**
 * A context as good as new: one of this kind that another visitor has left, else one that is opened. To begin a process and compile the shop's scripts
 * in it is a third of what a short visit takes. When the visitor closes it, it is emptied and kept; pictures and scripts stay in its cache, as with
 * anybody who comes again without cookies.
 */
export async function takeContext(kind: string | null, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const at = kind === null ? -1 : free.findLastIndex((each) => each.kind === kind);
  const [left] = at < 0 ? [] : free.splice(at, 1);
  const place = left ?? (await openPlace(kind, open));
  taken.add(place);
  return place.context;
}

async function openPlace(kind: string | null, open: () => Promise<BrowserContext>): Promise<Place> {
  const context = await open();
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  const place = { kind, context, anchor, end: context.close.bind(context) };
  const isSpent = noticesScripts(context);
  context.close = async () => {
    taken.delete(place);
    if (kind === null || isSpent()) return place.end();
    await empty(place);
    free.push(place);
    if (free.length > mostFree) await free.shift()?.end();
  };
  return place;
}

/** Tells whether something runs before every page, which cannot be taken back: a script, or a clock of the context's own. */
function noticesScripts(context: BrowserContext): () => boolean {
  let isSpent = false;
  const spend = <Target extends object>(target: Target, name: keyof Target) => {
    const method = target[name] as (...args: unknown[]) => unknown;
    target[name] = ((...args: unknown[]) => {
      isSpent = true;
      return method.apply(target, args);
    }) as Target[keyof Target];
  };
  spend(context, 'addInitScript');
  spend(context.clock, 'install');
  spend(context.clock, 'setFixedTime');
  return () => isSpent;
}

/** Leaves nothing of a visitor but what is cached. */
async function empty({ context, anchor }: Place): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())));
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false), context.unrouteAll()]);
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: lane().shopUrl, storageTypes: 'all' });
  await devtools.detach();
}

/** The pages that visitors have open. */
export function openPages(): Page[] {
  return [...taken].flatMap(({ context, anchor }) => context.pages().filter((page) => page !== anchor));
}

/** Closes for good what a journey that failed has left open. */
export async function endVisits(): Promise<void> {
  for (const place of taken) await place.end();
  taken.clear();
}
