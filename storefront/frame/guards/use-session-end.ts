import { useContext, useEffect, useRef } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { isOpenToVisitors } from '#rules/shop/navigation.ts';

/**
 * A session that ends while a member page is shown (signed out in another tab, or sent away from another device) takes the page with it: what is
 * the member's leaves the screen first, then the alert of the guard says why.
 */
export function useSessionEnd(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { isSignedIn } = useSession();
  const text = useText();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const hasEnded = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!hasEnded || !router || isOpenToVisitors(pathOf(router))) return;
    void router.navigate('/main', { replace: true }).then(() => dialog.alert({ message: text(shell.memberOnly) }));
  }, [isSignedIn, router, text]);
}

// Whoever signs out here is on the way home already; the page that React shows may still be the old one.
function pathOf({ state: { navigation, location } }: DataRouter): string {
  return (navigation.location ?? location).pathname;
}
