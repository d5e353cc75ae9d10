import { useContext, useEffect } from 'react';
import { type DataRouter, type MiddlewareFunction, redirect, replace, UNSAFE_DataRouterContext } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { Translate } from '#client/locale/message.ts';
import { runGuards } from './guards.ts';

/** What the frame lends the middleware, which runs outside of React. */
let host: { router: DataRouter; text: Translate } | null = null;

/** Ends the guards of the first page when a navigation takes its place. */
const firstPage = new AbortController();
let isFirstPageGuarded = false;

/** Runs the guards before each navigation, Back and Forward included: the page shown stays until they have answered. */
export const guardNavigations: MiddlewareFunction = async ({ url, request }) => {
  const navigation = host?.router.state.navigation;
  if (!host || !navigation?.location || !isSamePage(navigation.location, url)) return;
  firstPage.abort();
  const goTo = await runGuards({ path: url.pathname, signal: request.signal, text: host.text });
  if (goTo === null) return;
  // After Back the address bar already says the refused page; replacing it keeps the next Back from asking again.
  throw navigation.historyAction === 'POP' ? replace(goTo) : redirect(goTo);
};

/** Lends the router to the middleware and asks the same guards about the page the visit begins with, which no middleware sees. */
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

// Middleware runs for fetchers and revalidations too. What tells a navigation from them is that the router says it is under way, and the
// router itself is to be had from its context alone: hooks learn of a navigation only after it has begun.
function isSamePage(location: { pathname: string; search: string }, url: URL): boolean {
  return location.pathname === url.pathname && location.search === url.search;
}
