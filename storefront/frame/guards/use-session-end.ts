import { useContext, useEffect, useRef } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { mirrorLocale } from '#client/locale/stored-locale.ts';
import { useSession } from '#client/session/use-session.ts';
import { isOpenToVisitors } from '#rules/shop/navigation.ts';

/**
 * Handles a session that ends: its language cookie goes. On a member page (signed out in another tab, or revoked from another device), also
 * removes the member's data from the screen, then shows the guard's alert.
 */
export function useSessionEnd(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { isSignedIn } = useSession();
  const text = useText();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const hasEnded = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    // The next page follows the browser.
    if (hasEnded) mirrorLocale();
    if (!hasEnded || !router || isOpenToVisitors(pathOf(router))) return;
    void router.navigate('/main', { replace: true }).then(() => dialog.alert({ message: text(shell.memberOnly) }));
  }, [isSignedIn, router, text]);
}

// Signing out here already navigates home, but React may still show the old page.
function pathOf({ state: { navigation, location } }: DataRouter): string {
  return (navigation.location ?? location).pathname;
}
