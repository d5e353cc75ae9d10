import { useContext, useEffect } from 'react';
import { type DataRouter, type MiddlewareFunction, redirect, redirectDocument, replace, UNSAFE_DataRouterContext } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import type { Translate } from '#client/locale/message.ts';
import { pageLocale } from '#client/locale/page-locale.ts';
import { shell } from '#client/locale/shell.ts';
import { isLocaleLeft } from '#client/locale/stored-locale.ts';
import { checkedSession } from '#client/session/session.ts';
import { guardNavigation, isOpenToVisitors } from '#rules/shop/navigation.ts';
import { closePanels } from '../panels/panels.ts';
import { selectPopups } from '../popups/popup-selection.ts';

/** What the middleware needs from the frame, since it runs outside React. */
let host: { router: DataRouter; text: Translate } | null = null;

/** Aborts the first page's guards when a navigation replaces it. */
const firstPage = new AbortController();
let isFirstPageGuarded = false;

/** Runs the guards before each navigation, including Back and Forward. The current page stays until they finish. */
export const guardNavigations: MiddlewareFunction = async ({ url, request }) => {
  const navigation = host?.router.state.navigation;
  if (!host || !navigation?.location || !isSamePage(navigation.location, url)) return;
  firstPage.abort();
  if (isLocaleLeft(pageLocale())) throw redirectDocument(url.pathname + url.search);
  const goTo = await runGuards({ path: url.pathname, signal: request.signal, text: host.text });
  if (goTo === null) return;
  // After Back the address bar already shows the refused page. Replacing it keeps the next Back from asking again.
  throw navigation.historyAction === 'POP' ? replace(goTo) : redirect(goTo);
};

/** The router for code outside React; null before hydration. */
export const routerOfPage = () => host?.router ?? null;

/** Passes the router to the middleware, and runs the guards for the first page, which no middleware sees. */
export function useNavigationGuards(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const text = useText();
  useEffect(() => {
    if (!router) return;
    host = { router, text };
    if (!isFirstPageGuarded) guardFirstPage(router, text);
  }, [router, text]);
}

async function guardFirstPage(router: DataRouter, text: Translate): Promise<void> {
  isFirstPageGuarded = true;
  const goTo = await runGuards({ path: router.state.location.pathname, signal: firstPage.signal, text });
  if (goTo !== null) await router.navigate(goTo, { replace: true });
}

// Middleware also runs for fetchers and revalidations. Only the router's state tells navigations apart, and it must come from the context:
// hooks learn of a navigation only after it has started.
function isSamePage(location: { pathname: string; search: string }, url: URL): boolean {
  return location.pathname === url.pathname && location.search === url.search;
}

/** A navigation about to happen. `path` has no origin or query. `signal` fires when another navigation replaces it. */
type Visit = { readonly path: string; readonly signal: AbortSignal; readonly text: Translate };

/** Allows a navigation (null), or returns where to redirect. */
type Guard = (visit: Visit) => null | Promise<'/main' | null>;

/** The three guards of specification 2.94, in its order. */
const guards: readonly Guard[] = [
  () => {
    selectPopups();
    return null;
  },
  () => {
    closePanels();
    return null;
  },
  requireLogin,
];

/** Runs the guards in order. Null if the page may be shown, or if the navigation was superseded. */
async function runGuards(visit: Visit): Promise<'/main' | null> {
  for (const guard of guards) {
    const goTo = await guard(visit);
    if (visit.signal.aborted) return null;
    if (goTo !== null) return goTo;
  }
  return null;
}

type Asked = { path: string; signal: AbortSignal; text: Translate };

/**
 * Guards member pages: visitors get an alert over the current page and are sent home (specification 2.93). Checks the session first, which may
 * renew it over the network. Other pages are not delayed.
 */
async function requireLogin({ path, signal, text }: Asked): Promise<'/main' | null> {
  if (isOpenToVisitors(path)) return null;
  const { isSignedIn } = await checkedSession();
  const decision = guardNavigation(path, isSignedIn);
  if (decision.isAllowed) return null;
  await dialog.alert({ message: text(shell.memberOnly), signal });
  return decision.goTo;
}
