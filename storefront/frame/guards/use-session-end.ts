import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { isOpenToVisitors } from '#rules/shop/navigation.ts';

/**
 * A session that ends while a member page is shown (signed out in another tab, or sent away from another device) takes the page with it: what is
 * the member's leaves the screen first, then the alert of the guard says why.
 */
export function useSessionEnd(): void {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = useText();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const hasEnded = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!hasEnded || isOpenToVisitors(pathname)) return;
    void Promise.resolve(navigate(urlFor('main'), { replace: true })).then(() => dialog.alert({ message: text(shell.memberOnly) }));
  }, [isSignedIn, pathname, navigate, text]);
}
